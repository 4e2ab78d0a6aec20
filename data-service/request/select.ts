/** Parses `select=`: columns, aggregates and embeddings. */

import { maxEmbeddings, maxNesting } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { AggregateFunction, SelectItem } from "./api-request.ts";
import { readName, readSteps } from "./names.ts";
import {
  expectEnd,
  expectNext,
  isAtEnd,
  isNext,
  type Scanner,
  scan,
  skipBlanks,
  take,
  takeMatch,
  unexpected,
  unexpectedRest,
} from "./scanner.ts";

/**
 * @returns all columns for blank text
 * @throws RequestRefused PGRST100 for invalid syntax, or above a limit
 */
export function readSelect(text: string): SelectItem[] {
  if (text.trim() === "") return [{ kind: "all" }];
  const scanner = scan(text, "select parameter");
  const items = readItems(scanner, 0);
  expectEnd(scanner, '","');
  if (countEmbeddings(items) > maxEmbeddings) throw refuse("tooManyEmbeddings");
  return items;
}

function readItems(scanner: Scanner, depth: number): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    skipBlanks(scanner);
    items.push(readItem(scanner, depth));
    skipBlanks(scanner);
  } while (take(scanner, ","));
  return items;
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  if (take(scanner, "...")) {
    return readEmbedding(scanner, { name: readName(scanner), alias: null, isSpread: true }, depth);
  }
  if (take(scanner, "*")) return { kind: "all" };
  const first = readName(scanner);
  // One colon ends an alias, two colons begin a cast.
  const isAlias = !isNext(scanner, "::") && take(scanner, ":");
  const [alias, name] = isAlias ? [first, readName(scanner)] : [null, first];
  if (name === "count" && take(scanner, "()")) {
    return { kind: "aggregate", function: "count", argument: null, alias, cast: readCast(scanner) };
  }
  if (isNext(scanner, "!") || isNext(scanner, "(")) {
    return readEmbedding(scanner, { name, alias, isSpread: false }, depth);
  }
  return readColumn(scanner, name, alias);
}

function readCast(scanner: Scanner): string | null {
  if (!take(scanner, "::")) return null;
  const type = takeMatch(scanner, /[\p{L}\p{N}_ $]+/uy)?.[0].trim();
  if (!type) throw unexpected(scanner, "letter or digit");
  return type;
}

function readEmbedding(
  scanner: Scanner,
  named: { readonly name: string; readonly alias: string | null; readonly isSpread: boolean },
  depth: number,
): SelectItem {
  let hint: string | null = null;
  let join: "inner" | "left" | null = null;
  for (let marks = 0; marks < 2 && take(scanner, "!"); marks++) {
    const mark = readName(scanner);
    if (mark === "inner" || mark === "left") join ??= mark;
    else hint ??= mark;
  }
  expectNext(scanner, "(");
  if (depth === maxNesting) throw refuse("tooDeep");
  skipBlanks(scanner);
  const select = isNext(scanner, ")") ? [] : readItems(scanner, depth + 1);
  expectNext(scanner, ")");
  return { kind: "embedding", ...named, hint, join, select };
}

function readColumn(scanner: Scanner, column: string, alias: string | null): SelectItem {
  const field = { column, steps: readSteps(scanner) };
  const cast = readCast(scanner);
  const aggregate = readAggregate(scanner);
  const castOfAggregate = aggregate && readCast(scanner);
  if (!isAtEnd(scanner) && !isNext(scanner, ",") && !isNext(scanner, ")")) {
    throw unexpectedRest(scanner, 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
  if (!aggregate) return { kind: "field", field, alias, cast };
  const argument = { field, cast };
  return { kind: "aggregate", function: aggregate, argument, alias, cast: castOfAggregate };
}

function readAggregate(scanner: Scanner): AggregateFunction | null {
  const name = takeMatch(scanner, /\.(avg|count|max|min|sum)\(\)/y)?.[1];
  return (name as AggregateFunction | undefined) ?? null;
}

function countEmbeddings(items: readonly SelectItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === "embedding" ? 1 + countEmbeddings(item.select) : 0),
    0,
  );
}
