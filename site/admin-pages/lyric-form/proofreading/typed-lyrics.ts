/** Both lyric texts of the form, by their scripts, and how one text became another. */
import type { Edit, Remark } from "../../../../transliteration/proofreading/remark.ts";
import { movePlaces } from "../../../../transliteration/proofreading/remark.ts";
import type { LyricText } from "../lyric-text.ts";

export type Script = Remark["script"];

export type TypedLyrics = Readonly<Record<Script, string>>;

export const scripts: readonly Script[] = ["devanagari", "roman"];

export const fieldOfScript = { devanagari: "lyrics_hindi", roman: "lyrics_english" } as const;

export function typedLyrics({ lyrics_hindi, lyrics_english }: LyricText): TypedLyrics {
  return { devanagari: lyrics_hindi, roman: lyrics_english };
}

/**
 * @returns the one edit between what both texts have in common at their start and at their end; none if they are the
 * same
 */
export function editBetween(before: string, after: string): Edit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same++;
  return [{ start, end: before.length - same, text: after.slice(start, after.length - same) }];
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

/** @returns the line of a place, from 1 */
export function lineAt(text: string, start: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < start; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
