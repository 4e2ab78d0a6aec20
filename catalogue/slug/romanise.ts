/** Romanises Devanagari as people write Hindi. Leaves every other script unchanged. */
import { nukta, romanConsonants } from "#transliteration";
import { wordsWithOwnSpelling } from "./devanagari.ts";
import { silenceSchwas } from "./silent-schwas.ts";
import { readSyllables, type Syllable } from "./syllables.ts";

/** Letters and signs of one word with joiners, without dandas and digits (U+0964 to U+096F). */
const devanagariWord = /[\u0900-\u0963\u0970-\u097f][\u0900-\u0963\u0970-\u097f\u200c\u200d]*/g;
/** A dotted letter of Arabic and Persian words; ड़ and ढ़ are native to Hindi. */
const urduLetter = new RegExp(`[कखगजझफ]${nukta}`);
const devanagariDigit = /[\u0966-\u096f]/g;

/**
 * `तेरे बिना ज़िन्दगी` becomes `tere bina zindagi`. Lower case, no accents, long vowels like short ones, nasals as n
 * (m before labials). It is one of several common spellings, not a reversible transliteration.
 * @param text any text; other scripts stay unchanged
 */
export function romanise(text: string): string {
  return text
    .normalize("NFD")
    .replace(devanagariWord, romaniseWord)
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize("NFC");
}

function romaniseWord(word: string): string {
  const letters = word.replace(/[\u200c\u200d]/g, "");
  const own = wordsWithOwnSpelling.get(letters);
  if (own !== undefined) return own;
  const syllables = readSyllables(letters);
  const isUrdu = urduLetter.test(letters);
  silenceSchwas(syllables, isUrdu);
  return syllables.map((syllable, i) => writeOnset(syllable, isUrdu) + writeRhyme(syllables, i)).join("");
}

function writeOnset({ onset, vowel, isSchwa }: Syllable, isUrdu: boolean): string {
  const isW = isUrdu || isSpokenAsW(onset, vowel, isSchwa);
  const roman = onset.map((consonant) => {
    if (consonant === "व" && isW) return "w";
    return romanConsonants[consonant] ?? romanConsonants[consonant.charAt(0)] ?? "";
  });
  return joinCluster(onset, roman);
}

/** वाला is wala and स्वर swar, but वन is van and सर्व sarva. */
function isSpokenAsW(onset: readonly string[], vowel: string, isSchwa: boolean): boolean {
  if (onset.at(-1) !== "व") return false;
  if (onset.length > 1) return onset.at(-2) !== "र";
  return (vowel === "a" && !isSchwa) || vowel === "o";
}

/** ज्ञान is gyan, बच्चा baccha, अच्छा achha. */
function joinCluster(onset: readonly string[], roman: readonly string[]): string {
  let written = "";
  roman.forEach((letter, i) => {
    const next = roman[i + 1];
    if (onset[i] === "ज" && onset[i + 1] === "ञ") written += "g";
    else if (onset[i - 1] === "ज" && onset[i] === "ञ") written += "y";
    else if (letter === "ch" && next === "chh") written += "";
    else if (letter.length > 1 && letter === next) written += letter.charAt(0);
    else written += letter;
  });
  return written;
}

function writeRhyme(syllables: readonly Syllable[], i: number): string {
  const [before, here, after] = [syllables[i - 1], syllables[i], syllables[i + 1]];
  if (!here) return "";
  return writeVowel(before, here, after, i === 0) + writeNasal(here, after) + writeVisarga(here, after);
}

function writeVowel(
  before: Syllable | undefined,
  here: Syllable,
  after: Syllable | undefined,
  isFirst: boolean,
): string {
  // कहना is kehna, यह yeh: before an h that closes the first syllable.
  const closesWithH = after?.onset.length === 1 && after.onset[0] === "ह" && after.vowel === "";
  if (isFirst && here.isSchwa && closesWithH) return "e";
  // गए is gaye, लिए liye, गई gayi, but भाई stays bhai.
  const isOnItsOwn = here.onset.length === 0 && before !== undefined;
  if (isOnItsOwn && here.vowel === "e" && "ai".includes(before.vowel || "-")) return "ye";
  if (isOnItsOwn && here.vowel === "i" && before.isSchwa) return "yi";
  return here.vowel;
}

/** चंपा is champa, स्वयं swayam, मैंने maine; otherwise a nasal is an n. */
function writeNasal({ nasal, isSchwa }: Syllable, after: Syllable | undefined): string {
  const next = after?.onset[0]?.charAt(0);
  if (nasal === "none" || next === "न") return "";
  const closesTheLips = next ? "पफबभम".includes(next) : isSchwa;
  return nasal === "anusvara" && closesTheLips ? "m" : "n";
}

/** Silent inside a word (दुःख is dukh), an h at its end (नमः is namah). */
function writeVisarga({ hasVisarga }: Syllable, after: Syllable | undefined): string {
  return hasVisarga && !after ? "h" : "";
}
