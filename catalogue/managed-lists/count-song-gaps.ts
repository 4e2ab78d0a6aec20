/**
 * Counts the songs that lack something, in one statement: the numbers beside the filters, of the list of songs that
 * lack a script, and of what is to be done.
 */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import { type GapCounts, gapCountsOf, type SongGap } from "./gaps.ts";

/** @throws the driver's error when the database cannot answer */
export async function countSongGaps(sql: Sql): Promise<GapCounts<SongGap>> {
  return queryJson(sql, `select ${gapCountsOf("lyrics")} as found`, []);
}

/** @returns the number of songs that lack a script; none lacks both */
export function lackingScripts({ hindi = 0, english = 0 }: GapCounts<SongGap>): number {
  return hindi + english;
}
