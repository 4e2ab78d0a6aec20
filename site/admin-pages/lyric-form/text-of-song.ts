/** A stored song as the text that its form begins with. */
import type { SongToEdit } from "#catalogue";
import { type LyricText, lyricText } from "./lyric-text.ts";

export function textOfSong(song: SongToEdit): LyricText {
  return lyricText((field) => (field === "year" ? String(song.year ?? "") : song[field]));
}
