import { expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const names = [
  "Æon",
  "ærlig",
  "Œuvre",
  "Øre",
  "Þing",
  "ßeta",
  "Đorđe",
  "Ðoð",
  "Łódź",
  "ħara",
  "“Æ”",
  "Ōm",
  "Ω",
  "дом",
];
const letters = ["A", "A", "O", "O", "T", "S", "D", "D", "L", "H", "A", "O", "#", "#"];

test("names stand under the letter that their first one looks like, and so do first lines", async () => {
  const { sql } = await openTestDatabase();
  for (const name of names) {
    await sql`insert into albums (name) values (${name})`;
    await sql`insert into lyrics (title, lyrics_english) values ('Geet', ${name})`;
  }
  const lettersOf = async (rows: Promise<readonly object[]>) =>
    (await rows).map((row) => Object.values(row)[0]);
  expect(await lettersOf(sql`select letter from albums order by id`)).toEqual(letters);
  expect(await lettersOf(sql`select letter from private.first_lines order by lyric_id`)).toEqual(letters);
});

test("older names are put under the letter of a new rule at a start, without a new version", async () => {
  const { sql } = await openTestDatabase();
  const tables = ["albums", "singers", "lyricists", "music_directors"];
  for (const table of tables) {
    for (const name of names) await sql`insert into ${sql(table)} (name) values (${name})`;
    await sql.begin(async (old) => {
      await old`set local session_replication_role = replica`;
      await old`update ${sql(table)} set letter = '#'`;
    });
  }
  await sql`select private.recount()`;
  const versions = () => sql`select string_agg(updated_at::text, ' ' order by id) as all from albums`;
  const before = await versions();
  await sql`update private.line_rules set hash = 'older'`;
  await sql`select private.renew_groups()`;
  for (const table of tables) {
    const rows = await sql<{ letter: string }[]>`select letter from ${sql(table)} order by id`;
    expect(rows.map(({ letter }) => letter)).toEqual(letters);
    expect(
      await sql`select letter, count from private.totals
        where entries = ${table} and letter in ('A', '#') order by letter`,
    ).toEqual([
      { letter: "#", count: 2 },
      { letter: "A", count: 3 },
    ]);
  }
  expect(await versions()).toEqual(before);
  expect(await sql`select from pg_trigger where tgenabled <> 'O'`).toEqual([]);
});
