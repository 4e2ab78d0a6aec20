/**
 * SQL for stored counts, so that no page gets slower as the catalogue grows. The database updates them in the
 * transaction of each change (postgres/functions/counts/settle_counts.sql).
 */

/**
 * @param entries name of the table
 * @param alias alias of the table in the query
 * @returns an expression for the number of songs of this album or person
 */
export function storedSongCount(entries: string, alias: string): string {
  return `coalesce((
    select kept.songs from private.song_counts as kept where kept.entries = '${entries}' and kept.entry_id = ${alias}.id
  ), 0)`;
}

/**
 * @param entries name of the table
 * @returns an expression for the number of albums or people
 */
export function storedTotal(entries: string): string {
  return `coalesce((select sum(kept.count) from private.totals as kept where kept.entries = '${entries}'), 0)::bigint`;
}
