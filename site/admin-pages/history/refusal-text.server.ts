/** Why a version was not restored, in words for somebody who has typed nothing. */
import { EntryRefused, SongRefused } from "#catalogue";

/** @returns null if the error is no refusal */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof SongRefused || error instanceof EntryRefused)) return null;
  if (error.code === "stale")
    return "It was changed in the meantime. Load this page again, and see what is new.";
  if (error.code === "gone") return "It was deleted in the meantime. Restore it from the trash first.";
  if (error.code === "lyrics-missing")
    return "This version has no lyrics. A song that is public, or has a time for it, needs them.";
  return error.message;
}
