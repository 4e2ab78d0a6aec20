/** What the songs of a catalogue teach: which words are written how in the other script. */
import { languageOfDevanagari } from "../text/language.ts";
import { longestWord, splitLines, wordsOf } from "../text/split-lines.ts";
import { type AlignedWord, alignWords, type SongInBothScripts } from "./align-words.ts";

/** A row of the lexicon. */
export interface WordPair {
  readonly devanagari: string;
  /** In lower case unless it is a name, which is known by a capital inside a line. */
  readonly roman: string;
  /** In how many songs the two stand for each other. */
  readonly songs: number;
}

/** A Devanagari word and in how many songs it occurs. */
export interface KnownWord {
  readonly devanagari: string;
  readonly songs: number;
}

/** @returns each pair of words once, with the number of its songs */
export function learnPairs(songs: readonly SongInBothScripts[]): WordPair[] {
  const counts = new Map<string, number>();
  for (const song of songs) {
    for (const { devanagari, roman } of pairsTaughtBy(song)) {
      const pair = `${devanagari} ${roman}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts].map(([pair, songs]) => {
    const [devanagari = "", roman = ""] = pair.split(" ");
    return { devanagari, roman, songs };
  });
}

/**
 * What a catalogue learns from one song. A song in Sanskrit teaches nothing, because जय is jaya there and jai
 * elsewhere.
 * @returns each pair of words once; nothing if the scripts have different numbers of lines
 */
export function pairsTaughtBy(song: SongInBothScripts): WordPair[] {
  return isSanskrit(song.devanagari) ? [] : pairsOfSong(song);
}

function isSanskrit(lyrics: string): boolean {
  const lines = splitLines(lyrics).map((line) => wordsOf(line, "devanagari"));
  return languageOfDevanagari(lines) === "sanskrit";
}

/** @returns each pair of words of the song once, of any language */
export function pairsOfSong(song: SongInBothScripts): WordPair[] {
  const pairs = new Map<string, WordPair>();
  for (const { devanagari, roman } of namesKnown(alignWords(song))) {
    pairs.set(`${devanagari} ${roman}`, { devanagari, roman, songs: 1 });
  }
  return [...pairs.values()];
}

/** A line begins with a capital anyway: its first word is a name only if the song shows it elsewhere. */
function namesKnown(words: readonly AlignedWord[]): AlignedWord[] {
  const names = new Set(words.filter(({ isFirst }) => !isFirst).map(({ roman }) => roman));
  return words.map((word) => ({
    ...word,
    devanagari: word.devanagari.normalize("NFC"),
    roman: names.has(word.roman) ? word.roman : word.roman.toLowerCase(),
  }));
}

/** @param lyrics lyrics of songs in Devanagari */
export function learnWords(lyrics: readonly string[]): KnownWord[] {
  const counts = new Map<string, number>();
  for (const text of lyrics) {
    const words = text.normalize("NFC").match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? [];
    for (const word of new Set(words.filter((word) => word.length <= longestWord))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].map(([devanagari, songs]) => ({ devanagari, songs }));
}
