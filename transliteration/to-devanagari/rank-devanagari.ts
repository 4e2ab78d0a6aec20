/** The likely Devanagari spellings of one Roman word, by the rules, the lexicon and the song itself. */
import { fixed, likelySpellings, type Option, type Place } from "../choices/choices.ts";
import { applyConventions, type Conventions } from "../choices/conventions.ts";
import { type Candidate, rank } from "../choices/rank.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { soundKey } from "../lexicon/sound-key.ts";
import { nameInDevanagari } from "../names.ts";
import type { Language } from "../text/language.ts";
import { placesInRoman } from "../to-roman/places.ts";
import { commonWords } from "../words/common.ts";
import { grammarWord } from "./grammar-words.ts";
import { homograph, type InLine, isHomograph } from "./homographs.ts";
import { lettersOf } from "./letters-of.ts";
import { nativeStem } from "./native-stems.ts";
import { placesInDevanagari } from "./places.ts";
import { withLongVowels, withPossibleLongA } from "./undoubled-vowels.ts";

export interface DevanagariEvidence {
  readonly language: Language;
  /** How often the writer of the text doubles a long a: never, if each may be written by one letter. */
  readonly doubledA: number;
  readonly lexicon: Lexicon;
  /** Words of this song's corrected lines. */
  readonly corrected: Lexicon;
  readonly conventions: Conventions;
  /** How people write known words in Roman letters, with shares: filled while a text is drafted. */
  readonly romanOfKnown: Map<string, ReadonlyMap<string, number>>;
}

export interface WordInLine extends InLine {
  /** As it stands in the text. */
  readonly source: string;
  /** Whether it has a capital inside the line. */
  readonly isName: boolean;
  /** What it is in Devanagari if it is an English word or an abbreviation, the usual form first. */
  readonly english: readonly string[] | undefined;
}

/** How many spellings are weighed. */
const most = 24;

const weightOfCorrection = 1000;

/** How much the spelling of a stem that we know outweighs its other reading. */
const shareOfStem = 0.85;

const shareOfGrammar = 0.95;

/** A word that the catalogue knows is likelier than one that nobody has written. */
const weightOfKnownWord = 5;

/** A song that writes the word in these very letters counts as much as the rules three times over. */
const weightOfPair = 3;

/** A word of the list outweighs the rules, and a few songs that write it in these letters outweigh the list. */
const weightOfCommonWord = 6;

/** How much a shortened spelling counts, by how often the writer doubles a long a; twice or more is a habit. */
const sharesOfShortened = [1, 0.6];

/** Of the usual form of an English word against its other ones. */
const shareOfUsualForm = 0.9;

/** Some write an a that is silent: sapane, bijali. */
const shareOfLongA = 0.9;

/** How much a known word weighs that would be meant only if another a of it were long: प्यार for pyar. */
const shareOfPossibleLongA = 0.3;

/** @returns whether the words beside it matter, as they do for ki and na */
export function dependsOnNeighbours(roman: string): boolean {
  return isHomograph(roman) || roman.endsWith("aai");
}

/** @param word as it stands in its line */
export function rankDevanagari(word: WordInLine, evidence: DevanagariEvidence): Candidate[] {
  const { lexicon, corrected, language } = evidence;
  const own = language === "sanskrit" ? [] : grammarIn(word, language);
  // Which of कि and की is meant shows the line, and no count.
  const isOpen = own.length < 2;
  const weights = new Map<string, number>();
  for (const [roman, share] of readingsOf(word, own, evidence)) {
    for (const [text, weight] of spellingsByRules({ ...word, roman }, evidence))
      add(weights, text, weight * share);
    if (isOpen) addKnownWords(weights, roman, share, evidence);
  }
  if (isOpen && evidence.doubledA === 0)
    for (const roman of withPossibleLongA(withLongVowels(word.roman, language)))
      addKnownWords(weights, roman, shareOfPossibleLongA, evidence);
  if (isOpen)
    for (const { text, songs } of lexicon.devanagariOf(word.roman)) add(weights, text, songs * weightOfPair);
  addListedWords(weights, word, own, evidence);
  for (const { text, songs } of corrected.devanagariOf(word.roman))
    add(weights, text, songs * weightOfCorrection);
  return rank(weights);
}

/** English words and common ones. */
function addListedWords(
  weights: Map<string, number>,
  { roman, english }: WordInLine,
  own: readonly Option[],
  { language, doubledA, lexicon }: DevanagariEvidence,
): void {
  if (language === "sanskrit" || language === "braj") return;
  if (english) {
    english.forEach((text, i) => {
      const share = i === 0 ? shareOfUsualForm : (1 - shareOfUsualForm) / (english.length - 1);
      add(weights, text, 2 * weightOfCommonWord * share);
    });
    return;
  }
  if (own.length > 0 || lexicon.devanagariOf(roman).length > 0) return;
  const words = commonWords(roman).map(({ text, weight, isShortened }) => ({
    text,
    weight: isShortened ? weight * (sharesOfShortened[doubledA] ?? 0) : weight,
  }));
  const sum = words.reduce((all, { weight }) => all + weight, 0);
  for (const { text, weight } of words)
    if (weight > 0) add(weights, text, (weight / sum) * weightOfCommonWord);
}

/** @returns whether the rules alone tell how the word is written: no grammar, no list and no song has it */
export function isUnknown(word: WordInLine, evidence: DevanagariEvidence): boolean {
  const { language, lexicon, corrected } = evidence;
  const { roman, english } = word;
  return (
    !english &&
    grammarIn(word, language).length === 0 &&
    commonWords(roman).length === 0 &&
    [lexicon, corrected].every((known) => known.devanagariOf(roman).length === 0) &&
    !lexicon.soundingLike(soundKey(roman)).some(({ text }) => fitOf(text, roman, evidence) > 0)
  );
}

/** The word in Roman letters as this project spells it, with shares. */
function readingsOf(
  { roman }: WordInLine,
  own: readonly Option[],
  { language, doubledA }: DevanagariEvidence,
): readonly (readonly [roman: string, share: number])[] {
  const long = doubledA > 0 || own.length > 0 ? roman : withLongVowels(roman, language);
  if (long === roman) return [[roman, 1]];
  return [
    [long, shareOfLongA],
    [roman, 1 - shareOfLongA],
  ];
}

function addKnownWords(
  weights: Map<string, number>,
  roman: string,
  share: number,
  evidence: DevanagariEvidence,
): void {
  for (const { text, songs } of evidence.lexicon.soundingLike(soundKey(roman))) {
    const fit = fitOf(text, roman, evidence);
    if (fit > 0) add(weights, text, songs * fit * share * weightOfKnownWord);
  }
}

function spellingsByRules(
  word: WordInLine,
  { language, conventions, doubledA }: DevanagariEvidence,
): Map<string, number> {
  const weights = new Map<string, number>();
  const own = language === "sanskrit" ? [] : grammarIn(word, language);
  for (const { text, share } of own) add(weights, text, share * shareOfGrammar);
  const stem = language === "sanskrit" ? undefined : nativeStem(word.roman);
  const left = own.length > 0 ? 1 - shareOfGrammar : 1;
  const manner = {
    language,
    isName: word.isName,
    leavesLengthOpen: doubledA === 0,
    endsLine: word.after === undefined,
  };
  if (stem) {
    const rest = placesInDevanagari(word.roman, manner, lettersOf(stem.roman).length);
    addSpellings(weights, [fixed(stem.stem), ...rest], conventions, left * shareOfStem);
  }
  if (isAbsolutive(word, language)) {
    const start = placesInDevanagari(word.roman.slice(0, -1), manner);
    addSpellings(weights, [...start, fixed("इ")], conventions, 2);
  }
  addSpellings(
    weights,
    placesInDevanagari(word.roman, manner),
    conventions,
    left * (stem ? 1 - shareOfStem : 1),
  );
  return weights;
}

function grammarIn(word: WordInLine, language: Language): readonly Option[] {
  const only = grammarWord(word.roman) ?? nameInDevanagari(word.roman);
  return only ? [{ text: only, share: 1 }] : homograph(word, language);
}

/** In Braj one does a thing by -इ के: मिलाइ के. */
function isAbsolutive({ roman, after }: WordInLine, language: Language): boolean {
  return language === "braj" && roman.endsWith("aai") && after === "ke";
}

function addSpellings(
  weights: Map<string, number>,
  places: readonly Place[],
  conventions: Conventions,
  weight: number,
) {
  for (const { text, share } of likelySpellings(applyConventions(places, conventions), most)) {
    add(weights, text, share * weight);
  }
}

/** @returns how likely people write the Devanagari word in these Roman letters, 0 if they hardly do */
function fitOf(devanagari: string, roman: string, { language, romanOfKnown }: DevanagariEvidence): number {
  const key = `${language} ${devanagari}`;
  const known = romanOfKnown.get(key);
  if (known) return known.get(roman) ?? 0;
  const spellings = likelySpellings(placesInRoman(devanagari, language), most);
  const shares = new Map(spellings.map(({ text, share }) => [text, share]));
  romanOfKnown.set(key, shares);
  return shares.get(roman) ?? 0;
}

function add(weights: Map<string, number>, text: string, weight: number): void {
  const composed = text.normalize("NFC");
  weights.set(composed, (weights.get(composed) ?? 0) + weight);
}
