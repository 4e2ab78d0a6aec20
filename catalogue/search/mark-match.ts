/** Marks in a text what a query matched: by its letters in the script of the query, by its sound in the other one. */
import { romanise } from "../slug/index.ts";

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in its order, parted where a match begins and ends. */
export type MarkedLine = readonly TextPiece[];

/** From and to, in UTF-16 units. */
type Range = readonly [number, number];

/** Characters; a longer line is shown around its first match. */
const longestLine = 180;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/**
 * @param text and query in NFC, as the database stores it and `readQuery` gives it
 * @returns null where the text does not hold the query; its case does not count
 */
export function markLetters(text: string, query: string): MarkedLine | null {
  const sought = lower(query).text;
  if (sought === "") return null;
  const { text: searched, origins } = lower(text);
  const found: Range[] = [];
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + sought.length)) {
    found.push([origins[at] ?? 0, origins[at + sought.length] ?? text.length]);
  }
  return found.length === 0 ? null : pieces(text, wholeCharacters(text, found));
}

/** Whether `markLetters` would find the query, for many lines of which few are shown. */
export function holdsLetters(text: string, query: string): boolean {
  return lower(text).text.includes(lower(query).text);
}

/**
 * Marks the words that sound like the query, across the scripts: दिल for `dil`.
 * @returns the text in one piece where none does
 */
export function markSound(text: string, query: string): MarkedLine {
  const words = wordsOf(text);
  const sought = soundOf(query);
  // One letter is in nearly every word.
  if (sought.length < 2) return pieces(text, []);
  const joined = words.map(({ sound }) => sound).join(" ");
  const at = joined.indexOf(sought);
  if (at < 0) return pieces(text, []);
  const first = words[joined.slice(0, at).split(" ").length - 1];
  const last = words[joined.slice(0, at + sought.length).split(" ").length - 1];
  return pieces(text, first && last ? [[first.start, last.end]] : []);
}

/** How a text sounds, roughly: the same for many spellings in both scripts. */
export function soundOf(text: string): string {
  return wordsOf(text)
    .map(({ sound }) => sound)
    .join(" ");
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

function pieces(text: string, ranges: readonly Range[]): MarkedLine {
  const { start, end } = shownPart(text, ranges[0]);
  const found: TextPiece[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) found.push({ text: text.slice(from, to), isMatch });
  };
  let at = start;
  for (const [from, to] of ranges) {
    add(at, Math.min(from, end), false);
    add(Math.max(at, from), Math.min(to, end), true);
    at = Math.max(at, to);
  }
  add(at, end, false);
  if (start > 0) found.unshift({ text: "… ", isMatch: false });
  if (end < text.length) found.push({ text: " …", isMatch: false });
  return found;
}

/** Cut at blanks, so that no letter is parted from its signs. */
function shownPart(text: string, match: Range | undefined): { readonly start: number; readonly end: number } {
  if (text.length <= longestLine) return { start: 0, end: text.length };
  const from = match?.[0] ?? 0;
  const blankBefore = text.lastIndexOf(" ", Math.max(0, from - longestLine / 3));
  const start = from < longestLine / 2 ? 0 : blankBefore + 1;
  const blankAfter = text.indexOf(" ", Math.max(match?.[1] ?? 0, start + longestLine));
  return { start, end: blankAfter < 0 ? text.length : blankAfter };
}

function wordsOf(text: string): { readonly start: number; readonly end: number; readonly sound: string }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    sound: soundOfWord(word),
  }));
}

/** Long vowels are written double or single, v also w, z also j: `zindagee` and ज़िन्दगी sound alike. */
function soundOfWord(word: string): string {
  return romanise(word)
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/q/g, "k")
    .replace(/(.)\1+/gu, "$1");
}
