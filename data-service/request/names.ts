/** Parses names of columns, tables and embeddings, plain or quoted, and steps into the JSON of a column. */
import type { Field, JsonStep, Path } from "./api-request.ts";
import { expectEnd, isNext, type Scanner, scan, skipBlanks, take, takeMatch, unexpected } from "./scanner.ts";

/** Letters, digits, `_`, `$`, inner blanks, and dashes that do not begin an arrow. */
const plainName = /[\p{L}\p{M}\p{N}_ $]+(?:-(?!>)[\p{L}\p{M}\p{N}_ $]+)*/uy;

/** Whatever no other part of the grammar uses. */
const plainKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

export const expectedName = "field name (* or [a..z0..9_$])";

/**
 * `title`, `release-date`, `"any, thing"`
 * @param expected description for the refusal
 */
export function readName(scanner: Scanner, expected = expectedName): string {
  return readNameOf(scanner, plainName, expected);
}

function readNameOf(scanner: Scanner, plain: RegExp, expected: string): string {
  skipBlanks(scanner);
  const name = isNext(scanner, '"') ? readQuoted(scanner) : takeMatch(scanner, plain)?.[0].trim();
  if (!name) throw unexpected(scanner, expected);
  skipBlanks(scanner);
  return name;
}

/**
 * Text in double quotes; a backslash escapes the next character.
 * @returns null without moving on if the closing quote is missing
 */
export function readQuoted(scanner: Scanner): string | null {
  const { text, position } = scanner;
  let value = "";
  for (let at = position + 1; at < text.length; at++) {
    if (text[at] === '"') {
      scanner.position = at + 1;
      return value;
    }
    if (text[at] === "\\") at++;
    value += text[at] ?? "";
  }
  return null;
}

/**
 * `data->a->>b`
 * @param expected description for the refusal of a name
 */
export function readField(scanner: Scanner, expected = expectedName): Field {
  const column = readName(scanner, expected);
  return { column, steps: readSteps(scanner) };
}

export function readSteps(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = take(scanner, "->>") ? "->>" : take(scanner, "->") ? "->" : null;
    if (!arrow) return steps;
    steps.push({ arrow, key: readIndex(scanner) ?? readKey(scanner) });
  }
}

function readKey(scanner: Scanner): string {
  return readNameOf(scanner, plainKey, "any non reserved character different from: .,>()");
}

/** PostgreSQL's `integer`, the type of array indexes in JSON. */
const maxIndex = 2_147_483_647;

/** A number is an index only if nothing else follows: `->0` but not `->0th`. */
function readIndex(scanner: Scanner): number | null {
  const digits = takeMatch(scanner, /-?\d+(?=\s*(?:->|::|[.,)]|$))/y)?.[0];
  if (digits === undefined) return null;
  const index = Number(digits);
  if (Math.abs(index) > maxIndex) throw unexpected(scanner, `an index of at most ${maxIndex}`);
  skipBlanks(scanner);
  return index;
}

/** `albums.songs.data->>year`: names of embeddings, then a field. */
export function readFieldAt(key: string): { readonly path: Path; readonly field: Field } {
  const scanner = scan(key, "tree path");
  const path: string[] = [];
  for (;;) {
    const field = readField(scanner);
    if (!take(scanner, ".")) {
      expectEnd(scanner, "delimiter (.)");
      return { path, field };
    }
    if (field.steps.length) throw unexpected(scanner, "end of input");
    path.push(field.column);
  }
}

/** `columns=` and `on_conflict=` */
export function readNames(text: string, what: string): string[] {
  const scanner = scan(text, what);
  const names: string[] = [];
  do names.push(readName(scanner));
  while (take(scanner, ","));
  expectEnd(scanner, '","');
  return names;
}
