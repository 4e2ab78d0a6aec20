/** Whether a row matches a condition, by the rules of SQL: a comparison with null is neither true nor false. */
import type { Row } from "../change-feed/change.ts";
import type { Operator } from "./filter.ts";
import type { LikePattern } from "./like-pattern.ts";

export interface Condition {
  readonly column: string;
  readonly isNegated: boolean;
  readonly operator: Operator;
  /**
   * In the form of the rows (postgres/functions/changes/noted_value.sql): numbers, booleans, and times as text in
   * UTC.
   */
  readonly values: readonly unknown[];
  /** Of `like` and `ilike`; null for other operators. */
  readonly pattern: LikePattern | null;
}

/** @param row a missing column counts as null */
export function matches(row: Row, condition: Condition): boolean {
  const isTrue = compare(row[condition.column] ?? null, condition);
  return isTrue !== null && isTrue !== condition.isNegated;
}

/** @returns null where the result is unknown in SQL */
function compare(found: unknown, { operator, values, pattern }: Condition): boolean | null {
  const [value = null] = values;
  if (operator === "is") return found === value;
  if (operator === "isdistinct") return found !== value;
  if (found === null || value === null) return null;
  switch (operator) {
    case "eq":
      return found === value;
    case "neq":
      return found !== value;
    case "lt":
      return isLess(found, value);
    case "lte":
      return !isLess(value, found);
    case "gt":
      return isLess(value, found);
    case "gte":
      return !isLess(found, value);
    case "in":
      return values.includes(found);
    case "like":
    case "ilike":
      return pattern?.(String(found)) ?? null;
  }
}

/** Text by its code units, which is also the order of times in UTC. */
function isLess(one: unknown, other: unknown): boolean {
  return typeof one === "number" && typeof other === "number" ? one < other : String(one) < String(other);
}
