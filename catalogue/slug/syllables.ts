/** The syllables of a Devanagari word with their vowels in the Roman letters of slugs. */
import { readSyllables as readInDevanagari, type Syllable } from "#transliteration";
import { vowels } from "./devanagari.ts";

export type { Syllable };

/** @param word Devanagari letters and signs in decomposed form (NFD) */
export function readSyllables(word: string): Syllable[] {
  return readInDevanagari(word).map((syllable) => ({ ...syllable, vowel: vowels[syllable.vowel] ?? "" }));
}
