/**
 * Which inherent vowels of a Hindi word are silent: कमल is kamal, जानता jaanta. From the end of the word to its start
 * (Ohala, 1983): the last a is silent, and so is one between a vowel and a single consonant with a vowel.
 */
import type { Syllable } from "../devanagari/syllables.ts";
import type { Language } from "../text/language.ts";

/**
 * @param isUrdu whether the word's letters show that it is from Urdu
 * @returns for each syllable how likely its vowel is silent, from 0 to 1
 */
export function silentVowels(
  syllables: readonly Syllable[],
  language: Language,
  isUrdu: boolean,
): readonly number[] {
  const silent = syllables.map(() => 0);
  const last = syllables.at(-1);
  // Sanskrit has no silent vowel, and a word that ends in a virama or in breath is Sanskrit: मातरम्, नमः.
  if (language === "sanskrit" || !last || syllables.length === 1) return silent;
  if (last.vowel === "" || last.hasVisarga) return silent;
  silent[syllables.length - 1] = silentAtTheEnd(last, syllables.at(-2), isUrdu);
  for (let i = syllables.length - 2; i > 0; i--) {
    silent[i] = silentInside(syllables, i, silent, language, isUrdu);
  }
  return silent;
}

function silentAtTheEnd(last: Syllable, before: Syllable | undefined, isUrdu: boolean): number {
  if (!last.isSchwa || last.nasal !== "none") return 0;
  const [first, second] = [last.onset.at(-2), last.onset.at(-1)];
  // प्रिय is priya, but समय is samay.
  if (!first) return second === "य" && before?.vowel === "इ" ? 0.1 : 1;
  // Urdu words may end in a cluster: ज़िक्र is zikr, but चक्र is chakra.
  return isUrdu || !isSpokenAfterCluster(first, second ?? "") ? 0.95 : 0.1;
}

/**
 * सत्य is satya, मित्र mitra, विश्व vishva, रत्न ratna, कृष्ण krishna; but दोस्त is dost, उम्र umr, गर्व garv, धर्म
 * dharm.
 */
function isSpokenAfterCluster(first: string, second: string): boolean {
  if (second === "य") return true;
  if (second === "र") return "कगघजटडतदपश".includes(first);
  if (second === "व") return first !== "र";
  return "नणमञ".includes(second) && "कगघजतदषह".includes(first);
}

function silentInside(
  syllables: readonly Syllable[],
  i: number,
  silent: readonly number[],
  language: Language,
  isUrdu: boolean,
): number {
  const [before, here, after] = [syllables[i - 1], syllables[i], syllables[i + 1]];
  if (!before || !here || !after) return 0;
  if (!here.isSchwa || here.onset.length !== 1 || here.nasal !== "none") return 0;
  const afterIsMute = after.vowel === "" || (silent[i + 1] ?? 0) > 0.5;
  if (before.vowel === "" || afterIsMute || after.onset.length !== 1) return 0;
  if (isKeptByEnding(syllables, i, language)) return 0.1;
  // After a short vowel, an anusvara counts as a consonant and would make a cluster of three, which n and a dental do
  // not bear: ज़िंदगी is zindagi, but कंगना kangna and पिंजरे pinjre.
  if (before.nasal === "anusvara" && before.isShort) return "तथदध".includes(here.onset[0] ?? "") ? 0.1 : 0.7;
  // प्रियतम is priyatam.
  if (here.onset[0] === "य" && before.vowel === "इ") return 0;
  if (isFirstOfPersianWord(syllables, i, isUrdu) || isArabicPlural(after, syllables.length - i)) return 0.15;
  if (isFirstOfEcho(syllables, i)) return 0.9;
  if (isFirstOfEcho(syllables, i - 1)) return 0.1;
  if (isSecondOfTwo(syllables, i) || isDiminutive(syllables.slice(i + 1))) return 0.7;
  return isBeforeAdjectiveEnding(syllables.slice(i + 1)) ? 0.88 : 0.97;
}

/** बेख़बर is bekhabar: what follows the prefix be- is a word of its own. */
function isFirstOfPersianWord(syllables: readonly Syllable[], i: number, isUrdu: boolean): boolean {
  const [prefix] = syllables;
  return isUrdu && i === 1 && prefix?.onset.join("") === "ब" && prefix.vowel === "ए";
}

/** Arabic nouns in -at keep it in the plural: हसरत, हसरतों are hasrat, hasraton. */
function isArabicPlural(after: Syllable, left: number): boolean {
  return left === 2 && after.onset[0] === "त" && after.nasal !== "none" && "एओ".includes(after.vowel);
}

/**
 * Words of Braj, Awadhi and Sanskrit that end in a short vowel keep the a before it (भगति is bhagati, मूलहिं
 * moolahin), and so do the diminutives in -iya (नगरिया is nagariya).
 */
function isKeptByEnding(syllables: readonly Syllable[], i: number, language: Language): boolean {
  const rest = syllables.slice(i + 1);
  const [next, last] = rest;
  if (!next) return false;
  if (rest.length === 1) {
    if (next.vowel === "इ" || next.vowel === "उ") return true;
    return language === "braj" && next.onset[0] === "ह" && (next.vowel === "ई" || next.vowel === "ऊ");
  }
  return isDiminutive(rest) && (language === "braj" || last?.nasal === "none");
}

/** -iya and its plural -iyaan, which is also that of लड़की (ladkiyaan). */
function isDiminutive([next, last, ...others]: readonly Syllable[]): boolean {
  return others.length === 0 && next?.vowel === "इ" && last?.onset[0] === "य" && last.vowel === "आ";
}

/** ऊपरी is oopri, but अरबी arabi and जननी janani, whose stems are felt. */
function isBeforeAdjectiveEnding([next, ...others]: readonly Syllable[]): boolean {
  return others.length === 0 && next?.vowel === "ई" && next.nasal === "none";
}

/** The halves of an echo word stay whole: लटपटाना is latpataana, जगमगाना jagmagaana. */
function isFirstOfEcho(syllables: readonly Syllable[], i: number): boolean {
  const [first, here, second, echo] = syllables.slice(Math.max(i - 1, 0), i + 3);
  if (i < 1 || !first?.isSchwa || !here?.isSchwa || !second?.isSchwa || !echo) return false;
  return here.onset.length === 1 && here.onset[0] === echo.onset[0];
}

/**
 * Of two that could be silent it is the second (बदलना is badalna), unless the word is a compound: बदनसीब is
 * badnaseeb.
 */
function isSecondOfTwo(syllables: readonly Syllable[], i: number): boolean {
  const before = syllables[i - 1];
  const isLong = syllables.length - i > 2;
  return i >= 2 && isLong && before?.isSchwa === true && before.onset.length === 1;
}
