/** Of which dictionary words a word of a song may be a regular form, by the endings of Hindi and of Braj verbs. */
import { foldDevanagari, nukta } from "#transliteration";

/** Endings of nouns and adjectives, with what the dictionary form has in their place. */
const endingsOfNouns: readonly (readonly [ending: string, ofDictionary: string])[] = [
  ["ों", ""],
  ["ों", "ा"],
  ["ो", "ा"],
  ["ें", ""],
  ["ाँ", ""],
  ["ँ", ""],
  ["े", "ा"],
  ["े", ""],
  ["ी", "ा"],
  ["ी", ""],
  ["ियों", "ी"],
  ["ियाँ", "ी"],
  ["ओं", ""],
  ["एँ", ""],
  ["ुओं", "ू"],
  ["ए", ""],
  ["ए", "आ"],
  ["ई", "आ"],
  ["ई", ""],
];

/** Endings of verbs after their stem; the dictionary form ends in ना. */
const endingsOfVerbs: readonly string[] = [
  ...["", "ता", "ते", "ती", "तीं", "ने", "नी", "कर", "के"],
  ...["ा", "े", "ी", "ीं", "या", "ये", "यी", "ए", "ई", "ईं"],
  ...["ूँ", "ऊँ", "ें", "एँ", "ो", "ओ", "िए", "इए", "िये", "ोगे", "ओगे"],
  // Of Braj and its neighbours: चलत, देखन, देखि, जाय, फलै, पायो, जाइ.
  ...["त", "न", "ि", "य", "ै", "यो", "इ"],
  ...["ूँगा", "ूँगी", "ऊँगा", "ऊँगी", "ेगा", "ेगी", "एगा", "एगी", "ेंगे", "एँगे", "ेंगी", "एँगी"],
];

const endings: readonly (readonly [ending: string, ofDictionary: string])[] = [
  ...endingsOfNouns,
  ...endingsOfVerbs.map((ending) => [ending, "ना"] as const),
].map(([ending, ofDictionary]) => [spelledPlainly(ending), ofDictionary]);

/** Texts write a word with and without dots below letters, and a nasal as either sign or as a letter. */
export function spelledPlainly(word: string): string {
  return foldDevanagari(word).replaceAll(nukta, "");
}

/**
 * @param word a word of a song
 * @returns the word itself and all words that it may be a regular form of, spelled plainly; most do not exist
 */
export function baseWords(word: string): string[] {
  const spelled = spelledPlainly(word);
  const bases = endings
    .filter(([ending]) => spelled.endsWith(ending) && spelled.length > ending.length)
    .map(([ending, ofDictionary]) => spelled.slice(0, spelled.length - ending.length) + ofDictionary);
  return [spelled, ...bases];
}
