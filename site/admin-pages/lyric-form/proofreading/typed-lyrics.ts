/** Both lyric texts of the form, by their scripts, and how one text became another. */
import type { Edit, Remark } from "../../../../transliteration/proofreading/remark.ts";
import { movePlaces } from "../../../../transliteration/proofreading/remark.ts";
import { editBetween } from "../edit-between.ts";
import type { LyricText } from "../lyric-text.ts";

export type Script = Remark["script"];

export type TypedLyrics = Readonly<Record<Script, string>>;

export const scripts: readonly Script[] = ["devanagari", "roman"];

export const fieldOfScript = { devanagari: "lyrics_hindi", roman: "lyrics_english" } as const;

export function typedLyrics({ lyrics_hindi, lyrics_english }: LyricText): TypedLyrics {
  return { devanagari: lyrics_hindi, roman: lyrics_english };
}

/** @returns the one edit between two texts; none if they are the same */
export function editsBetween(before: string, after: string): Edit[] {
  return before === after ? [] : [editBetween(before, after)];
}

/**
 * Remarks stay while somebody types elsewhere, and go when their words are touched.
 * @param edits of the text of this script
 */
export function moveRemarks(remarks: readonly Remark[], script: Script, edits: readonly Edit[]): Remark[] {
  if (edits.length === 0) return [...remarks];
  return remarks
    .map((remark) =>
      remark.script === script ? { ...remark, places: movePlaces(remark.places, edits) } : remark,
    )
    .filter(({ places }) => places.length > 0);
}

/** @param starts of places, in the order of the text; @returns the line of each, from 1 */
export function linesAt(text: string, starts: readonly number[]): number[] {
  let [line, at] = [1, text.indexOf("\n")];
  return starts.map((start) => {
    for (; at !== -1 && at < start; at = text.indexOf("\n", at + 1)) line++;
    return line;
  });
}
