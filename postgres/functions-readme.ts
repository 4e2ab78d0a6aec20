/** Writes the tables of `postgres/functions/README.md` from a migrated database, so that they stay true. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql, Transaction } from "./pool.ts";

/** A test compares it with the real triggers and functions. */
export const functionsReadme = join(import.meta.dirname, "functions", "README.md");

/** @param sql a migrated database */
export async function writeFunctionsReadme(sql: Sql): Promise<void> {
  await writeFile(functionsReadme, await describeFunctions(sql));
}

/** @returns the README with its tables as they should be */
export async function describeFunctions(sql: Sql): Promise<string> {
  const text = await readFile(functionsReadme, "utf8");
  const tables: Readonly<Record<string, string>> = {
    "who fires a function": await whoFires(sql),
    "what follows": await whatFollows(sql),
  };
  return text.replace(/(<!-- made: ([^>]+) -->\n).*?(<!-- end -->)/gs, (_, begin, name, end) => {
    return `${begin}\n${tables[name]}\n\n${end}`;
  });
}

async function whoFires(sql: Sql): Promise<string> {
  const rows = await sql<{ line: string }[]>`
    with fired as (
      select p.proname, c.oid::regclass::text as "table",
        concat_ws(', ', case when bool_or(tgtype & 4 <> 0) then 'insert' end,
          case when bool_or(tgtype & 16 <> 0) then 'update' end,
          case when bool_or(tgtype & 8 <> 0) then 'delete' end,
          case when bool_or(tgtype & 32 <> 0) then 'truncate' end) as events
      from pg_trigger as t join pg_class as c on c.oid = t.tgrelid join pg_proc as p on p.oid = t.tgfoid
      where not t.tgisinternal group by 1, 2
    ),
    alike as (
      select proname, events, string_agg("table", ', ' order by "table" collate "C") as tables
      from fired group by 1, 2
    )
    select format('| %s | %s |', proname, string_agg(events || ': ' || tables, '; ' order by events)) as line
    from alike group by proname order by proname collate "C"`;
  return ["| function | fired by |", "|---|---|", ...rows.map(({ line }) => line)].join("\n");
}

/** One row of each public table, so that a change of each reaches what is derived from it. */
const sample = `
  insert into albums (id, name, year) values (1, 'Anari', 1959);
  insert into singers (id, name) values (1, 'Mukesh');
  insert into lyricists (id, name) values (1, 'Shailendra');
  insert into music_directors (id, name) values (1, 'Shankar');
  insert into lyrics (id, title, lyrics_english, lyrics_hindi, genre, album_id)
  values (1, 'Sab Kuch Seekha', 'Sab kuch seekha hamne', 'सब कुछ सीखा हमने', 'Sad', 1);
  insert into lyrics_singers (lyric_id, singer_id) values (1, 1);
  insert into lyrics_lyricists (lyric_id, lyricist_id) values (1, 1);
  insert into lyrics_music_directors (lyric_id, music_director_id) values (1, 1);
  insert into track_numbers (lyric_id, number) values (1, 1);
  insert into lyric_translations (lyric_id, english) values (1, 'All I have learnt');
  insert into lyric_notes (lyric_id, line, note) values (1, 'sab kuch seekha hamne', 'A song of the film Anari.');
  insert into lyric_words (lyric_id, word, english) values (1, 'सीखा', 'learnt');
  insert into album_aliases (album_id, alias) values (1, 'Anadi');
  insert into album_facts (album_id, other_name) values (1, 'अनाड़ी');
  insert into person_aliases (name_key, alias) values ('mukesh', 'Mukesh Chand Mathur');
  insert into person_facts (name_key, other_name) values ('mukesh', 'मुकेश');
  insert into settings (key) values ('adCode1') on conflict do nothing;
  insert into words (word, roman, origin, english, hindi) values ('इश्क़', 'ishq', 'arabic', 'love', 'प्रेम') on conflict do nothing;
`;

/** Tries it: deletes the rows of each public table, and asks PostgreSQL which private tables it wrote to. */
async function whatFollows(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname collate "C"`;
  const origins = new Map<string, string[]>();
  for (const { name } of tables) {
    for (const table of await writtenBy(sql, name)) origins.set(table, [...(origins.get(table) ?? []), name]);
  }
  const lines = [...origins].sort().map(([table, names]) => `| ${table} | ${names.join(", ")} |`);
  return ["| private table | follows |", "|---|---|", ...lines].join("\n");
}

/** @returns the private tables that are written to when the rows of a public table are deleted */
async function writtenBy(sql: Sql, table: string): Promise<readonly string[]> {
  let written: readonly string[] = [];
  const undo = new Error("undo the trial");
  await sql
    .begin(async (trial) => {
      await trial.unsafe(sample);
      await trial`set constraints all immediate`;
      const before = await writesOf(trial);
      const { count } = await trial`delete from ${trial(table)}`;
      if (count === 0)
        throw new Error(`Add a row of ${table} to the sample of postgres/functions-readme.ts.`);
      await trial`set constraints all immediate`;
      const after = await writesOf(trial);
      written = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return written;
}

async function writesOf(sql: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ name: string; count: number }[]>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as count
    from pg_stat_xact_user_tables where schemaname = 'private'`;
  return new Map(rows.map(({ name, count }) => [name, count]));
}
