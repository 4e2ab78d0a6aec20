/** Finds the words of a song that have an entry in the glossary, and how the song spells them in both scripts. */
import { draftRoman, pairsOfSong } from "#transliteration";
import type { FoundWord, Glossary } from "./glossary.ts";
import { romanKey } from "./roman-key.ts";
import { endOf, signaturesIn } from "./signature.ts";

export interface SongTexts {
  readonly hindi: string | null;
  readonly english: string | null;
  /** A draft in Devanagari of a song that has only Roman letters: it decides which word is meant. */
  readonly drafted?: string | null;
  /** Names of those who may have signed the song. */
  readonly lyricists?: readonly string[];
}

interface WordOfSong {
  /** Of the entry, or `signature`. */
  readonly id: number;
  /** Readers know it, so that it is not marked. */
  readonly isKnown: boolean;
  /** Its words in the lyrics as they are written there, Roman ones in lower case; in the order of the song. */
  readonly spellings: readonly string[];
}

/** More would be a dictionary below the song. */
export const mostWordsOfSong = 40;

/** In place of an entry: the name by which the poet signs. */
export const signature = 0;

const devanagariWords = /[\u0900-\u0963\u0970-\u097f]+/g;
const romanWords = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ʼ][\p{Script=Latin}\p{M}]+)*/gu;

/** A word of the song with its entry. */
interface Spelled {
  readonly spelling: string;
  readonly found: FoundWord;
}

/** @returns in the order of the song, the signature last; of too many words the uncommon ones and the first */
export function wordsOfSong(
  { hindi, english, drafted, lyricists = [] }: SongTexts,
  glossary: Glossary,
): WordOfSong[] {
  const devanagari = hindi ?? drafted ?? "";
  const pairs = english === null ? [] : pairsOfSong({ devanagari, roman: english });
  const partners = new Map(pairs.map((pair) => [pair.roman.toLowerCase(), pair.devanagari]));
  const inHindi = wordsIn(hindi, devanagariWords).flatMap((word) => spelled(word, glossary.find(word)));
  const withoutPartner = hindi === null ? glossary.findRoman : entriesByKey(inHindi);
  const inEnglish = wordsIn(english?.toLowerCase(), romanWords).flatMap((word) =>
    spelled(word, entryOfRoman(word, { glossary, partner: partners.get(word), withoutPartner })),
  );
  const signed = new Set(signaturesIn(devanagari, lyricists, glossary));
  const keys = new Set([...signed].map((word) => romanKey(draftRoman(word).text)));
  const isSigned = (word: string) =>
    signed.has(word) || signed.has(partners.get(word) ?? "") || keys.has(romanKey(word));
  const signatures = wordsAtEnd({ hindi, english }).filter(isSigned);
  const before = new Set(wordsBeforeEnd({ hindi, english }));
  // Before the last lines the word has its own meaning.
  const others = [...inHindi, ...inEnglish].filter(
    ({ spelling }) => !signatures.includes(spelling) || before.has(spelling),
  );
  return [
    ...gather(others),
    ...(signatures.length > 0 ? [{ id: signature, isKnown: false, spellings: signatures }] : []),
  ];
}

type Texts = Pick<SongTexts, "hindi" | "english">;

function wordsAtEnd({ hindi, english }: Texts): string[] {
  return [
    ...wordsIn(hindi && endOf(hindi).end, devanagariWords),
    ...wordsIn(english && endOf(english).end.toLowerCase(), romanWords),
  ];
}

function wordsBeforeEnd({ hindi, english }: Texts): string[] {
  return [
    ...wordsIn(hindi && endOf(hindi).before, devanagariWords),
    ...wordsIn(english && endOf(english).before.toLowerCase(), romanWords),
  ];
}

function wordsIn(text: string | null | undefined, words: RegExp): string[] {
  return [...new Set(text?.normalize("NFC").match(words))];
}

function spelled(spelling: string, found: FoundWord | null): Spelled[] {
  return found ? [{ spelling, found }] : [];
}

interface RomanOptions {
  readonly glossary: Glossary;
  /** The word in Devanagari. */
  readonly partner: string | undefined;
  /** Finds the entry of a word that no word in Devanagari explains. */
  readonly withoutPartner: Glossary["findRoman"];
}

function entryOfRoman(word: string, { glossary, partner, withoutPartner }: RomanOptions): FoundWord | null {
  const found = partner === undefined ? null : glossary.find(partner);
  return found || (partner !== undefined && glossary.isCommon(partner)) ? found : withoutPartner(word);
}

/** A line with another number of words has no pairs: its words are those of the song that are spelled like them. */
function entriesByKey(inHindi: readonly Spelled[]): Glossary["findRoman"] {
  let entries: ReadonlyMap<string, FoundWord> | undefined;
  return (word) => {
    entries ??= new Map(inHindi.map(({ spelling, found }) => [romanKey(draftRoman(spelling).text), found]));
    return entries.get(romanKey(word)) ?? null;
  };
}

function gather(all: readonly Spelled[]): WordOfSong[] {
  const spellings = Map.groupBy(all, ({ found }) => found.id);
  const uncommonFirst = [...spellings].toSorted(
    ([, [a]], [, [b]]) => Number(a?.found.isCommon) - Number(b?.found.isCommon),
  );
  const kept = new Set(uncommonFirst.slice(0, mostWordsOfSong).map(([id]) => id));
  return [...spellings]
    .filter(([id]) => kept.has(id))
    .map(([id, words]) => ({
      id,
      isKnown: words.every(({ found }) => found.isCommon),
      spellings: words.map(({ spelling }) => spelling),
    }));
}
