/** Words of a catalogue in both scripts, ready to be asked. A database can give only the rows that a text needs. */
import { foldDevanagari } from "../devanagari/fold.ts";
import { splitLines, wordsOf } from "../text/split-lines.ts";
import type { KnownWord, WordPair } from "./learn-words.ts";
import { soundKey } from "./sound-key.ts";
import { soundOfDevanagari } from "./sound-of-devanagari.ts";

export interface Counted {
  readonly text: string;
  readonly songs: number;
}

export interface Lexicon {
  /** @param word as `foldDevanagari` gives it */
  readonly romanOf: (word: string) => readonly Counted[];
  /** @param word in lower case */
  readonly devanagariOf: (word: string) => readonly Counted[];
  /** Known Devanagari words by their sound key. */
  readonly soundingLike: (key: string) => readonly Counted[];
}

/**
 * @param pairs rows whose Devanagari or Roman word is in the text that shall be drafted; more do no harm
 * @param words known words whose sound key is in the text; only Roman → Devanagari uses them
 */
export function lexiconOf(pairs: readonly WordPair[], words: readonly KnownWord[] = []): Lexicon {
  const [roman, devanagari, sounds] = [index(), index(), index()];
  for (const pair of pairs) {
    roman.add(foldDevanagari(pair.devanagari), { text: pair.roman, songs: pair.songs });
    devanagari.add(pair.roman.toLowerCase(), { text: pair.devanagari, songs: pair.songs });
  }
  for (const { devanagari, songs } of words)
    sounds.add(soundOfDevanagari(devanagari), { text: devanagari, songs });
  return { romanOf: roman.get, devanagariOf: devanagari.get, soundingLike: sounds.get };
}

/**
 * What the other songs of a catalogue teach.
 * @param taught what one song has taught; a lexicon that has not learned it yet stays as it is
 */
export function lexiconWithout(
  { romanOf, devanagariOf, soundingLike }: Lexicon,
  taught: readonly WordPair[],
): Lexicon {
  const own = lexiconOf(taught);
  const less = (all: readonly Counted[], ofSong: readonly Counted[]) => {
    const texts = new Set(ofSong.map(({ text }) => text));
    return all
      .map(({ text, songs }) => ({ text, songs: texts.has(text) ? songs - 1 : songs }))
      .filter(({ songs }) => songs > 0);
  };
  return {
    romanOf: (word) => less(romanOf(word), own.romanOf(word)),
    devanagariOf: (word) => less(devanagariOf(word), own.devanagariOf(word)),
    soundingLike,
  };
}

export const emptyLexicon: Lexicon = lexiconOf([]);

function index() {
  const entries = new Map<string, Counted[]>();
  return {
    add: (key: string, counted: Counted) => {
      const known = entries.get(key);
      if (known) known.push(counted);
      else entries.set(key, [counted]);
    },
    get: (key: string): readonly Counted[] => entries.get(key) ?? [],
  };
}

/** @returns what a lexicon is asked for this Devanagari text: each word once, folded */
export function devanagariKeysOf(text: string): string[] {
  return [...new Set(splitLines(text).flatMap((line) => wordsOf(line, "devanagari").map(foldDevanagari)))];
}

/** @returns what a lexicon is asked for this Roman text: its words in lower case, and their sound keys */
export function romanKeysOf(text: string): { readonly words: string[]; readonly sounds: string[] } {
  const words = splitLines(text).flatMap((line) => wordsOf(line, "roman").map((word) => word.toLowerCase()));
  return { words: [...new Set(words)], sounds: [...new Set(words.map(soundKey))] };
}
