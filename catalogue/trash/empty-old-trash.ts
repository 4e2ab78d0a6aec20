/** Forgets for good what was deleted more than thirty days ago. To be called at each start and once a day. */
import type { Sql } from "#postgres";

/**
 * Any number of processes may call it at once.
 * @returns how many things were forgotten
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
