/**
 * Scans a parameter once from left to right. Parsers never go back further than their own value, so that hostile input takes
 * only linear time.
 */
import { type RequestRefused, refuse } from "../errors.ts";

export interface Scanner {
  readonly text: string;
  /** Description for the refusal: `select parameter`. */
  readonly what: string;
  /** Index of the next character. */
  position: number;
}

export function scan(text: string, what: string): Scanner {
  return { text, what, position: 0 };
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
  if (!isAtEnd(scanner)) throw unexpected(scanner, `${orElse} or end of input`);
}

/** In characters; a refusal quotes no more of the text. */
const maxQuoteLength = 200;

/** @param expected description for the message */
export function unexpected({ text, what, position }: Scanner, expected: string): RequestRefused {
  const [next] = text.slice(position, position + 2);
  return refuse("unreadable", {
    what: `${what} (${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text})`,
    position,
    unexpected: next === undefined ? "end of input" : `'${next}'`,
    expected,
  });
}
