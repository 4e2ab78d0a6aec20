/** Text with the matches of a query marked. */
import { type Range, wordsOfText } from "./words-of-text.ts";

interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The pieces of a text, split where a match begins or ends. */
export type MarkedText = readonly TextPiece[];

/** In UTF-16 units; a longer text is shortened to a part around its first match. */
const longestText = 180;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/**
 * Marks literal occurrences of a query, ignoring case.
 * @param text in NFC, as stored
 * @param query in NFC, as returned by `readQuery`
 * @returns null if the text does not contain the query
 */
export function markLetters(text: string, query: string): MarkedText | null {
  const sought = lower(query).text;
  if (sought === "") return null;
  const { text: searched, origins } = lower(text);
  const found: Range[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + sought.length)) {
    found.push([origins[at] ?? 0, origins[at + sought.length] ?? text.length]);
  }
  return found.length === 0 ? null : excerpt(text, wholeCharacters(text, found));
}

/** @param numbers numbers of the words to mark, from 1 */
export function markWords(text: string, numbers: readonly number[]): MarkedText {
  return excerpt(text, joinAdjacent(text, wordsOf(text, numbers)));
}

/** @param numbers numbers of the words, from 1, whose first letters are marked with their signs */
export function markFirstLetters(text: string, numbers: readonly number[]): MarkedText {
  const letters = wordsOf(text, numbers).map(([start]): Range => [start, start + 1]);
  return excerpt(text, wholeCharacters(text, letters));
}

export function unmarked(text: string): MarkedText {
  return excerpt(text, []);
}

/** @param ranges in ascending order, without overlaps */
export function markRanges(text: string, ranges: readonly Range[]): MarkedText {
  return splitText(text, joinAdjacent(text, wholeCharacters(text, ranges)));
}

/** Joins matches with only a blank between them. */
function joinAdjacent(text: string, ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (last && text.slice(last[1], start) === " ") joined[joined.length - 1] = [last[0], end];
    else joined.push([start, end]);
  }
  return joined;
}

function splitText(text: string, ranges: readonly Range[]): TextPiece[] {
  const ends = [0, ...ranges.flat(), text.length];
  return ends
    .slice(1)
    .map((end, index) => ({ text: text.slice(ends[index], end), isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function wordsOf(text: string, numbers: readonly number[]): Range[] {
  const words = wordsOfText(text);
  return numbers.toSorted((one, other) => one - other).flatMap((number) => words.slice(number - 1, number));
}

/** Lower case with the original index of each UTF-16 unit, because `İ` becomes two units. */
function lower(text: string): { readonly text: string; readonly origins: readonly number[] } {
  const lowerCase = text.toLowerCase();
  if (lowerCase.length === text.length)
    return { text: lowerCase, origins: Array.from({ length: lowerCase.length }, (_, i) => i) };
  let lowered = "";
  const origins: number[] = [];
  let origin = 0;
  for (const character of text) {
    const letters = character.toLowerCase();
    lowered += letters;
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(origin);
    origin += character.length;
  }
  return { text: lowered, origins };
}

/** Extends ranges to whole graphemes: a letter and its vowel sign in different elements would be drawn wrong. */
function wholeCharacters(text: string, ranges: readonly Range[]): Range[] {
  const starts = Array.from(graphemes.segment(text), ({ index }) => index);
  return ranges.map(([from, to]) => [
    starts.findLast((start) => start <= from) ?? from,
    starts.find((start) => start >= to) ?? text.length,
  ]);
}

function excerpt(text: string, ranges: readonly Range[]): MarkedText {
  const { start, end } = excerptBounds(text, ranges[0]);
  const shown = ranges
    .map(([from, to]): Range => [Math.max(from, start) - start, Math.min(to, end) - start])
    .filter(([from, to]) => from < to);
  const pieces = splitText(text.slice(start, end), shown);
  if (start > 0) pieces.unshift({ text: "… ", isMatch: false });
  if (end < text.length) pieces.push({ text: " …", isMatch: false });
  return pieces;
}

/** Cuts at blanks, so that no letter is separated from its signs. */
function excerptBounds(
  text: string,
  match: Range | undefined,
): { readonly start: number; readonly end: number } {
  if (text.length <= longestText) return { start: 0, end: text.length };
  const from = match?.[0] ?? 0;
  const blankBefore = text.lastIndexOf(" ", Math.max(0, from - longestText / 3));
  const start = from < longestText / 2 ? 0 : blankBefore + 1;
  const blankAfter = text.indexOf(" ", Math.max(match?.[1] ?? 0, start + longestText));
  return { start, end: blankAfter < 0 ? text.length : blankAfter };
}
