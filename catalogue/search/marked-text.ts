/** A text in which what a query matched is marked. */
import { type Range, wordsOfText } from "./words-of-text.ts";

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in its order, parted where a match begins and ends. */
export type MarkedText = readonly TextPiece[];

/** Characters; a longer text is shown around its first match. */
const longestText = 180;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/**
 * Marks a query where the text has it letter by letter.
 * @param text and query in NFC, as the database stores it and `readQuery` gives it
 * @returns null where the text does not hold the query; its case does not count
 */
export function markLetters(text: string, query: string): MarkedText | null {
  const sought = lower(query).text;
  if (sought === "") return null;
  const { text: searched, origins } = lower(text);
  const found: Range[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + sought.length)) {
    found.push([origins[at] ?? 0, origins[at + sought.length] ?? text.length]);
  }
  return found.length === 0 ? null : shownPieces(text, wholeCharacters(text, found));
}

/** @param numbers of the words to be marked, from 1; words with nothing but a blank between them are marked as one */
export function markWords(text: string, numbers: readonly number[]): MarkedText {
  return shownPieces(text, neighboursJoined(text, wordsOf(text, numbers)));
}

/** @param numbers of the words whose first letters are to be marked, each with its signs */
export function markFirstLetters(text: string, numbers: readonly number[]): MarkedText {
  const letters = wordsOf(text, numbers).map(([start]): Range => [start, start + 1]);
  return shownPieces(text, wholeCharacters(text, letters));
}

/** A text in one piece. */
export function unmarked(text: string): MarkedText {
  return shownPieces(text, []);
}

/** @param ranges that follow each other, of which each marks whole characters */
export function markRanges(text: string, ranges: readonly Range[]): MarkedText {
  return partText(text, neighboursJoined(text, wholeCharacters(text, ranges)));
}

/** Words with nothing but a blank between them are marked as one. */
function neighboursJoined(text: string, ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (last && text.slice(last[1], start) === " ") joined[joined.length - 1] = [last[0], end];
    else joined.push([start, end]);
  }
  return joined;
}

function partText(text: string, ranges: readonly Range[]): TextPiece[] {
  const ends = [0, ...ranges.flat(), text.length];
  return ends
    .slice(1)
    .map((end, place) => ({ text: text.slice(ends[place], end), isMatch: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function wordsOf(text: string, numbers: readonly number[]): Range[] {
  const words = wordsOfText(text);
  return numbers.toSorted((one, other) => one - other).flatMap((number) => words.slice(number - 1, number));
}

/** Lower case, and from where in the text each of its units came: `İ` has two in lower case. */
function lower(text: string): { readonly text: string; readonly origins: readonly number[] } {
  const small = text.toLowerCase();
  if (small.length === text.length)
    return { text: small, origins: Array.from({ length: small.length }, (_, i) => i) };
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

/** A mark that parted a letter from its vowel sign would draw both wrong. */
function wholeCharacters(text: string, ranges: readonly Range[]): Range[] {
  const starts = Array.from(graphemes.segment(text), ({ index }) => index);
  return ranges.map(([from, to]) => [
    starts.findLast((start) => start <= from) ?? from,
    starts.find((start) => start >= to) ?? text.length,
  ]);
}

function shownPieces(text: string, ranges: readonly Range[]): MarkedText {
  const { start, end } = shownPart(text, ranges[0]);
  const shown = ranges
    .map(([from, to]): Range => [Math.max(from, start) - start, Math.min(to, end) - start])
    .filter(([from, to]) => from < to);
  const pieces = partText(text.slice(start, end), shown);
  if (start > 0) pieces.unshift({ text: "… ", isMatch: false });
  if (end < text.length) pieces.push({ text: " …", isMatch: false });
  return pieces;
}

/** Cut at blanks, so that no letter is parted from its signs. */
function shownPart(text: string, match: Range | undefined): { readonly start: number; readonly end: number } {
  if (text.length <= longestText) return { start: 0, end: text.length };
  const from = match?.[0] ?? 0;
  const blankBefore = text.lastIndexOf(" ", Math.max(0, from - longestText / 3));
  const start = from < longestText / 2 ? 0 : blankBefore + 1;
  const blankAfter = text.indexOf(" ", Math.max(match?.[1] ?? 0, start + longestText));
  return { start, end: blankAfter < 0 ? text.length : blankAfter };
}
