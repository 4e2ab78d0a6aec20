/**
 * Fills the tables of the search for songs and names that were written without triggers, by the functions that those
 * call. Its inverted indexes are made anew afterwards: to keep them up to date row by row takes several times as long.
 */
import type { Sql, TransactionSql } from "postgres";
import { inBatches, type Range, type Say } from "./in-batches.ts";
import { people } from "./write-names.ts";

const namesOfABatch = 2_000;
const songsOfABatch = 2_000;

/** Fewer have so few of the words that it is quicker to learn them by and by. */
const songsThatHaveMostWords = 5_000;

/** @param say is told how far it is */
export async function writeSounds(sql: Sql, songs: Range, say: Say): Promise<void> {
  await dropIndexes(sql);
  try {
    if (songs.last - songs.first >= songsThatHaveMostWords) await learnWords(sql);
    for (const table of ["albums", ...people.map(({ table }) => table)]) await writeNameSounds(sql, table);
    await inBatches(sql, "songs made findable", songs, songsOfABatch, say, writeSongSounds);
  } finally {
    say("making the indexes of the search");
    await restoreIndexes(sql);
  }
}

/** All at once, since connections that learn the same word at the same time both write it. */
async function learnWords(sql: Sql): Promise<void> {
  await sql`
    select private.learn_words(array_agg(private.plain_text(word)))
    from (
      select unnest(array[roman, hindi]) as word from large_catalogue.words
      union all select name from large_catalogue.names
    ) as every`;
  // Each text is taken apart and its words looked up there: with numbers of an empty table by the wrong way.
  await sql`analyze private.search_words`;
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

async function writeSongSounds(sql: TransactionSql, { first, last }: Range): Promise<void> {
  await sql`select private.write_song_sounds(array(select generate_series(${first}::bigint, ${last}::bigint)))`;
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
    select definition from private.dropped_search_indexes where to_regclass(name) is null order by name`;
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
