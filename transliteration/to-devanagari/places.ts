/** The places of a Roman word at which Devanagari can be written in more than one way. */
import { fixed, type Place } from "../choices/choices.ts";
import { anusvara, candrabindu, virama } from "../devanagari/letters.ts";
import type { Language } from "../text/language.ts";
import { lettersOf, type RomanLetter } from "./letters-of.ts";
import * as likelihoods from "./likelihoods.ts";
import { placeOf, type Row, rowAt, type Seat } from "./read-likelihoods.ts";
import { longVowels, nasalised, written } from "./vowels.ts";

export interface Manner {
  readonly language: Language;
  /** Whether a capital inside the line shows a name, in which people double no vowels: Kabir, Ram. */
  readonly isName: boolean;
  /** Whether the writer may mean a long vowel by a single letter. */
  readonly leavesLengthOpen: boolean;
  /** Whether it is the last word of its line. */
  readonly endsLine: boolean;
}

/** A word with the position of the letter that is written next. */
interface Reading {
  readonly letters: readonly RomanLetter[];
  readonly texts: readonly string[];
  readonly isSanskrit: boolean;
  /** As the tables of likelihoods have it. */
  readonly kind: string;
  readonly at: number;
}

/** Places, and how many Roman letters they write. */
interface Step {
  readonly places: readonly Place[];
  readonly length: number;
}

/** A letter of Arabic and Persian only. */
const urduLetter = /^[zfq]$/;

/** Endings of verbs and postpositions, from their consonant on. */
const ending = /^(l[aei]|t[aei]|tin|n[aei]|nein|k[aei]|ko|kar|se|vaala|vaale|vaali|lo|pan|ga|ge|gi|gaa.*)$/;

/** Consonants that stand for one letter each. */
const plain: ReadonlyMap<string, string> = new Map(
  Array.from(
    "k क g ग ch च chh छ j ज jh झ p प ph फ b ब bh भ m म y य r र l ल v व s स h ह z ज़ zh झ़ f फ़ q क़"
      .normalize("NFD")
      .matchAll(/(\w+) (\S+)/g),
    ([, roman = "", letter = ""]) => [roman, letter],
  ),
);

/**
 * @param word one Roman word without hyphens, in lower case
 * @param start how many of its letters are written already, the last of them a consonant
 */
export function placesInDevanagari(word: string, manner: Manner, start = 0): Place[] {
  const letters = lettersOf(word);
  const texts = letters.map(({ text }) => text);
  const isSanskrit = manner.language === "sanskrit";
  const kind = kindOf(texts, manner);
  const places: Place[] = [];
  for (let at = start; at < letters.length; ) {
    const step = nextStep({ letters, texts, isSanskrit, kind, at });
    places.push(...step.places);
    at += step.length;
  }
  return places;
}

function kindOf(texts: readonly string[], { language, isName, leavesLengthOpen, endsLine }: Manner): string {
  const origin = texts.some((text) => urduLetter.test(text)) ? " arabic" : " native";
  const ofWord = language === "sanskrit" ? "" : `${origin}${isName ? " name" : ""}`;
  return `${language}${ofWord}${leavesLengthOpen ? " open" : ""}${endsLine ? " last" : ""}`;
}

/** @param length of the place in Roman letters */
function seatOf({ texts, kind }: Reading, at: number, length = 1): Seat {
  const place = `<${texts.slice(at, at + length).join("-")}>`;
  const isBeforeEnding = length > 1 && ending.test(texts.slice(at + 1).join(""));
  return {
    letters: [...texts.slice(0, at), place, ...texts.slice(at + length)].join(" "),
    kind: isBeforeEnding ? `${kind} ending` : kind,
  };
}

function nextStep(reading: Reading): Step {
  const { letters, at } = reading;
  if (!letters[at]?.isVowel) return stepOfGlide(reading) ?? stepOfConsonant(reading);
  return stepOfFinalNasal(reading) ?? { places: [placeOfVowel(reading)], length: 1 };
}

function placeOfVowel(reading: Reading): Place {
  const { texts, at } = reading;
  const text = texts[at] ?? "";
  const isAfter = isAfterConsonant(reading);
  // जइए is jaiye, but भैया bhaiya.
  if (text === "ai" && texts.slice(at + 1).join("") === "ye") return fixed(`${written("अ", isAfter)}इ`);
  const row = rowOfVowel(reading);
  if (!row) return fixed(written(longVowels[text] ?? "", isAfter));
  return placeOf(row, (vowel) => written(vowel, isAfter), `${row.choice} as ${text}`);
}

/** @returns undefined for a vowel that is written in one way */
function rowOfVowel(reading: Reading): Row | undefined {
  const table = likelihoods.vowels[reading.texts[reading.at] ?? ""];
  return table && rowAt(table, seatOf(reading, reading.at));
}

function isAfterConsonant({ letters, at }: Reading): boolean {
  return letters[at - 1]?.isVowel === false;
}

/** A vowel with an n after it that ends the word: कलियाँ and आसमान; मन and किरण have no nasal vowel. */
function stepOfFinalNasal(reading: Reading): Step | undefined {
  const { texts, isSanskrit, at } = reading;
  const text = texts[at] ?? "";
  const table = likelihoods.finalNasals[text];
  if (isSanskrit || !table || at !== texts.length - 2 || texts[at + 1] !== "n") return undefined;
  const isAfter = isAfterConsonant(reading);
  const plainVowel = rowOfVowel(reading)?.shares[0]?.[0] ?? longVowels[text] ?? "";
  const write = (vowel: string) =>
    vowel === "plain" ? `${written(plainVowel, isAfter)}न` : nasalised(vowel, isAfter);
  return {
    places: [placeOf(rowAt(table, seatOf(reading, at)), write, `nasal ${text} at the end`)],
    length: 2,
  };
}

/** A y between vowels that is heard only: gaye is गए, gayi गई, jaayen जाएँ, jaayenge जाएँगे. */
function stepOfGlide(reading: Reading): Step | undefined {
  const { letters, texts, isSanskrit, at } = reading;
  const vowel = { e: "ए", ei: "ए", i: "ई", ee: "ई" }[texts[at + 1] ?? ""];
  if (texts[at] !== "y" || !letters[at - 1]?.isVowel || !vowel || isSanskrit) return undefined;
  const isNasal = texts[at + 2] === "n" && (at + 3 === texts.length || texts[at + 3] === "g");
  const sign = isNasal ? nasalised : written;
  const write = (text: string) => (text === "silent" ? sign(vowel, false) : `य${sign(vowel, true)}`);
  return {
    places: [placeOf(rowAt(likelihoods.severalLetters, seatOf(reading, at)), write)],
    length: isNasal ? 3 : 2,
  };
}

function stepOfConsonant(reading: Reading): Step {
  const { letters, texts, isSanskrit, at } = reading;
  const [text = "", next = "", third] = texts.slice(at);
  const consonant = placeOfConsonant(reading, at);
  if (!next) return { places: isSanskrit ? placesOfSanskritEnd(reading, consonant) : [consonant], length: 1 };
  if (letters[at + 1]?.isVowel) return stepBeforeVowel(reading, consonant);
  const isLastPair = third === "a" && at + 3 === texts.length && !isSanskrit;
  if ((text === "n" || text === "m") && at > 0 && !(next === "y" && isLastPair))
    return { places: [placeOfInnerNasal(reading)], length: 1 };
  const isDoubled = /^(t-th?|d-dh?|sh-th?)$/.test(`${text}-${next}`);
  if (isDoubled) {
    const joinAfter = third === undefined || letters[at + 2]?.isVowel ? [] : [placeOfJoin(reading, at + 1)];
    return { places: [placeOfSeveral(likelihoods.doubledLetters, reading), ...joinAfter], length: 2 };
  }
  if (text === "g" && next === "y")
    return { places: [placeOfSeveral(likelihoods.severalLetters, reading)], length: 2 };
  if (text === "j" && next === "n") return { places: [fixed(`ज${virama}ञ`)], length: 2 };
  if (isLastPair && at > 0) return { places: [consonant, placeOfLastPair(reading)], length: 3 };
  if (next === "r" && third === "i" && at + 3 < texts.length)
    return { places: [consonant, placeOfVocalicR(reading)], length: 3 };
  return { places: [consonant, placeOfJoin(reading, at)], length: 1 };
}

/** Roman letters leave open dental or retroflex, dotted or not. */
function placeOfConsonant(reading: Reading, at: number): Place {
  const text = reading.texts[at] ?? "";
  const table = likelihoods.consonants[text];
  return table ? placeOf(rowAt(table, seatOf(reading, at))) : fixed(plain.get(text) ?? "");
}

function placesOfSanskritEnd(reading: Reading, consonant: Place): Place[] {
  const row = rowAt(likelihoods.lastConsonants, seatOf(reading, reading.at));
  const end = placeOf(row, (text) => (text === "·" ? "" : text));
  return /^[mh]$/.test(reading.texts[reading.at] ?? "") ? [end] : [consonant, end];
}

/** A word begins with ऋ in ritu, with रि in rishta. */
function stepBeforeVowel(reading: Reading, consonant: Place): Step {
  const { texts, at } = reading;
  const isVocalic = at === 0 && texts[0] === "r" && texts[1] === "i" && texts.length > 2;
  return isVocalic
    ? { places: [placeOfSeveral(likelihoods.severalLetters, reading)], length: 2 }
    : { places: [consonant], length: 1 };
}

/** Two Roman letters that are written together. */
function placeOfSeveral(table: readonly Row[], reading: Reading): Place {
  return placeOf(rowAt(table, seatOf(reading, reading.at, 2)));
}

function placeOfJoin(reading: Reading, at: number): Place {
  const row = rowAt(likelihoods.joins, seatOf(reading, at, 2));
  const write = (text: string) => (text === "joined" ? virama : "");
  return placeOf(row, write, `virama in ${kindOfPair(reading.texts.slice(at))}`);
}

function kindOfPair([first = "", second = "", ...after]: readonly string[]): string {
  if (after.length === 0) return "a last cluster";
  if ("yrv".includes(second)) return `a cluster with ${second}`;
  return first === second ? "a doubled letter" : "a cluster";
}

function placeOfInnerNasal(reading: Reading): Place {
  const { texts, at } = reading;
  const [first = "", second = ""] = texts.slice(at);
  const letter = first === "m" ? "म" : "न";
  const written: Readonly<Record<string, string>> = {
    dot: anusvara,
    crescent: candrabindu,
    joined: letter + virama,
    apart: letter,
    retroflex: `ण${virama}`,
    row: nasalOfRow(second) + virama,
  };
  const seat = seatOf(reading, at, 2);
  const choice = [
    `${first} before ${/^[kgcjtdpb]/.test(second) ? "a stop" : second}`,
    /^(aa|oo)$/.test(texts[at - 1] ?? "") ? " after a long vowel" : "",
    seat.kind.endsWith("ending") ? " of an ending" : "",
  ].join("");
  return placeOf(rowAt(likelihoods.innerNasals, seat), (text) => written[text] ?? "", choice);
}

/** The nasal of the row to which the next consonant belongs. */
function nasalOfRow(next: string): string {
  if (/^[kg]/.test(next)) return "ङ";
  if (/^(ch|j)/.test(next)) return "ञ";
  return /^[pb]/.test(next) ? "म" : "न";
}

/** Two consonants and a last a: उतरा, मित्र, and rarely both joined and long, as in पर्दा. */
function placeOfLastPair(reading: Reading): Place {
  const { texts, at } = reading;
  const [first, second] = texts.slice(at);
  const seat = seatOf(reading, at, 2);
  const shareOf = (table: readonly Row[], text: string) =>
    rowAt(table, seat).shares.find(([one]) => one === text)?.[1] ?? 0;
  const joined = shareOf(likelihoods.joins, "joined");
  const short = shareOf(likelihoods.lastA, "short");
  return {
    choice: `last a after ${first === second ? "a doubled letter" : `a cluster with ${second}`}`,
    options: placeOfConsonant(reading, at + 1).options.flatMap(({ text, share }) => [
      { text: virama + text, share: share * joined * short },
      { text: `${virama}${text}ा`, share: share * joined * (1 - short) },
      { text: `${text}ा`, share: share * (1 - joined) },
    ]),
  };
}

function placeOfVocalicR(reading: Reading): Place {
  const { texts, at } = reading;
  const row = rowAt(likelihoods.vocalicR, seatOf(reading, at, 3));
  const write = (text: string) => (text === "vowel" ? "\u0943" : `${virama}रि`);
  return placeOf(row, write, `ri after ${texts[at]}`);
}
