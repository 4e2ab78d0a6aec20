/**
 * Fills what the search knows of words and names that were written without triggers, by the functions that those call, and
 * does without the search's inverted indexes meanwhile: to keep them up to date row by row takes several times as long as
 * to make them anew.
 */
import type { Sql, TransactionSql } from "postgres";
import { inBatches, type Range, type Say } from "./in-batches.ts";
import { people } from "./write-names.ts";

const namesOfABatch = 2_000;
const wordsOfABatch = 2_000;

/** @param write fills the tables of the search */
export async function withoutSearchIndexes(sql: Sql, say: Say, write: () => Promise<void>): Promise<void> {
  await dropIndexes(sql);
  try {
    await write();
  } finally {
    say("making the indexes of the search");
    await restoreIndexes(sql);
  }
}

/**
 * Works out what all words sound like, for the search and for the songs that are drawn from them. Each word once, since
 * connections that learn the same one at the same time both write it.
 */
export async function learnWords(sql: Sql): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    with plain as (
      select distinct written
      from (
        select unnest(array[roman, hindi]) as word from large_catalogue.words
        union all select name from large_catalogue.named_singers
        union all select name from large_catalogue.named_lyricists
        union all select name from large_catalogue.named_music_directors
      ) as every, string_to_table(private.plain_text(word), ' ') as written
    ), kept as (
      insert into large_catalogue.plain_words select row_number() over (), written from plain returning 1
    )
    select count(*)::integer as count from kept`;
  await inBatches(sql, "words", { first: 1, last: count }, wordsOfABatch, undefined, learnPart);
  // Each text is taken apart and its words looked up there: with numbers of an empty table by the wrong way.
  await sql`analyze private.search_words`;
  await sql`
    create table large_catalogue.known_words as
    select w.*, r.sound as roman_sound, r.key as roman_key, r.bones as roman_bones, hashtext(r.key) as roman_mark,
      h.sound as hindi_sound, h.key as hindi_key, h.bones as hindi_bones, hashtext(h.key) as hindi_mark
    from large_catalogue.words as w
    cross join lateral (select * from private.search_words as s where s.written = w.roman limit 1) as r
    cross join lateral (
      select * from private.search_words as s where s.written = private.plain_text(w.hindi) limit 1
    ) as h`;
  await sql`analyze large_catalogue.known_words`;
}

async function learnPart(sql: TransactionSql, { first, last }: Range): Promise<void> {
  await sql`
    select private.learn_words(array_agg(written)) from large_catalogue.plain_words
    where number between ${first} and ${last}`;
}

export async function writeNamesSounds(sql: Sql): Promise<void> {
  for (const table of ["albums", ...people.map(({ table }) => table)]) await writeNameSounds(sql, table);
}

async function writeNameSounds(sql: Sql, table: string): Promise<void> {
  const mine =
    table === "albums"
      ? sql`select id from large_catalogue.albums`
      : sql`select id from large_catalogue.people where kind = ${table}`;
  const ids = (await sql<{ id: number }[]>`${mine} order by id`).map(({ id }) => id);
  const places = { first: 0, last: ids.length - 1 };
  await inBatches(
    sql,
    `${table} made findable`,
    places,
    namesOfABatch,
    undefined,
    async (transaction, part) => {
      await transaction`
      select private.write_name_sounds(${table}, array_agg(id), array_agg(name))
      from public.${transaction(table)} where id = any (${ids.slice(part.first, part.last + 1)}::bigint[])`;
    },
  );
}

/** Remembered in the database, so that the next run makes them even if this one is killed. */
async function dropIndexes(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`
      create table private.dropped_search_indexes as
      select format('%I.%I', i.schemaname, i.indexname) as name, i.indexdef as definition
      from pg_catalog.pg_indexes as i
      where i.schemaname = 'private' and i.tablename like 'search\_%' and i.indexdef like '% USING gin %'`;
    const dropped = await transaction<{ name: string }[]>`select name from private.dropped_search_indexes`;
    for (const { name } of dropped) await transaction.unsafe(`drop index ${name}`);
  });
}

/** Makes what a run has dropped, on two connections. Does nothing when nothing is missing. */
export async function restoreIndexes(sql: Sql): Promise<void> {
  const [row] = await sql`select to_regclass('private.dropped_search_indexes') is not null as there`;
  if (!row?.there) return;
  const missing = await sql<{ definition: string }[]>`
    select definition from private.dropped_search_indexes where to_regclass(name) is null
    order by pg_table_size(substring(definition from ' ON (\\S+) ')::regclass)`;
  // The largest table first, so that both connections end at about the same time.
  const make = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const { definition } = next;
      await sql.begin(async (transaction) => {
        await transaction`set local maintenance_work_mem = '512MB'`;
        await transaction.unsafe(definition);
      });
    }
  };
  await Promise.all([make(), make()]);
  await sql`drop table private.dropped_search_indexes`;
}

/** What the search knows of the fields of these songs, whose titles, lines and credits are written. */
export async function writeFields(sql: TransactionSql, { first, last }: Range): Promise<void> {
  await sql`
    select private.learn_words(array_agg(distinct private.plain_text(concat_ws(E'\n', genre, year))))
    from public.lyrics where id between ${first} and ${last}`;
  await sql`select private.write_song_fields(array(select generate_series(${first}::bigint, ${last}::bigint)))`;
}
