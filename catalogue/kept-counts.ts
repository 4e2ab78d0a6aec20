/**
 * SQL for what is kept counted, so that no page costs more the more songs there are. The database writes it within the
 * transaction that changes something (postgres/functions/counts/keep_counts.sql).
 */

/**
 * @param entries name of the table
 * @param alias by which the query calls its row
 * @returns an expression for how many songs this album or person has
 */
export function keptSongCount(entries: string, alias: string): string {
  return `coalesce((
    select kept.songs from private.song_counts as kept where kept.entries = '${entries}' and kept.entry_id = ${alias}.id
  ), 0)`;
}

/**
 * @param entries name of the table
 * @returns an expression for how many albums or people there are
 */
export function keptTotal(entries: string): string {
  return `coalesce((select sum(kept.count) from private.totals as kept where kept.entries = '${entries}'), 0)::bigint`;
}
