/** The likely Roman spellings of one Devanagari word, by the rules, the lexicon and the song itself. */
import { likelySpellings } from "../choices/choices.ts";
import { applyConventions, type Conventions } from "../choices/conventions.ts";
import { type Candidate, rank } from "../choices/rank.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import type { Counted, Lexicon } from "../lexicon/lexicon.ts";
import { nameInRoman } from "../names.ts";
import type { Language } from "../text/language.ts";
import { isCommonWord, listedSpelling } from "../words/common.ts";
import { placesInRoman } from "./places.ts";

export interface RomanEvidence {
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** Words of this song's corrected lines. */
  readonly corrected: Lexicon;
  readonly conventions: Conventions;
}

/** How many spellings are weighed. */
const most = 16;

/** A correction outweighs any number of other songs. */
const weightOfCorrection = 1000;

/** What is left to the rules where the list spells a word otherwise; its spelling has the rest. */
const leftToRules = 0.04;

/** English words and abbreviations have one spelling. */
const weightOfEnglish = 30;

/** What the song's conventions may make of a count of the lexicon. */
const [leastFactor, greatestFactor] = [0.05, 20];

/** @param english its spelling if it is an English word or an abbreviation here */
export function rankRoman(word: string, english: string | undefined, evidence: RomanEvidence): Candidate[] {
  const { language, lexicon, corrected, conventions } = evidence;
  const places = placesInRoman(word, language);
  const usual = new Map(likelySpellings(places, most).map(({ text, share }) => [text, share]));
  const here = likelySpellings(applyConventions(places, conventions), most);
  const weights = new Map(here.map(({ text, share }) => [text, share]));
  const shares = new Map(weights);
  const folded = foldDevanagari(word);
  const addFitting = (text: string, weight: number) => {
    const factor = (shares.get(text) ?? 1) / (usual.get(text) ?? 1);
    add(weights, text, weight * Math.min(Math.max(factor, leastFactor), greatestFactor));
  };
  if (language !== "sanskrit") {
    const house = listedSpelling(folded);
    if (house) {
      for (const [text, share] of weights) weights.set(text, share * leftToRules);
      addFitting(house, 1 - leftToRules);
    }
    for (const { text, songs } of lexicon.romanOf(folded)) addFitting(text.toLowerCase(), songs);
    if (english) add(weights, english, weightOfEnglish);
  }
  for (const { text, songs } of corrected.romanOf(folded))
    add(weights, text.toLowerCase(), songs * weightOfCorrection);
  return rank(weights);
}

function add(weights: Map<string, number>, text: string, weight: number): void {
  weights.set(text, (weights.get(text) ?? 0) + weight);
}

/** @returns whether a list or a song has the word */
export function isKnown(word: string, { lexicon, corrected }: RomanEvidence): boolean {
  const folded = foldDevanagari(word);
  const isInSong = [lexicon, corrected].some((known) => known.romanOf(folded).length > 0);
  return isInSong || isCommonWord(folded) || nameInRoman(folded) !== undefined;
}

/** @returns whether people write the word with a capital inside a line */
export function isName(word: string, { lexicon, corrected }: RomanEvidence): boolean {
  const folded = foldDevanagari(word);
  const seen = [...corrected.romanOf(folded), ...lexicon.romanOf(folded)];
  if (seen.length === 0) return nameInRoman(folded) !== undefined;
  const songs = (list: readonly Counted[]) => list.reduce((sum, one) => sum + one.songs, 0);
  return songs(seen.filter(({ text }) => text !== text.toLowerCase())) * 2 > songs(seen);
}
