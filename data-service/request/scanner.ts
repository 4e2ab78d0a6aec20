/**
 * Reads a parameter from left to right, once: every reader moves forward or refuses, and none goes back further than
 * the value it reads, so that hostile input costs no more time than its length.
 */
import { type RequestRefused, refuse } from "../errors.ts";

export interface Scanner {
  readonly text: string;
  /** What is read, for the refusal: `select parameter`. */
  readonly what: string;
  /** Of the next character, from 0. */
  position: number;
}

export function scan(text: string, what: string): Scanner {
  return { text, what, position: 0 };
}

/** @returns whether it stood there, and is read now */
export function take(scanner: Scanner, literal: string): boolean {
  if (!scanner.text.startsWith(literal, scanner.position)) return false;
  scanner.position += literal.length;
  return true;
}

/** @param pattern sticky */
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

/** @throws RequestRefused PGRST100 where something else stands */
export function need(scanner: Scanner, literal: string): void {
  if (!take(scanner, literal)) throw unexpected(scanner, `"${literal}"`);
}

/** @throws RequestRefused PGRST100 where something is left */
export function needEnd(scanner: Scanner, orElse: string): void {
  if (!isAtEnd(scanner)) throw unexpected(scanner, `${orElse} or end of input`);
}

/** What was written is repeated to the caller as far as this, in characters. */
const longestQuote = 200;

/** @param expected in words */
export function unexpected({ text, what, position }: Scanner, expected: string): RequestRefused {
  const [next] = text.slice(position, position + 2);
  return refuse("unreadable", {
    what: `${what} (${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text})`,
    position,
    unexpected: next === undefined ? "end of input" : `'${next}'`,
    expected,
  });
}
