/** Looks common words up: from Roman letters, and the Roman spellings of a word in Devanagari. */
import { likelySpellings } from "../choices/choices.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import { anusvara, nukta, virama } from "../devanagari/letters.ts";
import { soundKey } from "../lexicon/sound-key.ts";
import { consonants } from "../to-roman/house-spelling.ts";
import { placesInRoman } from "../to-roman/places.ts";
import { common, commonest, rarer } from "./common-words.ts";
import {
  formsOfAdjective,
  formsOfFeminine,
  formsOfMasculine,
  formsOfMasculineInA,
  formsOfVerb,
} from "./forms.ts";
import { adjectives, feminine, masculine, masculineInA } from "./nouns.ts";
import { people, places } from "./places-and-people.ts";
import { shortened } from "./shortened.ts";
import { stems } from "./verbs.ts";

export interface CommonWord {
  readonly text: string;
  /** How common the word is, times how usual the spelling is for it. */
  readonly weight: number;
  /** Whether the spelling is a shorter one than the house's: badal for baadal. */
  readonly isShortened: boolean;
}

/** Of a word in songs; rarer words and names weigh as much as a form. */
const weightOf = { commonest: 9, common: 3, form: 2 } as const;

const weightOfShortened = 0.4;

/** A Roman spelling rarely means more words than these. */
const mostWords = 4;

/** How likely a spelling by the rules must be. */
const leastShare = 0.05;

type ListedWord = readonly [word: string, spellings: readonly string[], weight: number];

/** A letter of Urdu words that most people write in Roman letters as a plain g. */
const softG = `ग${nukta}`;

const none: readonly string[] = [];

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

/** Every common word with the spellings that do not follow from its letters and its weight; some come twice. */
export function listedWords(): readonly ListedWord[] {
  const formsOf = (list: string, forms: (word: string) => readonly string[]) =>
    read(list, weightOf.form).flatMap(([word]) =>
      forms(word).map((form) => [form, none, weightOf.form] as const),
    );
  return [
    ...read(commonest, weightOf.commonest),
    ...[common, feminine, masculine, masculineInA, adjectives].flatMap((list) => read(list, weightOf.common)),
    ...read(rarer, weightOf.form),
    ...read(stems, weightOf.form),
    ...formsOf(stems, formsOfVerb),
    ...formsOf(feminine, formsOfFeminine),
    ...formsOf(masculine, formsOfMasculine),
    ...formsOf(masculineInA, formsOfMasculineInA),
    ...formsOf(adjectives, formsOfAdjective),
    ...[places, people].flatMap((list) => read(list, weightOf.form)),
  ];
}

function read(list: string, weight: number): readonly ListedWord[] {
  return list
    .normalize("NFC")
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = "", ...spellings] = entry.split("=");
      return [word, spellings.length > 0 ? spellings : none, weight];
    });
}

function gather() {
  const byWord = new Map<string, Listed>();
  const bySound = new Map<string, Listed[]>();
  const keys = new Map<string, string>();
  // Forms of a word share their letters, and the key takes long.
  const keyOf = (letters: string) => {
    const key = keys.get(letters) ?? soundKey(letters);
    keys.set(letters, key);
    return key;
  };
  for (const [word, spellings, weight] of listedWords()) {
    const folded = foldDevanagari(word);
    if (byWord.has(folded)) continue;
    // Most words are the same when folded: one string in memory is enough.
    const listed = { text: folded === word ? folded : word, spellings, weight };
    byWord.set(folded, listed);
    const sounds = new Set([...lettersOf(folded).map(keyOf), ...spellings.map(soundKey)]);
    for (const sound of sounds) bySound.set(sound, [...(bySound.get(sound) ?? []), listed]);
  }
  return { byWord, bySound };
}

/** As in gam and nagma. */
function plainG(roman: string): string {
  return roman.replaceAll("gh", "g");
}

/** An inherent a between letters that sound otherwise together, as in गया, which no key may take for ग्या. */
const openPair = /[गजन](?=[यनपफबभम])/g;

/** Roman letters that sound like a word as far as a sound key goes, without the rules, which are slow. */
function lettersOf(folded: string): readonly string[] {
  const letters = romanLetters(folded);
  const open = folded.replace(openPair, "$&\u093e");
  return [
    letters,
    ...(folded.includes(softG) ? [plainG(letters)] : []),
    ...(open === folded ? [] : [romanLetters(open)]),
  ];
}

function romanLetters(folded: string): string {
  let letters = "";
  for (let i = 0; i < folded.length; i++) {
    const sign = folded.charAt(i);
    const dotted = folded.charAt(i + 1) === nukta ? consonants[sign + nukta] : undefined;
    const letter = dotted ?? consonants[sign];
    if (letter) letters += letter;
    else if (sign === anusvara) letters += "n";
    else if (sign !== virama && sign !== nukta && !letters.endsWith("a")) letters += "a";
  }
  return letters;
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
  const plain = word.includes(softG) ? full.map(plainG) : [];
  for (const spelling of [...plain, ...[...full, ...plain].flatMap(shortened)])
    if (!spellings.has(spelling)) spellings.set(spelling, true);
  return spellings;
}
