/** Songs whose writer does not double a long a: deewana, kahani, pyar. */
import type { Language } from "../text/language.ts";

/** As in deewaana and jaana. In closed syllables, as in raat, nearly everybody writes aa. */
const doubledBeforeVowel = /[^\Waeiou]aa[^\Waeiou]h?[aeiou]/gi;

/** @returns how often the writer doubles a long a where the next syllable has a vowel */
export function countDoubledA(text: string): number {
  return [...text.matchAll(doubledBeforeVowel)].length;
}

/** Between single consonants with vowels around them a short a is silent and mostly not written: apne, bijli. */
const aWhereShortIsSilent = /([aeiou](?:[bcdgjkpst]h|[^\Waeiou]))a(?=(?:[bcdgjkpst]h|[^\Waeiou])[aeiou])/g;

/** Endings with a long a: kahaniyan, hawai, bataiye, manaoon, jaungi. */
const endingsWithLongA = /(?<=iy)a(?=n$)|(?<=[aeiou].*[^aeiou])a(?=i$)|(?<=[^aeiou])a(?=iye$|oon$|ung[aei])/;

/** karungi, sakunga. */
const endingWithLongU = /u(?=ng(aa?|i|ee)$)/;

/**
 * @param word in lower case
 * @returns `deewaana` for `deewana`; the word itself where no vowel must be long, and in Sanskrit and in Braj, whose
 *   hymns write each a
 */
export function withLongVowels(word: string, language: Language): string {
  if (language === "sanskrit" || language === "braj") return word;
  return word
    .replaceAll(aWhereShortIsSilent, "$1aa")
    .replace(endingsWithLongA, "aa")
    .replace(endingWithLongU, "oo");
}

/**
 * @param word in lower case
 * @returns the word with its first or its last a inside long, as it may be in words that are known: `pyaar`, `kitaab`
 */
export function withPossibleLongA(word: string): readonly string[] {
  const first = word.replace(/^([^aeiou]+)a(?=[^aeiou])/, "$1aa");
  const last = word.replace(/([^aeiou])a(?=[^aeiou]h?$)/, "$1aa");
  return [...new Set([first, last])].filter((spelling) => spelling !== word);
}
