/** What becomes, or became, of a song of a file. */
import type { PlannedSong } from "./plan-songs.ts";

export type ImportStatus = "created" | "updated" | "unchanged" | "wrong";

export interface Outcome {
  /** Such as `line 7`. */
  readonly place: string;
  readonly title: string;
  /** What happened to the song; in a dry run, what would happen. */
  readonly status: ImportStatus;
  /** Why it was skipped. */
  readonly message?: string;
}

export function outcomeOf(
  { read: { place, song } }: PlannedSong,
  status: ImportStatus,
  message?: string,
): Outcome {
  return { place, title: song.title ?? "", status, ...(message !== undefined && { message }) };
}

/** @returns the outcome when it is known without a further query */
export function knownOutcome(planned: PlannedSong): Outcome | undefined {
  if (planned.read.problem) return outcomeOf(planned, "wrong", planned.read.problem);
  return planned.stored && planned.changes.length === 0 ? outcomeOf(planned, "unchanged") : undefined;
}
