/** How the vowels of a Roman word are written in Devanagari. */
import { anusvara, candrabindu, signOfVowel } from "../devanagari/letters.ts";

/** The vowels with one letter only. */
export const longVowels: Readonly<Record<string, string>> = {
  aa: "आ",
  ee: "ई",
  oo: "ऊ",
  ei: "ए",
  ai: "ऐ",
  o: "ओ",
  au: "औ",
};

/** Vowels whose mark above the line leaves no room for a candrabindu. */
const reachAboveTheLine = "इईऐओऔ";

/** @returns the vowel as a sign or as a letter of its own */
export function written(vowel: string, isAfterConsonant: boolean): string {
  return isAfterConsonant ? (signOfVowel[vowel] ?? "") : vowel;
}

/** @returns the vowel with the dot, or the dot in its crescent, that people write on it: मैं, हूँ */
export function nasalised(vowel: string, isAfterConsonant: boolean): string {
  const isAbove = reachAboveTheLine.includes(vowel) || (vowel === "ए" && isAfterConsonant);
  return written(vowel, isAfterConsonant) + (isAbove ? anusvara : candrabindu);
}
