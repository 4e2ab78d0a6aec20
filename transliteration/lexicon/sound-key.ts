/**
 * The consonants of a Roman word as they sound, the same for all its usual spellings: pyaar, pyar and piyaar are
 * `pr`. Words that a catalogue knows are found by it before they are compared closely.
 */
import { longestWord } from "../text/split-lines.ts";

const sameSound: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ksh"],
  [/cch/g, "ch"],
  [/c(?!h)/g, "k"],
  [/chh/g, "ch"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/f/g, "ph"],
  [/w/g, "v"],
  [/n(?=[pbm])/g, "m"],
  [/gy|jn/g, "gn"],
  [/(?!^)[aeiouy]/g, ""],
  [/^[aeiou]/, "a"],
  [/(.+?)\1+/g, "$1"],
];

/** @param word in any case, with or without accents */
export function soundKey(word: string): string {
  const letters = word
    .slice(0, longestWord)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return sameSound.reduce((key, [pattern, sound]) => key.replace(pattern, sound), letters);
}
