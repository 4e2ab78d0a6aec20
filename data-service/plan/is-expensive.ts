/**
 * Whether a query may be slow by its form: it tests a pattern, searches text, calls a function or computes an
 * aggregate over every row, may read a whole table, skips many rows, or reads many tables for each row. Other slow
 * queries are limited only by the share of their network.
 */
import { maxCheapNesting, maxCheapOffset } from "../limits.ts";
import { usesAggregates } from "./groups.ts";
import { mayReadWholeTable } from "./may-read-whole-table.ts";
import type { Embedding, Plan, Predicate, Rows } from "./plan.ts";

export function isExpensive(plan: Plan): boolean {
  const { work, rows } = plan;
  const where = "where" in work ? [...work.where, ...rows.where] : rows.where;
  return mayReadWholeTable(plan) || areExpensive({ ...rows, where }, 0);
}

function areExpensive(read: Rows, depth: number): boolean {
  const { outputs, where, orders, offset } = read;
  if (depth > maxCheapNesting || offset > maxCheapOffset || usesAggregates(read)) return true;
  const isExpensiveHere = (embedding: Embedding) => isExpensiveEmbedding(embedding, depth);
  return (
    orders.some(({ field, through }) => field.computedBy ?? through?.relationship.computedBy) ||
    where.some((predicate) => isExpensivePredicate(predicate, isExpensiveHere)) ||
    outputs.some((output) => "embedding" in output && isExpensiveHere(output.embedding))
  );
}

/** Without an index, the whole other table is read for each row. */
function isExpensiveEmbedding({ relationship, rows }: Embedding, depth: number): boolean {
  const { through, target, isReferencing, computedBy } = relationship;
  const { indexes } = through?.table ?? target;
  const joined = (through?.near ?? relationship.pairs).map(([, theirs]) => theirs);
  const isFound =
    isReferencing || computedBy !== null || indexes.some(([first]) => first && joined.includes(first.column));
  return !isFound || areExpensive(rows, depth + 1);
}

function isExpensivePredicate(
  predicate: Predicate,
  isExpensiveEmbedding: (embedding: Embedding) => boolean,
): boolean {
  if (predicate.kind === "related") {
    const { embedding } = predicate;
    return embedding.relationship.computedBy !== null || isExpensiveEmbedding(embedding);
  }
  if (predicate.kind === "logic")
    return predicate.predicates.some((inner) => isExpensivePredicate(inner, isExpensiveEmbedding));
  if (predicate.field.computedBy) return true;
  if (predicate.kind === "search" || predicate.operator === "match" || predicate.operator === "imatch")
    return true;
  const isLike = predicate.operator === "like" || predicate.operator === "ilike";
  return isLike && patternsOf(predicate).some((pattern) => /^[%_]/.test(pattern));
}

function patternsOf({ operand }: Extract<Predicate, { kind: "compare" }>): readonly string[] {
  return operand.kind === "list" ? operand.values : [operand.value];
}
