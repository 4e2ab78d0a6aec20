/** Refuses passwords that are short or easy to guess. */
import { commonWords, rowsOfKeys } from "./common-words.ts";

const minCharacters = 12;
/** A limit, so that a request cannot make the server hash a book. */
export const maxCharacters = 1_000;

/** How many different letters and digits must remain after everything common is removed. */
const minOwnCharacters = 6;

/** Shorter runs may be chance, or part of a word. */
const minRun = { digits: 3, letters: 4 };

/** The password cannot be used; the message says why and what to do, and never repeats it. */
export class PasswordRefused extends Error {
  override readonly name = "PasswordRefused";
}

/**
 * @param password as typed
 * @param subject what the message calls it, such as the name of a setting
 * @param names what an attacker would try first: user name, name of the site
 * @throws {PasswordRefused} when it is too short, too long or common
 */
export function requireStrongPassword(password: string, subject: string, names: readonly string[]): void {
  const characters = [...password.normalize("NFC")].length;
  if (characters < minCharacters)
    throw new PasswordRefused(
      `${subject} is too short: use ${minCharacters} characters or more, such as four unusual words.`,
    );
  if (characters > maxCharacters)
    throw new PasswordRefused(`${subject} is too long: use ${maxCharacters} characters or fewer.`);
  if (isCommon(password, names))
    throw new PasswordRefused(
      `${subject} is too easy to guess: beside common words, names of this site, years, repetitions and rows of keys, ` +
        "nearly nothing remains. Use something of your own, such as four unusual words.",
    );
}

/** Checks it as typed, and with look-alike digits and signs replaced by letters. */
function isCommon(password: string, names: readonly string[]): boolean {
  const typed = folded(password);
  const words = [...commonWords, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  return (
    countOwnCharacters(typed, words) < minOwnCharacters ||
    countOwnCharacters(withLetters(typed), words.map(withLetters)) < minOwnCharacters
  );
}

/** A 1 may stand for i or l, so all three become one letter. */
function withLetters(typed: string): string {
  return typed.replaceAll(/[@$034578]/g, (sign) => lettersFor[sign] ?? sign).replaceAll(/[1!|l]/g, "i");
}

const lettersFor: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
};

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** For a name such as "Geet Mala": both words, and both joined. */
function wordsOf(name: string): string[] {
  const words = folded(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, words.join("")].filter((word) => word.length > 2);
}

/** @param words in lower case, the longest first */
function countOwnCharacters(text: string, words: readonly string[]): number {
  const withoutWords = words.reduce((rest, word) => rest.replaceAll(word, " "), text);
  const withoutYears = withoutWords.replaceAll(/(?:19|20)\d\d/g, " ");
  const own = withoutRuns(withoutYears).match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  return new Set(own).size;
}

function withoutRuns(text: string): string {
  let rest = "";
  let at = 0;
  while (at < text.length) {
    const run = runAt(text, at);
    rest += run > 0 ? " " : text[at];
    at += Math.max(run, 1);
  }
  return rest;
}

const runs = rowsOfKeys.flatMap((row) => [row, [...row].reverse().join("")]);

/** @returns the length of the run along a row of keys that starts here; 0 when it is too short */
function runAt(text: string, start: number): number {
  const shortest = /\d/.test(text[start] ?? "") ? minRun.digits : minRun.letters;
  let length = shortest;
  while (start + length <= text.length && isRun(text.slice(start, start + length))) length += 1;
  return length > shortest ? length - 1 : 0;
}

function isRun(text: string): boolean {
  return runs.some((row) => row.includes(text));
}
