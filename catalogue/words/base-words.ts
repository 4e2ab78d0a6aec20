/** Of which dictionary words a word of a song may be a regular form, by the endings of Hindi and of Braj. */
import { foldDevanagari, nukta } from "#transliteration";

export interface BaseWord {
  /** Spelled plainly. */
  readonly word: string;
  /** Only verbs have this form: आइये is not of आईना, a mirror. */
  readonly isOfVerb: boolean;
  /** Too little is before the ending: no rare word is meant. */
  readonly isDoubtful: boolean;
}

type Ending = readonly [ending: string, ofDictionary: string];

/** Endings of nouns and adjectives that hardly any other word has, with what the dictionary has in their place. */
const clearEndings: readonly Ending[] = [
  ["ाइयों", "ाई"],
  ["ाइयाँ", "ाई"],
  ["ियों", "ी"],
  ["ियाँ", "ी"],
  ["ियों", "िया"],
  ["ियाँ", "िया"],
  ["ुओं", "ू"],
  ["ुएँ", "ू"],
  ["ुओं", "ुआँ"],
  ["ुएँ", "ुआँ"],
  ["ओं", ""],
  ["एँ", ""],
  ["ओं", "ा"],
  ["एँ", "ा"],
  ["ों", "ा"],
  ["ों", ""],
  ["ें", ""],
  ["े", "ा"],
];

/** Endings that many a word has of itself: what is before them is longer than कमर or सी. */
const unclearEndings: readonly Ending[] = [
  ["ियो", "ी"],
  ["ात", ""],
  ["ात", "ा"],
  ["ो", "ा"],
  ["ाँ", ""],
  ["ँ", ""],
  ["ी", "ा"],
  ["ी", ""],
  ["ए", ""],
  ["ए", "आ"],
  ["ए", "या"],
  ["ई", "आ"],
  ["ई", "या"],
];

/** Before an izafat: शबे ग़म. */
const izafat: Ending = ["े", ""];

/** Endings of verbs after their stem; the dictionary form ends in ना. */
const endingsOfVerbs: readonly string[] = [
  ...["", "ता", "ते", "ती", "तीं", "ने", "नी", "कर", "के"],
  ...["ा", "े", "ी", "ीं", "या", "ये", "यी", "ए", "ई", "ईं"],
  ...["ूँ", "ऊँ", "ें", "एँ", "ो", "ओ", "िए", "इए", "िये", "इये", "ियो", "इयो", "ोगे", "ओगे", "ोगी", "ओगी"],
  // Of Braj and its neighbours: चलत, देखन, देखि, जाय, फलै, पायो, जाइ.
  ...["त", "न", "ि", "य", "ै", "यो", "इ"],
  ...["ूँगा", "ूँगी", "ऊँगा", "ऊँगी", "ेगा", "ेगी", "एगा", "एगी", "ेंगे", "एँगे", "ेंगी", "एँगी"],
];

/** In letters, those that are written together as one: of so few nearly every ending makes another word. */
const shortestStem = 2;
const shortestStemOfUnclear = 3;

interface Rule {
  readonly ending: string;
  readonly ofDictionary: string;
  readonly shortest: number;
  readonly isOfVerb: boolean;
}

const rules: readonly Rule[] = [
  ...rulesOf(clearEndings, shortestStem),
  ...rulesOf(unclearEndings, shortestStemOfUnclear),
  ...rulesOf([izafat], shortestStem),
  ...rulesOf(
    endingsOfVerbs.map((ending) => [ending, "ना"] as const),
    1,
    true,
  ),
];

function rulesOf(endings: readonly Ending[], shortest: number, isOfVerb = false): Rule[] {
  return endings.map(([ending, ofDictionary]) => ({
    ending: spelledPlainly(ending),
    ofDictionary: spelledPlainly(ofDictionary),
    shortest,
    isOfVerb,
  }));
}

/** Texts write a word with and without dots below letters, and a nasal as either sign or as a letter. */
export function spelledPlainly(word: string): string {
  return foldDevanagari(word).replaceAll(nukta, "");
}

/**
 * @param word a word of a song
 * @returns the word itself and all words that it may be a regular form of; most do not exist
 */
export function baseWords(word: string): [BaseWord, ...BaseWord[]] {
  const spelled = spelledPlainly(word);
  const bases = rules
    .filter(({ ending }) => spelled.endsWith(ending) && spelled.length > ending.length)
    .map(({ ending, ofDictionary, shortest, isOfVerb }) => {
      const stem = spelled.slice(0, spelled.length - ending.length);
      return { word: stem + ofDictionary, isOfVerb, isDoubtful: syllablesOf(stem) < shortest };
    });
  return [{ word: spelled, isOfVerb: false, isDoubtful: false }, ...bases];
}

function syllablesOf(word: string): number {
  return lettersOf(word) - (word.match(/\u094d/g)?.length ?? 0);
}

/** @returns the number of consonants and vowels, without signs */
export function lettersOf(word: string): number {
  return word.match(/[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/g)?.length ?? 0;
}

/**
 * @param written in a song: it may leave out dots of letters, and write a dot for ँ, but has no sign that the
 * dictionary has not: ज़ोरी is not of जोर, and हँस not हंस
 */
export function canBeSpelling(written: string, ofDictionary: string): boolean {
  const dots = dottedLetters(ofDictionary);
  if (written.includes("ँ") && /^[^ँ]*ं[^ँ]*$/.test(ofDictionary)) return false;
  return dottedLetters(written).every((dotted) => dots.includes(dotted));
}

function dottedLetters(word: string): string[] {
  return word.normalize("NFD").match(new RegExp(`.${nukta}`, "gu")) ?? [];
}
