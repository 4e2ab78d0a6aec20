/**
 * Reads a plain text, which is one song: its title is the first line if a blank one follows, else the name of the
 * file.
 */
import type { ExchangedSong } from "../songs/exchanged-song.ts";
import { lyricsByScript } from "./script-of-text.ts";

/** @param name of the file, without its ending */
export function readPlainText(text: string, name: string): ExchangedSong {
  const lines = text.trim().split(/\r\n?|\n/);
  const hasTitle = lines.length > 2 && lines[1]?.trim() === "";
  const [title, lyrics] = hasTitle ? [lines[0], lines.slice(2)] : [name, lines];
  return { title: title?.trim() ?? name, ...lyricsByScript(lyrics.join("\n")) };
}
