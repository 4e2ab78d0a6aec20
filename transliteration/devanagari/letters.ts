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

/** Letters and signs of other languages in the block, each before the one of Hindi that is read alike. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  `ऄअ ॲऍ ॳअ ॴआ ॵऔ ॶउ ॷऊ ॡऌ ॸड ॹझ ॺय ॻग ॼज ॾड ॿब \u0900\u0901 \u093a\u0947 \u093b\u093e
  \u094e\u0947 \u094f\u094c \u0955\u0945 \u0956\u0941 \u0957\u0942 \u0962\u0943 \u0963\u0944`
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const otherLetters = new RegExp(`[${[...plainLetters.keys()].join("")}]`, "g");

/** @returns a word whose letters all have a sound of Hindi */
export function withPlainLetters(word: string): string {
  return word.replaceAll(otherLetters, (letter) => plainLetters.get(letter) ?? letter);
}

/** The sign that writes a vowel after a consonant; the inherent a has none. */
export const signOfVowel: Readonly<Record<string, string>> = {
  अ: "",
  ...Object.fromEntries(Object.entries(vowelOfSign).map(([sign, vowel]) => [vowel, sign])),
};

/** The inherent a is short as well. */
export const shortVowels = "अइउऋ";
