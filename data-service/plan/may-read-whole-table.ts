/**
 * Whether a query may read a whole table for few rows. It does not if a unique key finds them, or if an index has the
 * filtered rows together, in their order.
 */
import type { Index, Table } from "../schema/schema.ts";
import type { Order, Plan, Predicate } from "./plan.ts";

/** A condition of which an index on its column knows where the rows begin and end. */
const rangeOperators: ReadonlySet<string> = new Set(["eq", "in", "gt", "gte", "lt", "lte", "is"]);

export function mayReadWholeTable({ work, rows, response }: Plan): boolean {
  if (work.kind === "insert") return false;
  // What a function returns has no index.
  if (work.kind === "call") return rows.where.length + rows.orders.length > 0;
  const where = work.kind === "read" ? rows.where : work.where;
  if (findsFewRows(where, work.table)) return false;
  if (rows.isGrouped || (work.kind === "read" && response.count === "exact")) return true;
  if (where.length + rows.orders.length === 0) return false;
  return !work.table.indexes.some((index) => hasInOrder(index, where, rows.orders));
}

/** A view has no unique keys, but the primary key of what it shows. */
function findsFewRows(where: readonly Predicate[], { uniqueKeys, primaryKey }: Table): boolean {
  const keys = primaryKey.length > 0 ? [...uniqueKeys, primaryKey] : uniqueKeys;
  return keys.some((key) =>
    key.every((column) =>
      where.some((one) => {
        const isOneValue = isOperator(one, "eq") || (isOperator(one, "in") && key.length === 1);
        return isOneValue && rangedColumn(one) === column;
      }),
    ),
  );
}

function hasInOrder(index: Index, where: readonly Predicate[], orders: readonly Order[]): boolean {
  const equal = new Set(where.filter((one) => isOperator(one, "eq")).map(rangedColumn));
  const firstOther = index.findIndex(({ column }) => !equal.has(column));
  const narrowing = firstOther < 0 ? index : index.slice(0, firstOther + 1);
  const isNarrowed = where.every((one) => narrowing.some(({ column }) => rangedColumn(one) === column));
  const ordering = index.filter(({ column }) => !equal.has(column));
  const terms = orders.filter(({ field, through }) => through || !equal.has(field.column.name));
  const isForward = terms.map((term, place) => isSameOrder(term, ordering[place]));
  return (
    isNarrowed && (isForward.every((same) => same === true) || isForward.every((same) => same === false))
  );
}

/** @returns false if the index has the reverse order, null if it has another one */
function isSameOrder(
  { field, through, direction, nulls }: Order,
  indexed: Index[number] | undefined,
): boolean | null {
  const isColumn = through === null && field.computedBy === null && field.steps.length === 0;
  if (!isColumn || indexed?.column !== field.column.name) return null;
  const isDescending = direction === "desc";
  const hasNullsFirst = nulls === null ? isDescending : nulls === "first";
  const isReverse = isDescending !== indexed.isDescending;
  return isReverse === (hasNullsFirst !== indexed.hasNullsFirst) ? !isReverse : null;
}

/** @returns the column of a condition that an index can narrow down; null for any other condition */
function rangedColumn(predicate: Predicate): string | null {
  if (predicate.kind !== "compare" || predicate.isNegated || predicate.quantifier) return null;
  const { column, computedBy, steps } = predicate.field;
  const isColumn = computedBy === null && steps.length === 0;
  return isColumn && rangeOperators.has(predicate.operator) ? column.name : null;
}

const isOperator = (predicate: Predicate, operator: "eq" | "in"): boolean =>
  predicate.kind === "compare" && predicate.operator === operator;
