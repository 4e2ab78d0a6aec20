/** The letters and signs of Devanagari, in decomposed form (NFD). */

/** The dot below a letter, a separate character in Unicode's decomposed form. */
export const nukta = "\u093c";
export const virama = "\u094d";
export const candrabindu = "\u0901";
export const anusvara = "\u0902";
export const visarga = "\u0903";

/** Consonants without their dots. */
export const consonants: ReadonlySet<string> = new Set("कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह");

/** Vowels that stand on their own. */
export const vowels: ReadonlySet<string> = new Set("अआइईउऊऋॠऌऍऎएऐऑऒओऔॐ");

/** The vowel of each sign after a consonant, as the letter that would stand on its own. */
export const vowelOfSign: Readonly<Record<string, string>> = {
  "\u093e": "आ",
  "\u093f": "इ",
  "\u0940": "ई",
  "\u0941": "उ",
  "\u0942": "ऊ",
  "\u0943": "ऋ",
  "\u0944": "ॠ",
  "\u0945": "ऍ",
  "\u0946": "ऎ",
  "\u0947": "ए",
  "\u0948": "ऐ",
  "\u0949": "ऑ",
  "\u094a": "ऒ",
  "\u094b": "ओ",
  "\u094c": "औ",
};

/** The sign that writes a vowel after a consonant; the inherent a has none. */
export const signOfVowel: Readonly<Record<string, string>> = {
  अ: "",
  ...Object.fromEntries(Object.entries(vowelOfSign).map(([sign, vowel]) => [vowel, sign])),
};

/** The inherent a is short as well. */
export const shortVowels = "अइउऋ";
