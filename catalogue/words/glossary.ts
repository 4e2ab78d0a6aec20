/**
 * Finds the entry of a word of a song. A word that readers know is not taken for a rare one that only looks like it.
 */
import { baseWords, spelledPlainly } from "./base-words.ts";
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

/**
 * @param commonWords in Devanagari
 * @param names in Devanagari, which need no entry
 * @returns a glossary without entries
 */
export function createGlossary(
  commonWords: readonly string[],
  names: readonly string[] = [],
): GrowingGlossary {
  const common = new Set(commonWords.map((word) => word.normalize("NFC")));
  const plainCommon = new Set(commonWords.map(spelledPlainly));
  const plainNames = new Set(names.map(spelledPlainly));
  const exact = new Map<string, number>();
  const plain = new Map<string, number>();
  const roman = new Map<string, number>();

  function add(words: readonly Word[]): void {
    for (const { id, word, roman: inRoman, forms } of words) {
      for (const form of [word, ...forms]) {
        setFirst(exact, form.normalize("NFC"), id);
        setFirst(plain, spelledPlainly(form), id);
      }
      if (!common.has(word.normalize("NFC"))) setFirst(roman, romanKey(inRoman), id);
    }
  }

  const commonWord = (id: number | undefined, word: string): FoundWord | null =>
    id === undefined || lettersOf(word) <= shortest ? null : { id, isCommon: true };

  function find(word: string): FoundWord | null {
    const written = word.normalize("NFC");
    if (common.has(written)) return commonWord(exact.get(written), written);
    const id = exact.get(written);
    if (id !== undefined) return { id, isCommon: false };
    const bases = baseWords(written);
    const [spelled = ""] = bases;
    const known = bases.find((base) => plainCommon.has(base));
    if (known === undefined || (known !== spelled && plain.has(spelled))) return findAmong(bases);
    return commonWord(plain.get(known), known);
  }

  function findAmong([spelled = "", ...bases]: readonly string[]): FoundWord | null {
    const regular = bases.find((base) => lettersOf(base) >= shortest && plain.has(base));
    const id = plain.get(spelled) ?? plain.get(regular ?? "");
    return id === undefined ? null : { id, isCommon: false };
  }

  function findRoman(word: string): FoundWord | null {
    const id = word.length < shortestRoman ? undefined : roman.get(romanKey(word));
    return id === undefined ? null : { id, isCommon: false };
  }

  const isCommon = (word: string) => baseWords(word).some((base) => plainCommon.has(base));
  const isName = (word: string) => baseWords(word).some((base) => plainNames.has(base));
  return { add, find, findRoman, isCommon, isName };
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** @returns the number of consonants and vowels, without signs */
export function lettersOf(word: string): number {
  return word.match(/[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/g)?.length ?? 0;
}
