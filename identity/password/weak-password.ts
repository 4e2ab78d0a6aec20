/** Which passwords are refused: short ones, and those that are guessed first. */
import { commonWords, rowsOfKeys } from "./common-words.ts";

export const leastCharacters = 12;
/** Nobody types more; a limit keeps a request from making the server work on a book. */
export const mostCharacters = 1_000;

/** How many different letters and digits must remain when all that is common has been taken out. */
const leastOwnCharacters = 6;

/** A shorter run of digits or letters may be by chance, or part of a word. */
const shortestRun = { digits: 3, letters: 4 };

/** The password cannot be taken; the message says why and what to do, and never repeats it. */
export class PasswordRefused extends Error {
  override readonly name = "PasswordRefused";
}

/**
 * @param password as typed
 * @param subject what the message calls it, such as the name of a setting
 * @param names what an attacker would try first: user name, name of the site
 * @throws {PasswordRefused} when it is too short, too long or common
 */
export function refuseWeakPassword(password: string, subject: string, names: readonly string[]): void {
  const characters = [...password.normalize("NFC")].length;
  if (characters < leastCharacters)
    throw new PasswordRefused(
      `${subject} is too short: use ${leastCharacters} characters or more, such as four unusual words.`,
    );
  if (characters > mostCharacters)
    throw new PasswordRefused(`${subject} is too long: use ${mostCharacters} characters or fewer.`);
  if (isCommon(password, names))
    throw new PasswordRefused(
      `${subject} is too easy to guess: beside common words, names of this site, years, repetitions and rows of keys, ` +
        "nearly nothing remains. Use something of your own, such as four unusual words.",
    );
}

/** Read as it is, and with the digits and signs that stand for letters put back. */
function isCommon(password: string, names: readonly string[]): boolean {
  const typed = folded(password);
  const words = [...commonWords, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  return (
    ownCharacters(typed, words) < leastOwnCharacters ||
    ownCharacters(meant(typed), words.map(meant)) < leastOwnCharacters
  );
}

/** A 1 stands for i or l, so both are read as one letter. */
function meant(typed: string): string {
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

/** Of a name such as "Geet Mala": both words, and the name as one. */
function wordsOf(name: string): string[] {
  const words = folded(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, words.join("")].filter((word) => word.length > 2);
}

/** @param words in lower case, the longest first */
function ownCharacters(text: string, words: readonly string[]): number {
  const withoutWords = words.reduce((rest, word) => rest.replaceAll(word, " "), text);
  const withoutYears = withoutWords.replaceAll(/(?:19|20)\d\d/g, " ");
  const own = withoutRuns(withoutYears).match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  return new Set(own).size;
}

function withoutRuns(text: string): string {
  let kept = "";
  let at = 0;
  while (at < text.length) {
    const run = runAt(text, at);
    kept += run > 0 ? " " : text[at];
    at += Math.max(run, 1);
  }
  return kept;
}

const runs = rowsOfKeys.flatMap((row) => [row, [...row].reverse().join("")]);

/** @returns how many characters from there on follow a row of keys; 0 when too few do */
function runAt(text: string, start: number): number {
  const shortest = /\d/.test(text[start] ?? "") ? shortestRun.digits : shortestRun.letters;
  let length = shortest;
  while (start + length <= text.length && isRun(text.slice(start, start + length))) length += 1;
  return length > shortest ? length - 1 : 0;
}

function isRun(text: string): boolean {
  return runs.some((row) => row.includes(text));
}
