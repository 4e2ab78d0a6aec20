/** Romanisation of single Devanagari letters as people write Hindi: no accents, and long vowels like short ones. */

/** The dot below a letter, a separate character in Unicode's decomposed form (NFD). */
export const nukta = "\u093c";
export const virama = "\u094d";
export const candrabindu = "\u0901";
export const anusvara = "\u0902";
export const visarga = "\u0903";

export const consonants: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
  // The dot changes the sound of these letters only.
  [`क${nukta}`]: "q",
  [`ग${nukta}`]: "gh",
  [`ज${nukta}`]: "z",
  [`झ${nukta}`]: "zh",
  [`फ${nukta}`]: "f",
};

export const vowels: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ॠ: "ri",
  ऌ: "li",
  ऍ: "e",
  ऎ: "e",
  ए: "e",
  ऐ: "ai",
  ऑ: "o",
  ऒ: "o",
  ओ: "o",
  औ: "au",
  ॐ: "om",
};

/** The signs of vowels after a consonant. */
export const vowelSigns: Readonly<Record<string, string>> = {
  "\u093e": "a",
  "\u093f": "i",
  "\u0940": "i",
  "\u0941": "u",
  "\u0942": "u",
  "\u0943": "ri",
  "\u0944": "ri",
  "\u0945": "e",
  "\u0946": "e",
  "\u0947": "e",
  "\u0948": "ai",
  "\u0949": "o",
  "\u094a": "o",
  "\u094b": "o",
  "\u094c": "au",
};

/** The inherent a, which has no sign, is short as well. */
export const shortVowelLetters = "अइउऋ\u093f\u0941\u0943";

/** Frequent words whose usual spelling differs from the rules. */
export const wordsWithOwnSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries({
    में: "mein",
    हम: "hum",
    हमको: "humko",
    हमसे: "humse",
    हमने: "humne",
    हमें: "humein",
    हमसफ़र: "humsafar",
    वह: "woh",
    वही: "wahi",
    वहीं: "wahin",
    वहाँ: "wahan",
    वहां: "wahan",
    माँ: "maa",
    मां: "maa",
    हाँ: "haan",
    हां: "haan",
    ऐ: "ae",
    जय: "jai",
    सिंह: "singh",
  }).map(([word, spelling]) => [word.normalize("NFD"), spelling]),
);
