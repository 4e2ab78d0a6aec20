/** For tests of what happens at the same time: waits until a statement has come as far as the lock of another one. */
import type { Sql } from "../pool.ts";

/**
 * Waits until somebody waits for a lock in this database. The one who waits takes a connection, asking takes another.
 */
export async function waitUntilSomebodyWaits(sql: Sql): Promise<void> {
  const [row] =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if (!row) return waitUntilSomebodyWaits(sql);
}
