/**
 * Whether the time of a query depends on its values: on the arguments of a function, on a filter that may find any
 * number of rows, or on how many rows are skipped. One that was quick with some values may be slow with others.
 */
import type { Embedding, Plan, Predicate, Rows } from "./plan.ts";

export function hasVariableCost({ work, rows }: Plan): boolean {
  if (work.kind === "call") return work.arguments.length > 0 || rowsVary(rows, []);
  return rowsVary(rows, work.table.uniqueKeys);
}

type Keys = Embedding["relationship"]["target"]["uniqueKeys"];

function rowsVary({ offset, where, outputs, orders }: Rows, keys: Keys): boolean {
  return (
    offset > 0 ||
    where.some((predicate) => predicateVaries(predicate, keys)) ||
    outputs.some((output) => "embedding" in output && embeddingVaries(output.embedding)) ||
    orders.some(({ through }) => through !== null && embeddingVaries(through))
  );
}

function embeddingVaries({ relationship, rows }: Embedding): boolean {
  return rowsVary(rows, relationship.target.uniqueKeys);
}

function predicateVaries(predicate: Predicate, keys: Keys): boolean {
  switch (predicate.kind) {
    case "related":
      // Even one row on the other side may belong to any number of these.
      return rowsVary(predicate.embedding.rows, []);
    case "logic":
      return predicate.predicates.some((inner) => predicateVaries(inner, keys));
    case "search":
      return true;
    case "compare":
      // Without a value of its own, or finding one row at most.
      return predicate.operator !== "is" && !findsOneRow(predicate, keys);
  }
}

function findsOneRow(
  { operator, isNegated, operand, field: { column, steps } }: Extract<Predicate, { kind: "compare" }>,
  keys: Keys,
): boolean {
  if (operator !== "eq" || isNegated || operand.kind !== "value" || steps.length > 0) return false;
  return keys.some(([only, other]) => only === column.name && other === undefined);
}
