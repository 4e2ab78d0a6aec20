/** Removes deletions older than thirty days from the trash. Called at each start and once a day. */
import type { Sql } from "#postgres";

/**
 * Safe to call from several processes at once.
 * @returns the number of removed rows
 * @throws the driver's error when the database fails
 */
export async function emptyOldTrash(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from private.trash
    where id in (
      select id from private.trash where deleted_at <= now() - interval '30 days' for update skip locked
    )`;
  return count;
}
