/** Counts the songs that lack a script, in one statement. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";
import { countOf } from "./find-songs-lacking-script.ts";

/**
 * @returns the number of songs of the list; `mostListed + 1` means more than `mostListed`
 * @throws the driver's error when the database cannot answer
 */
export async function countSongsLackingScript(sql: Sql): Promise<number> {
  const row = await queryRow<{ count: number }>(sql, `select ${countOf("true")} as count`, []);
  return row?.count ?? 0;
}
