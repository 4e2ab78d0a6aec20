/** Parses the query of an address into select, filters, orders, ranges and columns. */

import { maxConditions } from "../limits.ts";
import { RequestRefused, refuse } from "../refusals/errors.ts";
import type { Action, ApiRequest, Condition, FilterAt, OrderAt, Pair } from "./api-request.ts";
import { readFilter } from "./filters.ts";
import { readLogic } from "./logic.ts";
import { readFieldAt, readNames } from "./names.ts";
import { readOrder } from "./order.ts";
import { type Bound, readBound } from "./ranges.ts";
import { readSelect } from "./select.ts";

type Parameters = Pick<ApiRequest, "select" | "filters" | "orders" | "columns" | "onConflict" | "pairs"> & {
  readonly bounds: readonly Bound[];
};

/** @throws RequestRefused PGRST100, or above a limit */
export function readParameters(pairs: readonly Pair[], action: Action): Parameters {
  const sorted = {
    filters: [] as FilterAt[],
    orders: [] as OrderAt[],
    bounds: [] as Bound[],
    pairs: [] as ApiRequest["pairs"][number][],
  };
  const named = new Map<string, string>();
  for (const [key, value] of pairs) {
    const word = lastWord(key);
    if (wholeNames.has(key)) {
      // The first of several counts, as in PostgREST.
      if (!named.has(key)) named.set(key, value);
    } else if (word === "and" || word === "or") sorted.filters.push(readLogic(key, value));
    else if (word === "order") sorted.orders.push({ path: readFieldAt(key).path, terms: readOrder(value) });
    else if (word === "limit" || word === "offset") {
      sorted.bounds.push(readBound(readFieldAt(key).path, word, value));
    } else if (action === "call-to-read") {
      sorted.pairs.push({ name: key, value, filter: filterIfOne(key, value) });
    } else sorted.filters.push(readFilter(key, value));
  }
  const filters = [...sorted.filters, ...sorted.pairs.flatMap(({ filter }) => filter ?? [])];
  if (countConditions(filters.map(({ condition }) => condition)) > maxConditions) {
    throw refuse("tooManyConditions");
  }
  const columns = named.get("columns");
  const onConflict = named.get("on_conflict");
  return {
    ...sorted,
    select: readSelect(named.get("select") ?? "*"),
    columns: columns === undefined ? null : readNames(columns, "columns parameter"),
    onConflict: onConflict === undefined ? null : readNames(onConflict, "on_conflict parameter"),
  };
}

/** Unlike the others, these cannot belong to an embedding (`albums.order`). A quoted name is a column. */
const wholeNames: ReadonlySet<string> = new Set(["select", "columns", "on_conflict"]);

function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

/** An argument of a function may not parse as a filter; the plan decides which pairs are arguments. */
function filterIfOne(key: string, value: string): FilterAt | null {
  try {
    return readFilter(key, value);
  } catch (error) {
    if (error instanceof RequestRefused && error.body.code.startsWith("PGRST1")) return null;
    throw error;
  }
}

function countConditions(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, condition) => sum + (condition.kind === "logic" ? countConditions(condition.conditions) : 1),
    0,
  );
}
