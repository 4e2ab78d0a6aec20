/** The places of a Roman word at which Devanagari can be written in more than one way. */
import { either, fixed, type Place } from "../choices/choices.ts";
import { anusvara, virama, visarga } from "../devanagari/letters.ts";
import type { Language } from "../text/language.ts";
import { type ClusterSeat, placeOfInnerNasal, placeOfJoin } from "./cluster-places.ts";
import { placeOfConsonant } from "./consonant-places.ts";
import { lettersOf, type RomanLetter } from "./letters-of.ts";
import { nasalised, placeOfFinalNasal, placeOfVowel, written } from "./vowel-places.ts";

interface Manner {
  readonly language: Language;
  /** Whether a capital inside the line shows a name, in which people double no vowels: Kabir, Ram. */
  readonly isName: boolean;
  /** Whether it is the last word of its line. */
  readonly endsLine: boolean;
}

/** A word with the position of the letter that is written next. */
interface Reading extends Manner {
  readonly letters: readonly RomanLetter[];
  readonly texts: readonly string[];
  /** Whether letters of the word are of Arabic and Persian only. */
  readonly isUrdu: boolean;
  readonly at: number;
}

/** Places, and how many Roman letters they write. */
interface Step {
  readonly places: readonly Place[];
  readonly length: number;
}

const urduLetter = /^[zfq]$/;

/**
 * @param word one Roman word without hyphens, in lower case
 * @param start how many of its letters are written already, the last of them a consonant
 */
export function placesInDevanagari(word: string, manner: Manner, start = 0): Place[] {
  const { language } = manner;
  const letters = lettersOf(word);
  const texts = letters.map(({ text }) => text);
  const isUrdu = language !== "sanskrit" && texts.some((text) => urduLetter.test(text));
  const places: Place[] = [];
  for (let at = start; at < letters.length; ) {
    const step = nextStep({ ...manner, letters, texts, isUrdu, at });
    places.push(...step.places);
    at += step.length;
  }
  return places;
}

function nextStep(reading: Reading): Step {
  const { letters, at } = reading;
  if (!letters[at]?.isVowel) return stepOfGlide(reading) ?? stepOfConsonant(reading);
  return stepOfFinalNasal(reading) ?? { places: [placeOfVowel(seatOfVowel(reading))], length: 1 };
}

function seatOfVowel({ letters, texts, language, isName, at }: Reading) {
  const before = texts.slice(0, at);
  const lastVowel = letters.slice(0, at).findLastIndex(({ isVowel }) => isVowel);
  return {
    text: texts[at] ?? "",
    isAfterConsonant: at > 0 && letters[at - 1]?.isVowel === false,
    before,
    isLast: at === letters.length - 1,
    isFirst: lastVowel < 0,
    rest: texts.slice(at + 1),
    language,
    isName,
  };
}

function stepOfFinalNasal(reading: Reading): Step | undefined {
  const { letters, texts, language, at } = reading;
  if (language === "sanskrit" || at !== letters.length - 2 || texts[at + 1] !== "n") return undefined;
  // मन and किरण have no nasal vowel.
  if (texts[at] === "a") return undefined;
  return { places: [placeOfFinalNasal(seatOfVowel(reading), letters.length > 4)], length: 2 };
}

/** A y between vowels that is heard only: gaye is गए, gayi गई, jaayen जाएँ, jaayenge जाएँगे. */
function stepOfGlide({ letters, texts, at, language }: Reading): Step | undefined {
  const vowel = { e: "ए", ei: "ए", i: "ई", ee: "ई" }[texts[at + 1] ?? ""];
  if (texts[at] !== "y" || !letters[at - 1]?.isVowel || !vowel || language === "sanskrit") return undefined;
  const isNasal = texts[at + 2] === "n" && (at + 3 === texts.length || texts[at + 3] === "g");
  const write = (after: boolean) => (isNasal ? nasalised(vowel, after) : written(vowel, after));
  return {
    places: [either("y between vowels", 0.97, write(false), `य${write(true)}`)],
    length: isNasal ? 3 : 2,
  };
}

function stepOfConsonant(reading: Reading): Step {
  const { letters, texts, language, isUrdu, at } = reading;
  const [text = "", next] = [texts[at], texts[at + 1]];
  const seat = { text, before: texts.slice(0, at), after: texts.slice(at + 1), language, isUrdu };
  if (next === undefined) return { places: placesOfEnd(reading, placeOfConsonant(seat)), length: 1 };
  if (letters[at + 1]?.isVowel) return stepBeforeVowel(reading, placeOfConsonant(seat));
  const cluster = {
    first: text,
    second: next,
    before: seat.before,
    after: texts.slice(at + 2),
    language,
    isUrdu,
  };
  const isLastY = next === "y" && texts[at + 2] === "a" && at + 3 === texts.length && language !== "sanskrit";
  if ((text === "n" || text === "m") && at > 0 && !isLastY)
    return { places: [placeOfInnerNasal(cluster)], length: 1 };
  const doubled = placeOfDoubled(text, next, language === "urdu" || isUrdu);
  const third = texts[at + 2];
  if (doubled && (third === undefined || letters[at + 2]?.isVowel)) return { places: [doubled], length: 2 };
  if (doubled && third) {
    const second = { first: next, second: third, before: texts.slice(0, at + 1), after: texts.slice(at + 3) };
    return { places: [doubled, placeOfJoin({ ...second, language, isUrdu })], length: 2 };
  }
  if (text === "g" && next === "y") return stepOfGy(reading);
  if (text === "j" && next === "n") return { places: [fixed(`ज${virama}ञ`)], length: 2 };
  if (at + 3 === texts.length && texts[at + 2] === "a" && language !== "sanskrit" && at > 0) {
    return { places: [placeOfConsonant(seat), placeOfLastCluster(reading, cluster)], length: 3 };
  }
  if (next === "r" && texts[at + 2] === "i" && at + 3 < texts.length) {
    return { places: [placeOfConsonant(seat), placeOfVocalicR(text, texts[at + 3])], length: 3 };
  }
  return { places: [placeOfConsonant(seat), placeOfJoin(cluster)], length: 1 };
}

/** Two consonants and a last a: उतरा, मित्र, and rarely both joined and long, as in पर्दा. */
function placeOfLastCluster({ texts, language, isUrdu, at }: Reading, cluster: ClusterSeat): Place {
  const join = placeOfJoin(cluster);
  const second = placeOfConsonant({
    text: cluster.second,
    before: texts.slice(0, at + 1),
    after: ["a"],
    language,
    isUrdu,
  });
  const short = shareOfShortA(cluster);
  const shareOf = (text: string) => join.options.find((option) => option.text === text)?.share ?? 0;
  return {
    choice: `last a after ${cluster.first === cluster.second ? "a doubled letter" : `a cluster with ${cluster.second}`}`,
    options: second.options
      .flatMap(({ text, share }) => [
        { text: virama + text, share: share * shareOf(virama) * short },
        { text: `${virama}${text}ा`, share: share * shareOf(virama) * (1 - short) },
        { text: `${text}ा`, share: share * shareOf("") },
      ])
      .filter(({ share }) => share > 0),
  };
}

/** सत्य is satya, विश्व vishva, मित्र mitra, कृष्ण krishna; words of Urdu have a long a there: ज़र्रा, इश्वा. */
function shareOfShortA({ first, second, before, language, isUrdu }: ClusterSeat): number {
  if (isUrdu || language === "urdu") return 0.1;
  if (first === "sh" && second === "n") return 0.7;
  if (second === "r") return before.at(-1) === "n" || before.at(-1) === "sh" ? 0.95 : 0.7;
  return { y: 0.75, v: 0.75 }[second] ?? 0.05;
}

/**
 * A word of Sanskrit ends in a virama or in breath; its last m is a dot before another word: सुजलां सुफलां शीतलाम्.
 */
function placesOfEnd({ texts, language, endsLine, at }: Reading, consonant: Place): Place[] {
  const text = texts[at] ?? "";
  if (language !== "sanskrit") return [consonant];
  if (text === "m")
    return [
      either(`last m ${endsLine ? "of a line" : "of a word"}`, endsLine ? 0.8 : 0.3, `म${virama}`, anusvara),
    ];
  if (text === "h") return [either("last h", 0.8, visarga, "ह")];
  return /^[tdnk]$/.test(text) ? [consonant, either("last consonant", 0.8, virama, "")] : [consonant];
}

/** A word begins with ऋ in ritu, with रि in rishta. */
function stepBeforeVowel({ texts, at }: Reading, consonant: Place): Step {
  const isVocalic = at === 0 && texts[0] === "r" && texts[1] === "i" && texts.length > 2;
  return isVocalic
    ? { places: [either("ri at the start", 0.7, "रि", "ऋ")], length: 2 }
    : { places: [consonant], length: 1 };
}

/** Two letters of one row are of the same kind: त्त or ट्ट, द्ध or ड्ढ; श्त or ष्ट. */
function placeOfDoubled(first: string, second: string, isUrdu: boolean): Place | undefined {
  const pair = `${first}${second}`;
  const join = (letters: string) => [...letters].join(virama);
  switch (pair) {
    case "tt":
      return either(pair, 0.8, join("तत"), join("टट"));
    case "tth":
      return either(pair, 0.75, join("तथ"), join("टठ"));
    case "dd":
      return either(pair, 0.9, join("दद"), join("डड"));
    case "ddh":
      return either(pair, 0.95, join("दध"), join("डढ"));
    case "sht":
      return either(isUrdu ? "sht in Urdu" : pair, isUrdu ? 0.1 : 0.8, join("षट"), join("शत"));
    case "shth":
      return fixed(join("षठ"));
    default:
      return undefined;
  }
}

/** gyaan is ज्ञान and pratigya प्रतिज्ञा, but bhaagya भाग्य and umangyo उमँग्यो. */
function stepOfGy({ texts, at }: Reading): Step {
  const isSplit = /^(aa|o|ai|n)$/.test(texts[at - 1] ?? "") && at > 1;
  return { places: [either("gy", isSplit ? 0.15 : 0.9, `ज${virama}ञ`, `ग${virama}य`)], length: 2 };
}

/** How often ri after a consonant is the vowel ऋ: hriday, mrig, krishna, prithvi; but priya, preet, trishul. */
const shareOfVocalicR: Readonly<Record<string, number>> = {
  h: 0.95,
  m: 0.85,
  v: 0.85,
  dh: 0.9,
  gh: 0.9,
  bh: 0.85,
  d: 0.75,
  s: 0.75,
  k: 0.65,
  g: 0.5,
  n: 0.6,
  sh: 0.6,
  t: 0.4,
  p: 0.15,
};

function placeOfVocalicR(consonant: string, next: string | undefined): Place {
  const isPrith = consonant === "p" && (next === "sh" || next === "th");
  const share = next === "y" ? 0.05 : isPrith ? 0.8 : (shareOfVocalicR[consonant] ?? 0.1);
  return either(`ri after ${consonant}`, share, "\u0943", `${virama}रि`);
}
