/**
 * Rebuilds the search index of songs and names that were loaded without triggers, with the functions that the triggers call.
 */
import type { Transaction } from "#postgres";

/** The tables of the search index, all built from songs and names. */
export const searchTables = [
  "private.search_fields",
  "private.search_lines",
  "private.search_names",
  "private.search_title_keys",
  "private.search_titles",
  "private.search_words",
];

/** Rows per statement. */
const batch = 1_000;

const tablesOfNames = ["albums", "singers", "lyricists", "music_directors"] as const;

/**
 * @param sql a transaction in which the index tables are empty and without inverted indexes, which are faster to build
 * afterwards
 */
export async function rebuildSearchIndex(sql: Transaction): Promise<void> {
  for (const table of tablesOfNames) {
    await inBatches(sql, table, async (first, last) => {
      await sql`
        select private.write_name_sounds(${table}, array_agg(id), array_agg(name))
        from public.${sql(table)} where id between ${first} and ${last}`;
    });
  }
  await inBatches(sql, "lyrics", async (first, last) => {
    await sql`
      select private.write_song_sounds(array_agg(id))
      from public.lyrics where id between ${first} and ${last}`;
  });
}

/** @param write gets the first and last id of a batch */
async function inBatches(
  sql: Transaction,
  table: string,
  write: (first: number, last: number) => Promise<void>,
): Promise<void> {
  const batches = await sql<{ first: number; last: number }[]>`
    select min(id) as first, max(id) as last
    from (select id, row_number() over (order by id) - 1 as place from public.${sql(table)}) as row
    group by place / ${batch}::bigint order by 1`;
  for (const [number, { first, last }] of batches.entries()) {
    await write(first, last);
    // Words are looked up one by one, and PostgreSQL picks a slow plan while it believes that the table is empty.
    if (number === 0) await sql`analyze private.search_words`;
  }
}
