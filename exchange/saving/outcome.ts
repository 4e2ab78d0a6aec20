/** What becomes, or became, of a song of a file. */
import type { Twin } from "#catalogue";
import type { PlannedSong } from "./plan-songs.ts";

/**
 * `draft`: it is left out, since a draft or a withdrawn song is the same, or, of a song that is not public, a public
 * one.
 */
export type ImportStatus = "created" | "updated" | "unchanged" | "draft" | "wrong";

export interface Outcome {
  /** Such as `line 7`. */
  readonly place: string;
  readonly title: string;
  /** What happened to the song; in a dry run, what would happen. */
  readonly status: ImportStatus;
  /** Why it was left out. */
  readonly message?: string;
  /** What a song is that is not public. */
  readonly as?: "draft" | "withdrawn";
}

export function outcomeOf(
  { read: { place, song }, status: as }: PlannedSong,
  status: ImportStatus,
  message?: string,
): Outcome {
  const isSaved = message === undefined;
  return { place, title: song.title ?? "", status, ...(isSaved ? as !== "public" && { as } : { message }) };
}

/** @returns the outcome when it is known without a further query */
export function knownOutcome(planned: PlannedSong): Outcome | undefined {
  if (planned.read.problem) return outcomeOf(planned, "wrong", planned.read.problem);
  if (planned.draft) return outcomeOf(planned, "draft", messageOf(planned.draft));
  const isPublic = planned.status === "public";
  if (isPublic && !planned.stored && !hasColumnOfLyrics(planned))
    return outcomeOf(planned, "wrong", withoutLyrics);
  return planned.stored && planned.changes.length === 0 ? outcomeOf(planned, "unchanged") : undefined;
}

/** Of a file that only changes stored songs nobody asks for lyrics. */
function hasColumnOfLyrics({ read: { song } }: PlannedSong): boolean {
  return song.lyrics_hindi !== undefined || song.lyrics_english !== undefined;
}

const withoutLyrics =
  "It would be a new song, but it has no lyrics. In a table, say which column has them, or add one.";

function messageOf({ id, status }: Twin): string {
  if (status === "public")
    return `This song is public here, and no import withdraws a song. To withdraw it, open /admin/lyrics/edit/${id}.`;
  const what = status === "withdrawn" ? "was withdrawn" : "is a draft";
  return `This song ${what}. To make it public, publish it at /admin/lyrics/drafts/edit/${id}.`;
}
