/** Parses filters: `title=eq.x`, `albums.year=gt.1990`. */

import { maxListLength } from "../limits.ts";
import { type RequestRefused, refuse } from "../refusals/errors.ts";
import type { Condition, Field, FilterAt, Operand, Operator } from "./api-request.ts";
import { readFieldAt, readQuoted } from "./names.ts";
import { operators, searchOperators } from "./operators.ts";
import {
  commonLength,
  expectEnd,
  expectNext,
  isNext,
  type Scanner,
  scan,
  skipBlanks,
  take,
  takeMatch,
  unexpected,
  unexpectedWord,
} from "./scanner.ts";

/**
 * The place of a condition: in a parameter, a value extends to the end; in a list of conditions, to the next comma.
 */
type Place = "parameter" | "logic";

/** @throws RequestRefused PGRST100, PGRST127 for unsupported operators, or above a limit */
export function readFilter(key: string, value: string): FilterAt {
  const { path, field } = readFieldAt(key);
  const scanner = scan(value, "filter");
  const condition = readComparison(scanner, field, "parameter");
  expectEnd(scanner, "nothing more");
  return { path, condition };
}

/** The part of a condition after the field: `not.in.(1,2)` */
export function readComparison(scanner: Scanner, field: Field, place: Place): Condition {
  const isNegated = take(scanner, "not.");
  const start = scanner.position;
  const [, word = "", inParentheses] = takeMatch(scanner, /([a-z]+)(?:\(([^().]*)\))?\./y) ?? [];
  const search = searchOperators.get(word);
  if (search && (inParentheses === undefined || isConfiguration(inParentheses))) {
    const configuration = inParentheses?.trim() ?? null;
    const query = readValue(scanner, place);
    return { kind: "search", field, isNegated, operator: search, configuration, query };
  }
  const known = operators.get(word);
  const quantifier = inParentheses === "any" || inParentheses === "all" ? inParentheses : null;
  if (!known || (inParentheses !== undefined && !(quantifier && known.hasQuantifier))) {
    scanner.position = start;
    throw unknownOperator(scanner, isNegated);
  }
  const { operator } = known;
  const operand = withWildcards(operator, readOperand(scanner, operator, quantifier !== null, place));
  return { kind: "compare", field, isNegated, operator, quantifier, operand };
}

/**
 * Stops behind the longest operator that the text begins with, otherwise where `not`, or `in` after it, would begin.
 */
function unknownOperator(scanner: Scanner, isNegated: boolean): RequestRefused {
  const rest = scanner.text.slice(scanner.position, scanner.position + longestOperator + 1);
  const begun = [...operators.keys(), ...searchOperators.keys()].filter((word) => rest.startsWith(word));
  const length = Math.max(0, ...begun.map((word) => word.length));
  const expected = "operator (eq, gt, ...)";
  if (length > 0) {
    const [longest = ""] = begun.filter((word) => word.length === length);
    scanner.position += length;
    const mayHaveOption = searchOperators.has(longest) || operators.get(longest)?.hasQuantifier;
    if (mayHaveOption) take(scanner, "(");
    return unexpected(scanner, expected);
  }
  if (isNegated) return unexpectedWord(scanner, "in", expected);
  if (!take(scanner, "not")) return unexpectedWord(scanner, "not", `"not" or ${expected}`);
  return unexpected(scanner, "delimiter (.)");
}

const longestOperator = Math.max(
  ...[...operators.keys(), ...searchOperators.keys()].map(({ length }) => length),
);

const isConfiguration = (text: string) => /^ *[\p{L}\p{N}_$][\p{L}\p{N}_ $]*$/u.test(text);

function readOperand(scanner: Scanner, operator: Operator, isQuantified: boolean, place: Place): Operand {
  if (operator === "in") return { kind: "list", values: readList(scanner) };
  if (operator === "is") return { kind: "value", value: readState(scanner) };
  if (isQuantified) return { kind: "list", values: readArray(scanner) };
  return { kind: "value", value: readValue(scanner, place) };
}

function readValue(scanner: Scanner, place: Place): string {
  return place === "logic" ? readValueInLogic(scanner) : readRest(scanner);
}

/** `(a,"b,c",d)`; empty parentheses are an empty list. */
function readList(scanner: Scanner): string[] {
  skipBlanks(scanner);
  expectNext(scanner, "(");
  const values: string[] = [];
  if (!isNext(scanner, ")")) {
    do values.push(readElement(scanner));
    while (take(scanner, ","));
  }
  expectNext(scanner, ")");
  skipBlanks(scanner);
  if (values.length > maxListLength) throw refuse("listTooLong");
  return values;
}

/** Quotes count only around a whole element: `"a"b` is taken literally. */
function readElement(scanner: Scanner): string {
  const start = scanner.position;
  if (isNext(scanner, '"')) {
    const quoted = readQuoted(scanner);
    if (quoted !== null && /^[,)]?$/.test(scanner.text.charAt(scanner.position))) return quoted;
    scanner.position = start;
  }
  return takeMatch(scanner, /[^,)]*/y)?.[0] ?? "";
}

function readState(scanner: Scanner): string {
  const state = takeMatch(scanner, /(?:not_null|null|true|false|unknown)(?=\s*(?:[,)]|$))/iy)?.[0];
  if (state) return state.toLowerCase();
  const rest = scanner.text.slice(scanner.position, scanner.position + 10).toLowerCase();
  const states = ["null", "not_null", "true", "false", "unknown"];
  scanner.position += Math.max(...states.map((word) => commonLength(rest, word)));
  throw unexpected(scanner, "isVal: (null, not_null, true, false, unknown)");
}

/** PostgreSQL's array syntax, `{a,"b,c"}`. Refuses nested arrays, and NULL, which equals nothing. */
function readArray(scanner: Scanner): string[] {
  expectNext(scanner, "{");
  const values: string[] = [];
  skipBlanks(scanner);
  if (!isNext(scanner, "}")) {
    do values.push(readArrayElement(scanner));
    while (take(scanner, ","));
  }
  expectNext(scanner, "}");
  if (values.length > maxListLength) throw refuse("listTooLong");
  return values;
}

function readArrayElement(scanner: Scanner): string {
  skipBlanks(scanner);
  if (!isNext(scanner, '"')) {
    const plain = takeMatch(scanner, /[^,{}"\\]+/y)?.[0].trim();
    if (!plain || plain.toLowerCase() === "null") throw unexpected(scanner, "a value in the list");
    return plain;
  }
  const quoted = readQuoted(scanner);
  if (quoted === null) throw unexpected(scanner, "a closing quote");
  skipBlanks(scanner);
  return quoted;
}

/** An array in braces, a quoted value, or text up to the next comma or parenthesis. */
function readValueInLogic(scanner: Scanner): string {
  return takeMatch(scanner, /\{[^{}]*\}/y)?.[0] ?? readElement(scanner);
}

function readRest(scanner: Scanner): string {
  const rest = scanner.text.slice(scanner.position);
  scanner.position = scanner.text.length;
  return rest;
}

/** An address cannot contain a plain `%`, so callers write `*`. */
function withWildcards(operator: Operator, operand: Operand): Operand {
  if (operator !== "like" && operator !== "ilike") return operand;
  const replaced = (value: string) => value.replaceAll("*", "%");
  return operand.kind === "value"
    ? { kind: "value", value: replaced(operand.value) }
    : { kind: "list", values: operand.values.map(replaced) };
}
