/**
 * Whether a query may be slow by its form: it tests a pattern, searches text, calls a function or computes an aggregate over every row, or reads many
 * tables for each row. Other slow queries are limited only by the share of their network.
 */
import { maxCheapNesting } from "../limits.ts";
import { usesAggregates } from "./groups.ts";
import type { Embedding, Predicate, Rows } from "./plan.ts";

export function isExpensive(read: Rows, depth = 0): boolean {
  const { outputs, where, orders } = read;
  if (depth > maxCheapNesting || usesAggregates(read)) return true;
  const isExpensiveEmbedding = ({ rows }: Embedding) => isExpensive(rows, depth + 1);
  return (
    orders.some(({ field, through }) => field.computedBy ?? through?.relationship.computedBy) ||
    where.some((predicate) => isExpensivePredicate(predicate, isExpensiveEmbedding)) ||
    outputs.some((output) => "embedding" in output && isExpensiveEmbedding(output.embedding))
  );
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
