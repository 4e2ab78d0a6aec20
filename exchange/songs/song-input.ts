/** Converts a song of a file into the form's input. */
import { draftToCheck, type SongInput } from "#catalogue";
import { type ExchangedSong, fieldOfColumn, isPartField } from "./exchanged-song.ts";
import { readParts } from "./song-parts.ts";

/** @param song without problems; what a file does not mention is left out */
export function inputOf(song: ExchangedSong): SongInput {
  const input: Record<string, unknown> = {};
  for (const [column, { field, kind }] of fieldOfColumn) {
    const { [column]: text } = song;
    if (text === undefined || kind === "moment") continue;
    if (kind === "number") input[field] = text.trim() ? Number(text) : null;
    else input[field] = isPartField(column) ? readParts(column, text) : text;
  }
  return { title: "", ...input };
}

/** @returns what is checked by the rules of public songs: a draft may lack lyrics */
export function inputToCheck(song: ExchangedSong, isPublic: boolean): SongInput {
  const input = inputOf(song);
  return isPublic ? input : draftToCheck(input, { hasTime: Boolean(song.publish_at?.trim()) });
}
