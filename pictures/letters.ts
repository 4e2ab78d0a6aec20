/**
 * Which one or two letters stand for a name: always letters that the outline table holds, whatever the name is made of.
 * Frozen: another letter would be another picture.
 */
import { outlines } from "./glyphs/index.ts";

/** Only the beginning of a name gives its letters, so a name of a million brackets costs no more than one of 500. */
const lettersReadAtMost = 500;

/** Stands where a name has no letter that we can draw (signs, emoji, other scripts): the first letter of अंतरा. */
const letterOfLastResort = "अ";

const devanagariLetter = /[\u0904-\u0939\u0950]/;
const drawablePair = /^[A-Z0-9]{1,2}$/;

/** Devanagari letters that sound like a Roman one. */
const sounds: Readonly<Record<string, string>> = {
  A: "अआऐऔए",
  B: "बभ",
  C: "चछक",
  D: "दधडढ",
  E: "एईइ",
  F: "फ",
  G: "गघ",
  H: "ह",
  I: "इई",
  J: "जझ",
  K: "कख",
  L: "ल",
  M: "म",
  N: "नण",
  O: "ओऔॐऊ",
  P: "पफ",
  Q: "क",
  R: "र",
  S: "सशष",
  T: "तटथठ",
  U: "उऊ",
  V: "व",
  W: "व",
  Y: "य",
  Z: "ज",
};

/** Whether a letter hangs from a headline. */
export function isDevanagari(letter: string): boolean {
  return devanagariLetter.test(letter);
}

/** Whether a text could be the letters of a picture: one Devanagari letter, or one or two Roman letters or digits. */
export function areLetters(text: string): boolean {
  if (drawablePair.test(text)) return true;
  return text.length === 1 && isDevanagari(text) && outlines.has(text);
}

/**
 * The letters of a sleeve: the first of a Devanagari name; of a Roman name the first of its Hindi line where the two
 * sound alike, else one or two initials.
 * @param name title of a song or name of an album
 * @param hindiLine first line of the Hindi lyrics, or an empty text
 */
export function lettersOfSleeve(name: string, hindiLine: string): string {
  const beginning = beginningOf(name);
  const own = isDevanagari(beginning.charAt(0)) ? firstDevanagariLetter(beginning) : undefined;
  if (own) return own;
  const sung = firstDevanagariLetter(beginningOf(hindiLine));
  const [first, second] = initialsOf(beginning);
  if (!first) return sung ?? letterOfLastResort;
  if (isDevanagari(first.letter)) return first.letter;
  if (sung && sounds[first.letter]?.includes(sung)) return sung;
  // Only a capital counts as the second letter: "Soun to Sapne" is S, "Jhansi Ki Rani" is JK.
  const joins = second?.isCapital && /[A-Z]/.test(second.letter);
  return joins ? first.letter + second.letter : first.letter;
}

/** The letters of a portrait: the first of a Devanagari name, else the initials of first and last name. */
export function lettersOfPortrait(name: string): string {
  const beginning = beginningOf(name);
  const own = isDevanagari(beginning.charAt(0)) ? firstDevanagariLetter(beginning) : undefined;
  if (own) return own;
  const initials = initialsOf(beginning);
  const [first, last] = [initials.at(0), initials.slice(1).at(-1)];
  if (!first) return letterOfLastResort;
  const joins = last && !isDevanagari(first.letter) && !isDevanagari(last.letter);
  return joins ? first.letter + last.letter : first.letter;
}

/** NFC also takes the dot off letters such as क़, which then count as their plain letter. */
function beginningOf(text: string): string {
  return text.trim().slice(0, lettersReadAtMost).normalize("NFC");
}

function firstDevanagariLetter(text: string): string | undefined {
  for (const letter of text) if (isDevanagari(letter) && outlines.has(letter)) return letter;
  return undefined;
}

interface Initial {
  readonly letter: string;
  readonly isCapital: boolean;
}

/** The initials of the words that have a drawable one, without what stands in brackets unless nothing else is there. */
function initialsOf(text: string): Initial[] {
  const unbracketed = initialsOfWords(text.replace(/\([^)]*\)/g, ""));
  return unbracketed.length > 0 ? unbracketed : initialsOfWords(text);
}

function initialsOfWords(text: string): Initial[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const start = word.normalize("NFD").charAt(0);
    const letter = start.toUpperCase().charAt(0);
    return outlines.has(letter) ? [{ letter, isCapital: start === letter }] : [];
  });
}
