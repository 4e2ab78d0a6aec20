/**
 * Scans a parameter once from left to right. Parsers never go back further than their own value, so that hostile
 * input takes only linear time. Refusals have the words and columns of PostgREST's parser where it stops at the same
 * place.
 */
import { type RequestRefused, refuse } from "../refusals/errors.ts";

export interface Scanner {
  readonly text: string;
  /** Description for the refusal: `select parameter`. */
  readonly what: string;
  /** Index of the next character. */
  position: number;
  /** Columns that a refusal counts before the text. */
  readonly columnsBefore: number;
}

export function scan(text: string, what: string, columnsBefore = 0): Scanner {
  return { text, what, position: 0, columnsBefore };
}

/** Consumes a literal if it is next. */
export function take(scanner: Scanner, literal: string): boolean {
  if (!scanner.text.startsWith(literal, scanner.position)) return false;
  scanner.position += literal.length;
  return true;
}

/** @param pattern a sticky pattern, consumed if it matches */
export function takeMatch(scanner: Scanner, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scanner.position;
  const match = pattern.exec(scanner.text);
  if (match) scanner.position = pattern.lastIndex;
  return match;
}

export function skipBlanks(scanner: Scanner): void {
  takeMatch(scanner, /[ \t]*/y);
}

export function isNext(scanner: Scanner, literal: string): boolean {
  return scanner.text.startsWith(literal, scanner.position);
}

export function isAtEnd(scanner: Scanner): boolean {
  return scanner.position >= scanner.text.length;
}

/** @throws RequestRefused PGRST100 if something else is next */
export function expectNext(scanner: Scanner, literal: string): void {
  if (!take(scanner, literal)) throw unexpected(scanner, `"${literal}"`);
}

/** @throws RequestRefused PGRST100 if anything is left */
export function expectEnd(scanner: Scanner, orElse: string): void {
  if (!isAtEnd(scanner)) throw unexpectedRest(scanner, `${orElse} or end of input`);
}

/** @param expected description for the message */
export function unexpected(scanner: Scanner, expected: string): RequestRefused {
  return refusalAt(scanner, scanner.position, scanner.position, '"', expected);
}

/** Where the text could also have ended; PostgREST's parser writes the character in other quotes then. */
export function unexpectedRest(scanner: Scanner, expected: string): RequestRefused {
  return refusalAt(scanner, scanner.position, scanner.position, "'", expected);
}

/**
 * Names the first character that differs from a word, but the place where the word should begin, as PostgREST's
 * parser does.
 * @param expected description for the message
 */
export function unexpectedWord(scanner: Scanner, word: string, expected: string): RequestRefused {
  const { text, position } = scanner;
  return refusalAt(scanner, position, position + commonLength(text.slice(position), word), '"', expected);
}

/** @returns number of characters with which both begin */
export function commonLength(text: string, word: string): number {
  const different = [...word].findIndex((character, place) => character !== text[place]);
  return different < 0 ? word.length : different;
}

/** In characters; a refusal quotes no more of the text. */
const maxQuoteLength = 200;

function refusalAt(
  { text, what, columnsBefore }: Scanner,
  position: number,
  unexpectedAt: number,
  quote: string,
  expected: string,
): RequestRefused {
  const character = text.codePointAt(unexpectedAt);
  return refuse("unreadable", {
    what: `${what} (${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text})`,
    position: columnsBefore + [...text.slice(0, position)].length,
    unexpected:
      character === undefined ? "end of input" : `${quote}${escapedCharacter(character, quote)}${quote}`,
    expected,
  });
}

/** As PostgREST's language writes characters: the number of all that are not ASCII. */
function escapedCharacter(character: number, quote: string): string {
  const text = String.fromCodePoint(character);
  if (text === quote || text === "\\") return `\\${text}`;
  return /[\x20-\x7e]/.test(text) ? text : `\\${character}`;
}
