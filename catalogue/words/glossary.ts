/**
 * Finds the entry of a word of a song. A word that readers know is not taken for a rare one that only looks like it.
 */
import { type BaseWord, baseWords, canBeSpelling, lettersOf, spelledPlainly } from "./base-words.ts";
import { romanKey } from "./roman-key.ts";
import type { Word } from "./word.ts";

export interface Glossary {
  /** @param word in Devanagari, as a song has it */
  readonly find: (word: string) => FoundWord | null;
  /** @param word in Roman letters, where the song does not say how it is written in Devanagari */
  readonly findRoman: (word: string) => FoundWord | null;
  /** @param word in Devanagari: whether readers know it, or a word that it is a regular form of */
  readonly isCommon: (word: string) => boolean;
  /** @param word in Devanagari: whether it is a name, or a regular form of one */
  readonly isName: (word: string) => boolean;
  /** @param word in Devanagari: whether a poet may sign with it */
  readonly isPenName: (word: string) => boolean;
}

export interface FoundWord {
  readonly id: number;
  /** Readers of plain Hindi know it. */
  readonly isCommon: boolean;
}

/**
 * In letters without vowel signs. A common word that is not longer is known to everybody, and its spelling has many
 * meanings: कर, कल.
 */
const shortest = 2;

/** Shorter Roman words sound like too many others. */
const shortestRoman = 4;

interface GrowingGlossary extends Glossary {
  /** An entry that was added earlier keeps a form that both have. */
  readonly add: (words: readonly Word[]) => void;
}

export interface WordLists {
  /** Words that readers of plain Hindi know, in Devanagari. */
  readonly common?: readonly string[];
  /** Entries whose meanings readers of today know, as the glossary has their words. */
  readonly known?: readonly string[];
  /** In Devanagari; they need no entry. */
  readonly names?: readonly string[];
  /** In Devanagari. */
  readonly penNames?: readonly string[];
}

interface Entry {
  readonly id: number;
  /** The word or the form by which it is found. */
  readonly written: string;
  readonly isForm: boolean;
  readonly isVerb: boolean;
  readonly isKnown: boolean;
}

/** @returns a glossary without entries */
export function createGlossary(lists: WordLists): GrowingGlossary {
  const { common: commonWords = [], known = [], names = [], penNames = [] } = lists;
  const common = new Set(commonWords.map((word) => word.normalize("NFC")));
  const plainCommon = new Map(commonWords.map((word) => [spelledPlainly(word), word.normalize("NFC")]));
  const plainNames = new Set(names.map(spelledPlainly));
  const plainPenNames = new Set(penNames.map(spelledPlainly));
  const knownWords = new Set(known.map((word) => word.normalize("NFC")));
  const exact = new Map<string, Entry>();
  const plain = new Map<string, Entry>();
  const roman = new Map<string, Entry>();

  function add(words: readonly Word[]): void {
    for (const { id, word, roman: inRoman, english, forms } of words) {
      const isKnown = knownWords.has(word.normalize("NFC")) || common.has(word.normalize("NFC"));
      const isVerb = /(?:^|[;)] )to /.test(english);
      for (const form of [word, ...forms]) {
        const entry = { id, written: form, isForm: form !== word, isVerb, isKnown };
        setFirst(exact, form.normalize("NFC"), entry);
        setFirst(plain, spelledPlainly(form), entry);
        if (form === word && !common.has(word.normalize("NFC"))) setFirst(roman, romanKey(inRoman), entry);
      }
    }
  }

  function find(word: string): FoundWord | null {
    const written = word.normalize("NFC");
    if (common.has(written)) return commonWord(written);
    const [{ word: spelled }, ...bases] = baseWords(written);
    const entry = exact.get(written);
    if (entry && !(entry.isForm && plainNames.has(spelled))) return found(entry);
    if (plainCommon.has(spelled)) return commonWord(plainCommon.get(spelled));
    if (plainNames.has(spelled)) return null;
    const likely = plain.get(spelled);
    if (likely && canBeSpelling(written, likely.written)) return found(likely);
    const base = bases.find((each) => plainCommon.has(each.word));
    return base ? commonWord(plainCommon.get(base.word)) : found(regularEntry(written, bases));
  }

  function commonWord(word = ""): FoundWord | null {
    return lettersOf(word) <= shortest ? null : found(exact.get(word));
  }

  function regularEntry(written: string, bases: readonly BaseWord[]): Entry | undefined {
    for (const { word, isOfVerb, isDoubtful } of bases) {
      const entry = isDoubtful || lettersOf(word) < shortest ? undefined : plain.get(word);
      if (entry && (entry.isVerb || !isOfVerb) && canBeSpelling(written, entry.written)) return entry;
    }
    return undefined;
  }

  function findRoman(word: string): FoundWord | null {
    return word.length < shortestRoman ? null : found(roman.get(romanKey(word)));
  }

  const isCommon = (word: string) => baseWords(word).some((base) => plainCommon.has(base.word));
  const isName = (word: string) => baseWords(word).some((base) => plainNames.has(base.word));
  const isPenName = (word: string) => plainPenNames.has(spelledPlainly(word));
  return { add, find, findRoman, isCommon, isName, isPenName };
}

function found(entry: Entry | undefined): FoundWord | null {
  return entry ? { id: entry.id, isCommon: entry.isKnown } : null;
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
