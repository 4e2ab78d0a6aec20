/** Splits a Devanagari word into syllables. Skips signs without a sound. */
import {
  anusvara,
  candrabindu,
  consonants,
  nukta,
  shortVowels,
  virama,
  visarga,
  vowelOfSign,
  vowels,
  withPlainLetters,
} from "./letters.ts";

export interface Syllable {
  /** Consonants before the vowel, each with its dot if it has one. */
  readonly onset: string[];
  /** As the letter that would stand on its own (अ, आ, इ); empty if a virama removes it. */
  vowel: string;
  /** The inherent a, the only vowel that can be silent. */
  isSchwa: boolean;
  isShort: boolean;
  nasal: "none" | "candrabindu" | "anusvara";
  hasVisarga: boolean;
}

/** @param word Devanagari letters and signs in decomposed form (NFD) */
export function readSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let isJoining = false;
  for (const sign of withPlainLetters(word)) {
    const last = syllables.at(-1);
    if (consonants.has(sign)) {
      if (isJoining && last) reopen(last, sign);
      else syllables.push(syllableWith({ onset: [sign], vowel: "अ", isSchwa: true, isShort: true }));
      isJoining = false;
    } else if (vowels.has(sign)) {
      syllables.push(syllableWith({ vowel: sign, isShort: shortVowels.includes(sign) }));
      isJoining = false;
    } else if (sign === virama && last?.isSchwa) {
      close(last);
      isJoining = true;
    } else if (last) {
      modify(last, sign);
    }
  }
  return syllables;
}

function syllableWith(parts: Partial<Syllable>): Syllable {
  return {
    onset: [],
    vowel: "",
    isSchwa: false,
    isShort: false,
    nasal: "none",
    hasVisarga: false,
    ...parts,
  };
}

/** A virama removes the vowel. */
function close(syllable: Syllable): void {
  syllable.vowel = "";
  syllable.isSchwa = false;
}

/** A consonant after a virama joins the cluster and has its own inherent a. */
function reopen(syllable: Syllable, consonant: string): void {
  syllable.onset.push(consonant);
  syllable.vowel = "अ";
  syllable.isSchwa = true;
}

function modify(syllable: Syllable, sign: string): void {
  const vowel = vowelOfSign[sign];
  if (vowel !== undefined) {
    syllable.vowel = vowel;
    syllable.isSchwa = false;
    syllable.isShort = shortVowels.includes(vowel);
  } else if (sign === nukta) {
    const consonant = syllable.onset.pop();
    if (consonant) syllable.onset.push(consonant + sign);
  } else if (sign === candrabindu) {
    syllable.nasal = "candrabindu";
  } else if (sign === anusvara) {
    syllable.nasal = "anusvara";
  } else if (sign === visarga) {
    syllable.hasVisarga = true;
  }
}
