/** Looks common words up: from Roman letters, and the Roman spellings of a word in Devanagari. */
import { likelySpellings } from "../choices/choices.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import { anusvara, virama } from "../devanagari/letters.ts";
import { soundKey } from "../lexicon/sound-key.ts";
import { consonants } from "../to-roman/house-spelling.ts";
import { placesInRoman } from "../to-roman/places.ts";
import { common, commonest, stems } from "./common-words.ts";
import { shortened } from "./shortened.ts";

export interface CommonWord {
  readonly text: string;
  /** How common the word is, times how usual the spelling is for it. */
  readonly weight: number;
  /** Whether the spelling is a shorter one than the house's: badal for baadal. */
  readonly isShortened: boolean;
}

const weightOf = { commonest: 9, common: 3, form: 2 } as const;

const weightOfShortened = 0.4;

/** A Roman spelling rarely means more words than these. */
const mostWords = 4;

/** How likely a spelling by the rules must be. */
const leastShare = 0.05;

const endingsAfterConsonant = "ता ते ती ना ने नी कर के ूँ े ें ो ूँगा ूँगी ेगा ेगी ेंगे ोगे ोगी ा ी".split(" ");
const endingsAfterLongA = "ता ते ती ना ने नी कर के ए एँ ओ ऊँ ऊँगा ऊँगी एगा एगी एँगे ओगे ओगी".split(" ");
const endingsAfterO = "ता ते ती ना ने कर के ए एगा एगी एँगे ऊँ ऊँगा".split(" ");

interface Listed {
  readonly text: string;
  readonly spellings: readonly string[];
  readonly weight: number;
}

let lookups: ReturnType<typeof gather> | undefined;

/** Spellings of words that were asked for: to spell all of them at once would take most of a second. */
const spelled = new Map<Listed, ReadonlyMap<string, boolean>>();

/**
 * @param roman in lower case
 * @returns the words that it usually means, the likeliest first, at most four
 */
export function commonWords(roman: string): readonly CommonWord[] {
  lookups ??= gather();
  return (lookups.bySound.get(soundKey(roman)) ?? [])
    .flatMap((listed) => {
      const isShortened = spellingsOfListed(listed).get(roman);
      if (isShortened === undefined) return [];
      const weight = isShortened ? listed.weight * weightOfShortened : listed.weight;
      return [{ text: listed.text, weight, isShortened }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostWords);
}

/**
 * @param word as `foldDevanagari` gives it
 * @returns its Roman spellings, the house spelling first; nothing for a word that the list has not
 */
export function commonSpellings(word: string): readonly string[] {
  lookups ??= gather();
  const listed = lookups.byWord.get(word);
  return listed ? [...spellingsOfListed(listed).keys()] : [];
}

/** @param word as `foldDevanagari` gives it */
export function isCommonWord(word: string): boolean {
  lookups ??= gather();
  return lookups.byWord.has(word);
}

/** @returns the house spelling of a folded word where it does not follow from its letters */
export function listedSpelling(word: string): string | undefined {
  lookups ??= gather();
  const own = lookups.byWord.get(word)?.spellings[0];
  return own?.startsWith("+") ? undefined : own;
}

/** Every common word with its weight and the spellings that do not follow from its letters. */
export function listedWords(): readonly (readonly [
  word: string,
  spellings: readonly string[],
  weight: number,
])[] {
  const read = (list: string, weight: number) =>
    list
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [word = "", ...spellings] = entry.split("=");
        return [word, spellings, weight] as const;
      });
  return [
    ...read(commonest, weightOf.commonest),
    ...read(common, weightOf.common),
    ...read(stems, weightOf.form).flatMap(([stem]) =>
      ["", ...endingsAfter(stem)].map((ending) => [stem + ending, [], weightOf.form] as const),
    ),
  ];
}

function endingsAfter(stem: string): readonly string[] {
  if (stem.endsWith("ा")) return endingsAfterLongA;
  if (stem.endsWith("ो")) return endingsAfterO;
  return stem === "कर" ? endingsAfterConsonant.slice(0, -2) : endingsAfterConsonant;
}

function gather() {
  const byWord = new Map<string, Listed>();
  const bySound = new Map<string, Listed[]>();
  for (const [word, spellings, weight] of listedWords()) {
    const folded = foldDevanagari(word);
    if (byWord.has(folded)) continue;
    const listed = { text: word.normalize("NFC"), spellings, weight };
    byWord.set(folded, listed);
    const sounds = [soundOfLetters(folded), ...spellings.map(soundKey)];
    for (const sound of new Set(sounds)) bySound.set(sound, [...(bySound.get(sound) ?? []), listed]);
  }
  return { byWord, bySound };
}

/** The sound key of a word by its letters alone, without the rules, which are slow. */
function soundOfLetters(folded: string): string {
  const letters = folded.replace(/(\p{L})(\u093c?)|\p{M}/gu, (sign, letter?: string) => {
    if (letter) return consonants[sign] ?? consonants[letter] ?? "a";
    if (sign === anusvara) return "n";
    return sign === virama ? "" : "a";
  });
  return soundKey(letters);
}

function spellingsOfListed(listed: Listed): ReadonlyMap<string, boolean> {
  const known = spelled.get(listed) ?? spellingsOf(listed.text, listed.spellings);
  spelled.set(listed, known);
  return known;
}

/** The house spelling first, and whether each is shortened. */
function spellingsOf(word: string, listed: readonly string[]): ReadonlyMap<string, boolean> {
  const byRules = likelySpellings(placesInRoman(word.normalize("NFD"), "hindi"), 4)
    .filter(({ text, share }, i) => i === 0 || (share >= leastShare && !/aa$|ee$/.test(text)))
    .map(({ text }) => text);
  const comesAfter = listed.length === 0 || listed[0]?.startsWith("+");
  const own = listed.map((spelling) => spelling.replace("+", ""));
  const full = comesAfter ? [...byRules, ...own] : [...own, ...byRules];
  const spellings = new Map(full.map((spelling) => [spelling, false]));
  for (const spelling of full.flatMap(shortened)) if (!spellings.has(spelling)) spellings.set(spelling, true);
  return spellings;
}
