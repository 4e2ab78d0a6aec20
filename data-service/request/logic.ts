/** Parses `or=(a.eq.1,and(b.gt.2,c.is.null))`, `not.and=(…)` and `albums.or=(…)`. */

import { maxLogicDepth } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { Condition, FilterAt } from "./api-request.ts";
import { readComparison } from "./filters.ts";
import { expectedName, readField, readName } from "./names.ts";
import {
  expectEnd,
  expectNext,
  type Scanner,
  scan,
  skipBlanks,
  take,
  takeMatch,
  unexpected,
} from "./scanner.ts";

/**
 * @param key ends with `and` or `or`
 * @throws RequestRefused PGRST100, or above a limit
 */
export function readLogic(key: string, value: string): FilterAt {
  const words = readLogicKey(key);
  const join = words.pop() === "and" ? "and" : "or";
  const path = words.filter((word) => word !== "not");
  const isNegated = path.length < words.length;
  const scanner = scan(value, "logic tree", `${isNegated ? "not." : ""}${join}`.length);
  const conditions = readConditions(scanner, 1);
  expectEnd(scanner, "nothing more");
  return { path, condition: { kind: "logic", isNegated, join, conditions } };
}

function readLogicKey(key: string): string[] {
  const scanner = scan(key, "logic path");
  const words: string[] = [];
  do words.push(readName(scanner));
  while (take(scanner, "."));
  expectEnd(scanner, "delimiter (.)");
  return words;
}

function readConditions(scanner: Scanner, depth: number): Condition[] {
  if (depth > maxLogicDepth) throw refuse("logicTooDeep");
  const conditions: Condition[] = [];
  skipBlanks(scanner);
  expectNext(scanner, "(");
  do {
    skipBlanks(scanner);
    conditions.push(readCondition(scanner, depth));
    skipBlanks(scanner);
  } while (take(scanner, ","));
  if (!take(scanner, ")")) throw unexpected(scanner, '"," or ")"');
  skipBlanks(scanner);
  return conditions;
}

const expectedCondition = `${expectedName}, negation operator (not) or logic operator (and, or)`;

function readCondition(scanner: Scanner, depth: number): Condition {
  const [, not, join] = takeMatch(scanner, /(not\.)?(and|or)(?=[ \t]*\()/y) ?? [];
  if (join === "and" || join === "or") {
    const conditions = readConditions(scanner, depth + 1);
    return { kind: "logic", isNegated: not !== undefined, join, conditions };
  }
  const field = readField(scanner, expectedCondition);
  expectNext(scanner, ".");
  return readComparison(scanner, field, "logic");
}
