/** What becomes, or became, of a song of a file. */
import type { Twin } from "#catalogue";
import type { PlannedSong } from "./plan-songs.ts";

/** `draft`: a draft or a withdrawn song is the same, and the song is left out. */
export type ImportStatus = "created" | "updated" | "unchanged" | "draft" | "wrong";

export interface Outcome {
  /** Such as `line 7`. */
  readonly place: string;
  readonly title: string;
  /** What happened to the song; in a dry run, what would happen. */
  readonly status: ImportStatus;
  /** Why it was left out. */
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
  if (planned.draft) return outcomeOf(planned, "draft", messageOf(planned.draft));
  if (!planned.stored && !hasColumnOfLyrics(planned)) return outcomeOf(planned, "wrong", withoutLyrics);
  return planned.stored && planned.changes.length === 0 ? outcomeOf(planned, "unchanged") : undefined;
}

/** Of a file that only changes stored songs nobody asks for lyrics. */
function hasColumnOfLyrics({ read: { song } }: PlannedSong): boolean {
  return song.lyrics_hindi !== undefined || song.lyrics_english !== undefined;
}

const withoutLyrics =
  "It would be a new song, but the file has no column of lyrics. Say which column has them, or add one.";

function messageOf({ id, status }: Twin): string {
  const what = status === "withdrawn" ? "was withdrawn" : "is a draft";
  return `This song ${what}. To make it public, publish it at /admin/lyrics/drafts/edit/${id}.`;
}
