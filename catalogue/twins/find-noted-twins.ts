/** Finds the likely twins of songs, people and albums that have changed. The database notes which (`private.twins_to_find`). */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";

/**
 * @param most songs, people and albums
 * @returns of how many; fewer than `most` if none is left for this process
 * @throws the driver's error when the database fails, or the same pairs are being changed; all stay noted then
 */
export async function findNotedTwins(sql: Sql, most: number): Promise<number> {
  const [row] = await retryTransaction(
    () => sql<{ found: number }[]>`select private.find_noted_twins(${most}) as found`,
  );
  return row?.found ?? 0;
}
