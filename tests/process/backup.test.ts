import { statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findOldestPostgres } from "#machine";
import { binariesIn, type Sql } from "#postgres";
import { makeOlderDataFolder, processesIn } from "../../postgres/testing/index.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { runCommand } from "./run-command.ts";
import { startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { adminPassword, signInAt } from "./sign-in.ts";
import { withDatabase } from "./with-database.ts";

const folder = temporaryFolder();
const made = copyOfTemplate("no-songs");
afterAll(() => {
  folder.remove();
  made.remove();
});
const data = made.path;
const file = join(folder.path, "all.backup");

async function saveSongs(sql: Sql): Promise<void> {
  await sql`
    select save_lyric(p_title => 'Song ' || n, p_lyrics_english => 'la', p_singer_names => array['Lata'],
      p_album_name => 'Album ' || n % 3)
    from generate_series(1, 9) as n`;
}

describe("while the site is running", () => {
  test("a backup is made and restored, the site continues with the restored data, and sessions end", async () => {
    const site = await startSite(data, { ADMIN_PASSWORD: adminPassword, STARTER_CATALOGUE: "off" });
    await withDatabase(data, saveSongs);
    const made = await runCommand(data, "backup", file);
    expect(made).toEqual({ code: 0, output: expect.stringContaining("9 songs, 3 albums, 1 singer") });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const session = await signInAt(site.address);
    await withDatabase(data, (sql) => sql`delete from lyrics`);
    const refused = await runCommand(data, "restore", file);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("This database is not empty") });
    const restored = await runCommand(data, "restore", file, "--replace");
    expect(restored.output).toMatch(/Restored as of .*: 9 songs, 3 albums.*\n.*sessions are ended/);
    expect(restored.code).toBe(0);
    expect(await (await fetch(`${site.address}/`)).text()).toContain("Song 9");
    const dashboard = await fetch(`${site.address}/admin/dashboard`, {
      headers: { Cookie: session },
      redirect: "manual",
    });
    expect(dashboard.status).toBe(302);
    await signInAt(site.address);
    expect(site.output()).not.toMatch(/error/i);
    await stopProgram(site);
  });
});

describe("while no site is running", () => {
  test("a backup is restored into an empty data folder, to which a start adds no starter songs", async () => {
    await withDatabase(data, (sql) => sql`delete from lyrics where id > 5`);
    const few = join(folder.path, "few.backup");
    expect(await runCommand(data, "backup", few)).toMatchObject({ code: 0 });
    const empty = join(folder.path, "empty");
    expect((await runCommand(empty, "restore", few)).output).toContain("5 songs, 3 albums");
    expect(processesIn(empty)).toEqual([]);
    const site = await startSite(empty);
    const [row] = await withDatabase(empty, (sql) => sql`select count(*) as songs from lyrics`);
    expect(row).toEqual({ songs: 5 });
    await stopProgram(site);
  });

  test("a truncated backup is refused with one sentence, and the data folder is unchanged", async () => {
    truncateSync(file, statSync(file).size - 100);
    const { code, output } = await runCommand(data, "restore", file, "--replace");
    expect([code, output]).toEqual([1, expect.stringMatching(/all\.backup: It is cut short: .*\n$/)]);
    const [row] = await withDatabase(data, (sql) => sql`select count(*) as songs from lyrics`);
    expect(row).toEqual({ songs: 5 });
  });

  test("exported songs can be imported again, and errors in the file are reported by line", async () => {
    const songs = join(folder.path, "songs.csv");
    expect(await runCommand(data, "export", songs)).toMatchObject({ code: 0 });
    expect((await runCommand(data, "import", songs)).output).toContain(
      "0 created, 0 updated, 5 unchanged, 0 left out, 0 wrong",
    );
    writeFileSync(join(folder.path, "more.csv"), "title,lyrics_english\nMore,la\nLess,\n");
    const { code, output } = await runCommand(data, "import", join(folder.path, "more.csv"), "--dry-run");
    expect(output).toContain('line 2: "More" would be created');
    expect(output).toContain('line 3: "Less" wrong: Please provide lyrics');
    expect(code).toBe(1);
  });
});

test.each(["backup", "restore", "upgrade-database", "import", "export"])(
  "%s prints its usage",
  async (name) => {
    const usage = expect.stringContaining(`Usage: npm run ${name}`);
    expect(await runCommand(data, name, "--help")).toEqual({ code: 0, output: usage });
  },
);

test("a wrong command line is refused with what was expected and the usage", async () => {
  const usage = expect.stringMatching(/The name of a file was expected\.\n\nUsage: npm run backup/);
  expect(await runCommand(data, "backup")).toEqual({ code: 1, output: usage });
});

const oldest = findOldestPostgres();

if (oldest.found) {
  test("an older data folder is refused with the command that upgrades it, which keeps all songs", async () => {
    const older = join(folder.path, "older");
    await makeOlderDataFolder(older, binariesIn(oldest.binaries), saveSongs);
    expect((await runCommand(older, "backup", join(folder.path, "none"))).output).toContain(
      "made by PostgreSQL 15; this version of Antara brings 18 and has changed nothing. Bring its data along with: npm run upgrade-database",
    );
    const { code, output } = await runCommand(older, "upgrade-database", "--old-bin", oldest.binaries);
    expect([code, output]).toEqual([0, expect.stringContaining("Upgraded: 9 songs, 3 albums")]);
    const [row] = await withDatabase(
      older,
      (sql) => sql`
      select count(*) as songs, current_setting('server_version_num')::integer / 10000 as major from lyrics`,
    );
    expect(row).toEqual({ songs: 9, major: 18 });
    expect(statSync(join(older, "postgres-15", "PG_VERSION")).isFile()).toBe(true);
    expect((await runCommand(older, "upgrade-database")).output).toContain("nothing to upgrade");
  });
}
