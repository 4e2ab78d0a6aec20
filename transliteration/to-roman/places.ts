/** The places of a Devanagari word at which people choose between Roman spellings. */
import { either, fixed, type Place } from "../choices/choices.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import { nukta } from "../devanagari/letters.ts";
import { readSyllables, type Syllable } from "../devanagari/syllables.ts";
import { nameInRoman } from "../names.ts";
import type { Language } from "../text/language.ts";
import { grammarWords, vowels } from "./house-spelling.ts";
import { placesOfOnset } from "./onset.ts";
import { silentVowels } from "./silent-vowels.ts";

/** A dotted letter of Arabic and Persian words; ड़ and ढ़ are native to Hindi. */
const urduLetter = new RegExp(`[कखगजझफ]${nukta}`);

/** A syllable with what is around it. */
interface Seat {
  readonly before: Syllable | undefined;
  readonly here: Syllable;
  readonly after: Syllable | undefined;
  /** How likely its vowel is silent, from 0 to 1. */
  readonly silent: number;
  /** Whether nothing is spoken after its vowel. */
  readonly isLast: boolean;
  readonly count: number;
  readonly language: Language;
}

/**
 * @param word one Devanagari word without hyphens
 * @returns its places from left to right
 */
export function placesInRoman(word: string, language: Language): Place[] {
  const letters = foldDevanagari(word);
  const own =
    language === "sanskrit"
      ? undefined
      : (grammarWords[letters.normalize("NFC")] ?? nameInRoman(letters)?.toLowerCase());
  if (own !== undefined) return [fixed(own)];
  // The fold would lose the difference between हँस and अंबर before lips.
  const syllables = readSyllables(word.normalize("NFD").replace(/[\u200c\u200d]/g, ""));
  const isUrdu = urduLetter.test(letters);
  const silent = silentVowels(syllables, language, isUrdu);
  return syllables.flatMap((here, i) => {
    const after = syllables[i + 1];
    const seat: Seat = {
      before: syllables[i - 1],
      here,
      after,
      silent: silent[i] ?? 0,
      isLast: after === undefined,
      count: syllables.length,
      language,
    };
    return [
      ...(isWrittenWithVowelBefore(seat, i)
        ? []
        : placesOfOnset(here, { ...seat, isFirst: i === 0, isUrdu, isMute: seat.silent > 0.5 })),
      ...placesOfVowel(seat, (silent[i + 1] ?? 0) > 0.5),
      ...placesOfNasal(seat),
      fixed(here.hasVisarga && seat.isLast ? "h" : ""),
    ];
  });
}

/** The y of a first syllable that it closes. */
function isWrittenWithVowelBefore({ before, here: { onset }, silent }: Seat, i: number): boolean {
  return i === 1 && before?.isSchwa === true && onset.length === 1 && onset[0] === "य" && silent > 0.5;
}

function placesOfVowel(seat: Seat, isClosed: boolean): Place[] {
  const { before, here, after, silent, language } = seat;
  if (here.vowel === "") return [];
  if (here.isSchwa) {
    if (silent > 0.5) return [either("silent a", silent, "", "a")];
    if (isBeforeY(seat, isClosed))
      return [either("a before y", language === "urdu" ? 0.7 : 0.25, "ai", "ay")];
    if (isBeforeH(seat, isClosed)) return [either("a before h", shareOfE(seat), "e", "a")];
    return [either("silent a", 1 - silent, "a", "")];
  }
  if (here.onset.length === 0 && before) return placesOfHiatus(seat, before);
  if (after?.onset.length === 0) return [longOrShort(here, after.vowel)];
  return [placeOfLength(seat)];
}

/** मय is mai and मयख़ाना maikhaana; the y is written with the vowel. */
function isBeforeY({ before, after, language }: Seat, isClosed: boolean): boolean {
  if (language === "sanskrit" || before || after?.onset.length !== 1 || after.onset[0] !== "य") return false;
  return isClosed;
}

/** कहना is kehna and महफ़िल mehfil: in the first syllable, before an h that closes it. */
function isBeforeH({ before, after, language }: Seat, isClosed: boolean): boolean {
  if (language === "sanskrit" || before || after?.onset.length !== 1 || after.onset[0] !== "ह") return false;
  return isClosed;
}

/** रह and कह alone are rather rah and kah; Braj has the a everywhere. */
function shareOfE({ language, count }: Seat): number {
  if (language === "braj") return 0.2;
  return count === 2 ? 0.4 : 0.75;
}

/** Before another vowel a long i or u is short: दीए is diye. */
function longOrShort(here: Syllable, next: string): Place {
  const [inside = "", last = ""] = vowels[here.vowel] ?? [];
  return here.vowel === "आ" && next !== "अ"
    ? either("long a inside", 0.95, inside, last)
    : either("long vowel before a vowel", 0.4, inside, last);
}

function placeOfLength(seat: Seat): Place {
  const { here, isLast, count, language } = seat;
  const [inside = "", last = ""] = vowels[here.vowel] ?? [];
  const ends = isLast && here.nasal === "none" && !here.hasVisarga;
  // आ and ऊ alone are words.
  if (ends && count === 1 && here.onset.length === 0) return fixed(inside);
  if (ends) return either(`long ${last} at the end`, here.vowel === "ऊ" ? 0.55 : 0.97, last, inside);
  // नहीं is nahin and चुकीं chukin; जबीं is jabeen.
  if (isLast && here.vowel === "ई" && language !== "sanskrit")
    return either("nasal i at the end", 0.55, last, inside);
  return either(`long ${last} inside`, shareOfDoubled(seat), inside, last);
}

/**
 * Long words are often compounds or names, in which people double fewer vowels: नामाबर is naamabar, लाहौरी lahauri.
 */
function shareOfDoubled({ before, after, count, language }: Seat): number {
  if (language === "sanskrit") return 0.98;
  if (count >= 4) return 0.92;
  const isBeforeLong = after !== undefined && !after.isShort && after.vowel !== "";
  return before === undefined && isBeforeLong && count === 3 ? 0.94 : 0.975;
}

/** A vowel after a vowel: गए is gaye, जाओ jaao, कोई koi, गई gayi, आई aayi, भाई bhaai. */
function placesOfHiatus({ here, isLast, count, language }: Seat, before: Syllable): Place[] {
  const [inside = "", last = ""] = vowels[here.vowel] ?? [];
  if (here.vowel === "ए") {
    return [fixed("अआइईओ".includes(before.vowel) ? "ye" : "e")];
  }
  if (here.vowel === "ई" && isLast && before.isSchwa) return [either("y before i", 0.9, "yi", "i")];
  if (here.vowel === "ई" && isLast && before.vowel === "आ") {
    const isVerb = count === 2 && here.nasal === "none";
    return [either("y before i after a long a", isVerb ? 0.6 : 0.3, "yi", "i")];
  }
  if (here.vowel === "ऊ" && here.nasal !== "none") return [fixed("u")];
  if (here.vowel === "अ") return [fixed(before.isSchwa ? "" : "a")];
  if (here.vowel === "आ" && before.isSchwa) return [fixed(`'${isLast ? last : inside}`)];
  if (here.vowel === "इ" && before.vowel === "ओ" && language === "braj") return [fixed("i")];
  return [either("long vowel after a vowel", isLast && here.nasal === "none" ? 0.97 : 0.1, last, inside)];
}

/** A nasal is m before lips, at the end of a Sanskrit word, and after an a at the end: चंपा, सुखदां, स्वयं. */
function placesOfNasal({ here, after, isLast, language }: Seat): Place[] {
  if (here.nasal === "none") return [];
  const next = after?.onset[0]?.charAt(0);
  if (next === "न") return [];
  if (isLast) {
    if (here.nasal === "anusvara" && (language === "sanskrit" || here.isSchwa)) return [fixed("m")];
    if (here.vowel !== "ए") return [fixed("n")];
    // मुझमें is mujhmein like में itself, but आँखें aankhen.
    return [either("nasal e at the end", here.onset[0] === "म" ? 0.15 : 0.85, "n", "in")];
  }
  const closesTheLips = next !== undefined && "पफबभम".includes(next);
  return [fixed(here.nasal === "anusvara" && closesTheLips ? "m" : "n")];
}
