/**
 * Limits the size of the table of views to one row for each quarter of an hour, and adds the latest views to the
 * stored counts. Called at each start and once a day.
 */
import type { Sql } from "#postgres";

/**
 * Safe to call from several processes at once.
 * @returns the number of merged rows
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function foldOldViews(sql: Sql): Promise<number> {
  const [row] = await sql<{ folded: number }[]>`select private.fold_old_views() as folded`;
  await sql`select private.fold_new_views()`;
  return row?.folded ?? 0;
}
