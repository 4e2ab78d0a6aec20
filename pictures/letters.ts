/** Chooses the one or two letters of a name's picture: always letters with an outline. Frozen, like the pictures. */
import { outlines } from "./glyphs/index.ts";

/** In UTF-16 units. Limits the cost of a name of a million brackets. */
const maxNameLength = 500;

/** The first letter of अंतरा, for a name without drawable letters (signs, emoji, other scripts). */
const fallbackLetter = "अ";

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

export function isDevanagari(letter: string): boolean {
  return devanagariLetter.test(letter);
}

/** Whether a text can be the letters of a picture: one Devanagari letter, or one or two Roman letters or digits. */
export function areLetters(text: string): boolean {
  if (drawablePair.test(text)) return true;
  return text.length === 1 && isDevanagari(text) && outlines.has(text);
}

/**
 * The letters of a sleeve. A Devanagari name gives its first letter. A Roman name gives the first letter of the Hindi
 * line if both begin with the same sound, otherwise one or two initials.
 * @param name title of a song or name of an album
 * @param hindiLine first line of the Hindi lyrics, may be empty
 */
export function lettersOfSleeve(name: string, hindiLine: string): string {
  const beginning = beginningOf(name);
  const own = isDevanagari(beginning.charAt(0)) ? firstDevanagariLetter(beginning) : undefined;
  if (own) return own;
  const hindi = firstDevanagariLetter(beginningOf(hindiLine));
  const [first, second] = initialsOf(beginning);
  if (!first) return hindi ?? fallbackLetter;
  if (isDevanagari(first.letter)) return first.letter;
  if (hindi && sounds[first.letter]?.includes(hindi)) return hindi;
  // Only a capital counts as the second letter: "Soun to Sapne" is S, "Jhansi Ki Rani" is JK.
  const joins = second?.isCapital && /[A-Z]/.test(second.letter);
  return joins ? first.letter + second.letter : first.letter;
}

/**
 * The letters of a portrait: the first letter of a Devanagari name, otherwise the initials of the first and last
 * name.
 */
export function lettersOfPortrait(name: string): string {
  const beginning = beginningOf(name);
  const own = isDevanagari(beginning.charAt(0)) ? firstDevanagariLetter(beginning) : undefined;
  if (own) return own;
  const initials = initialsOf(beginning);
  const [first, last] = [initials.at(0), initials.slice(1).at(-1)];
  if (!first) return fallbackLetter;
  const joins = last && !isDevanagari(first.letter) && !isDevanagari(last.letter);
  return joins ? first.letter + last.letter : first.letter;
}

/** NFC also separates the dot from letters such as क़, so that the plain letter is found. */
function beginningOf(text: string): string {
  return text.trim().slice(0, maxNameLength).normalize("NFC");
}

function firstDevanagariLetter(text: string): string | undefined {
  for (const letter of text) if (isDevanagari(letter) && outlines.has(letter)) return letter;
  return undefined;
}

interface Initial {
  readonly letter: string;
  readonly isCapital: boolean;
}

/** The drawable initials of the words. Words in brackets count only if there are no others. */
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
