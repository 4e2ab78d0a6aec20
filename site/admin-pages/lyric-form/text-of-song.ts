/** The initial text of the form that edits a stored song. */
import type { SongToEdit } from "#catalogue";
import { type LyricText, lyricText } from "./lyric-text.ts";

export function textOfSong(song: SongToEdit): LyricText {
  return lyricText((field) => (field === "year" ? String(song.year ?? "") : song[field]));
}
