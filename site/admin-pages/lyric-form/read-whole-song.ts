/** Reads a song from a text that was copied from anywhere, as the import reads text files, into the form. */

import { songFields } from "#fields";
import { fieldOfColumn, readPlainText } from "../../../exchange/reading/index.ts";
import { titleOf } from "./drafting/title-case.ts";
import { differingFields, type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

export interface WholeSong {
  /** What the fields of the form become; fields with other text of somebody's own are left as they are. */
  readonly filled: Partial<LyricText>;
  /** What was read for such fields. */
  readonly kept: Partial<LyricText>;
  /** For the editor: what was read how, and what was left out. */
  readonly remarks: readonly string[];
}

/**
 * @param pasted the text
 * @param text of the form
 * @param initial what the form began with, which nobody has typed into this song
 */
export function readWholeSong(pasted: string, text: LyricText, initial: LyricText): WholeSong {
  const [{ song, remarks = [] } = { song: {} }, ...others] = readPlainText(pasted, "");
  const read = new Map<LyricField, string>();
  for (const [column, { field }] of fieldOfColumn) {
    const value = song[column];
    if (value && (lyricFields as readonly string[]).includes(field)) read.set(field as LyricField, value);
  }
  const [firstRoman = ""] = (read.get("lyrics_english") ?? "").split("\n");
  if (!read.has("title") && firstRoman !== "") read.set("title", titleOf(firstRoman));
  const own = new Set(differingFields(text, initial).filter((field) => text[field].trim() !== ""));
  const differing = [...read].filter(([field, value]) => value !== text[field]);
  const more = `The text has ${others.length + 1} songs: only the first was read. Import and export reads all.`;
  return {
    filled: Object.fromEntries(differing.filter(([field]) => !own.has(field))),
    kept: Object.fromEntries(differing.filter(([field]) => own.has(field))),
    remarks: others.length > 0 ? [...remarks, more] : remarks,
  };
}

/** @returns for example `Song Title, Singers and Hindi Lyrics` */
export function labelsOfFields(texts: Partial<LyricText>): string {
  const labels = lyricFields.filter((field) => field in texts).map((field) => songFields[field].label);
  return labels.join(", ").replace(/, (?=[^,]*$)/, " and ");
}
