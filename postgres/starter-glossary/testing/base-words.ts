/** Of which dictionary words a word of a song may be a regular form, by the endings of Hindi and of Braj verbs. */

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

/** Texts write a word with and without dots below letters, and either sign of a nasal vowel. */
export function spelledPlainly(word: string): string {
  return word.normalize("NFD").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902").normalize("NFC");
}

/**
 * @param word a word of a song
 * @returns the word itself and all words that it may be a regular form of, spelled plainly; most do not exist
 */
export function baseWords(word: string): string[] {
  const spelled = spelledPlainly(word);
  const withEnding = (ending: string, ofDictionary: string) => {
    const plainEnding = spelledPlainly(ending);
    return spelled.endsWith(plainEnding) && spelled.length > plainEnding.length
      ? [spelled.slice(0, spelled.length - plainEnding.length) + ofDictionary]
      : [];
  };
  return [
    spelled,
    ...endingsOfNouns.flatMap(([ending, ofDictionary]) => withEnding(ending, ofDictionary)),
    ...endingsOfVerbs.flatMap((ending) => withEnding(ending, "ना")),
  ];
}
