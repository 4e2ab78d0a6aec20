/** The open reports of a song or a draft, which the administrator works through. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import type { ReportKind } from "./song-report.ts";

export interface OpenReport {
  readonly id: number;
  readonly kind: ReportKind;
  /** Lines end with `\n`. */
  readonly text: string;
  /** ISO 8601. */
  readonly reportedAt: string;
}

/**
 * @param songId of a song or a draft; a number that cannot be an id finds nothing
 * @returns the oldest first
 * @throws the driver's error when the database cannot answer
 */
export async function listOpenReports(sql: Sql, songId: number): Promise<readonly OpenReport[]> {
  if (!canBeId(songId)) return [];
  return sql<OpenReport[]>`
    select id, kind, text, to_json(reported_at) #>> '{}' as "reportedAt"
    from private.song_reports where lyric_id = ${songId} order by id`;
}

/**
 * Deletes reports, because they are done.
 * @param reportIds numbers that cannot be ids are ignored
 * @returns how many of them there were
 * @throws the driver's error when the database fails; nothing is deleted then
 */
export async function finishReports(sql: Sql, songId: number, reportIds: readonly number[]): Promise<number> {
  const ids = reportIds.filter(canBeId);
  if (!canBeId(songId) || ids.length === 0) return 0;
  const [row] = await retryTransaction(
    () => sql<{ count: number }[]>`select private.finish_reports(${songId}, ${ids}::bigint[]) as count`,
  );
  return row?.count ?? 0;
}

/**
 * Deletes the reports of songs that are gone for good. Called at each start and once a day.
 * @returns how many there were
 * @throws the driver's error when the database fails
 */
export async function forgetReportsOfGoneSongs(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select private.forget_reports() as count`;
  return row?.count ?? 0;
}
