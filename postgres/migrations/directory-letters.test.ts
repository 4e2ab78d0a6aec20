import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/index.ts";

const tables = ["albums", "singers", "lyricists", "music_directors"] as const;

test("names that are older than letters get the same letter as new ones, and no new version", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  for (const name of ["Élan", "क़लम", "3 Idiots", "“Dil”", "Елена", "\u0929", "***"])
    await sql`insert into albums (name) values (${name})`;
  const rowsOf = async (table: string) => [
    ...(await sql`select id, name, letter, updated_at::text from ${sql(table)} order by id`),
  ];
  const before = await Promise.all(tables.map(rowsOf));
  for (const table of tables) await sql`alter table ${sql(table)} drop column letter`;
  await sql.unsafe(await readFile(join(import.meta.dirname, "0006-directory-letters.sql"), "utf8"));
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
  expect(before[0]?.slice(-7).map(({ letter }) => letter)).toEqual(["E", "क", "#", "D", "#", "न", "#"]);
  const [off] = await sql`select count(*) as n from pg_trigger where tgname = 'tidy' and tgenabled <> 'O'`;
  expect(off?.n).toBe(0);
});
