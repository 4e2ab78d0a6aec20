/** Keeps the times of views small: one row for each quarter of an hour; and puts the latest views to those that are kept counted. To be called at each start and once a day. */
import type { Sql } from "#postgres";

/**
 * Any number of processes may call it at once.
 * @returns how many rows were put together
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function foldOldViews(sql: Sql): Promise<number> {
  const [row] = await sql<{ folded: number }[]>`select private.fold_old_views() as folded`;
  await sql`select private.fold_new_views()`;
  return row?.folded ?? 0;
}
