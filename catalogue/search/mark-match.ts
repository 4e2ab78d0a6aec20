/** Marks in a text what a query matched: by its letters in the script of the query, by its sound in the other one. */
import { soundAlike, soundOfWord } from "./sound.ts";

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
  return text.toLowerCase().includes(query.toLowerCase());
}

/** Of the words of a query, how many a text must hold before it is taken for what was meant. */
const enoughWords = 0.7;

export interface SoundMatch {
  readonly marked: MarkedLine;
  /** The share of the query that is there, from 0 to 1; a query as a whole is more than all of its words. */
  readonly share: number;
}

/**
 * Marks the words that sound like the query, in either script: दिल for `dil`, however it is parted into words.
 * @returns null where too little of the query is there
 */
export function matchSound(text: string, query: string): SoundMatch | null {
  const words = wordsOf(text);
  const sought = soughtBy(query);
  // One letter is in nearly every word.
  if (sought.joined.length < 2) return null;
  const stretch = stretchOf(words, sought.joined);
  if (stretch) return { marked: pieces(text, [stretch]), share: 1 };
  const alike = words.filter(({ sound }) => placesAlike(sought, sound).length > 0);
  const held = new Set(alike.flatMap(({ sound }) => placesAlike(sought, sound))).size;
  const share = (0.99 * held) / sought.sounds.length;
  if (share < enoughWords) return null;
  return { marked: pieces(text, neighboursJoined(text, alike)), share };
}

interface Sought {
  readonly query: string;
  readonly sounds: readonly string[];
  readonly joined: string;
  /** By the sound of a word, which of the sounds are like it. */
  readonly alike: Map<string, readonly number[]>;
}

/** Of the latest query: it is compared with each line of fifty songs. */
let latest: Sought | undefined;

function soughtBy(query: string): Sought {
  if (latest?.query === query) return latest;
  const sounds = wordsOf(query).map(({ sound }) => sound);
  latest = { query, sounds, joined: sounds.join(""), alike: new Map() };
  return latest;
}

function placesAlike({ sounds, alike }: Sought, sound: string): readonly number[] {
  let places = alike.get(sound);
  if (places === undefined) {
    places = sounds.flatMap((each, place) => (soundAlike(each, sound) ? [place] : []));
    alike.set(sound, places);
  }
  return places;
}

/** As `matchSound`, but the text in one piece where it does not match. */
export function markSound(text: string, query: string): MarkedLine {
  return matchSound(text, query)?.marked ?? pieces(text, []);
}

/** The words that together sound like the query without its blanks. */
function stretchOf(words: readonly Word[], joined: string): Range | null {
  for (const [place, first] of words.entries()) {
    let sound = "";
    for (const last of words.slice(place)) {
      sound += last.sound;
      if (sound === joined) return [first.start, last.end];
      if (sound.length > joined.length) break;
    }
  }
  return null;
}

/** Words with nothing but a blank between them are marked as one. */
function neighboursJoined(text: string, words: readonly Word[]): Range[] {
  const ranges: Range[] = [];
  for (const { start, end } of words) {
    const last = ranges.at(-1);
    if (last && text.slice(last[1], start) === " ") ranges[ranges.length - 1] = [last[0], end];
    else ranges.push([start, end]);
  }
  return ranges;
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

interface Word {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly sound: string;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    sound: soundOfWord(word),
  }));
}
