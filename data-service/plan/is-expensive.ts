/**
 * Whether a query may be slow by its form: it tests a pattern or searches
 * the text of every row, or reads many tables for each row. Other slow
 * queries are limited only by the share of their network.
 */
import { maxCheapNesting } from "../limits.ts";
import type { Embedding, Predicate, Rows } from "./plan.ts";

export function isExpensive({ outputs, where }: Rows, depth = 0): boolean {
  if (depth > maxCheapNesting) return true;
  const isExpensiveEmbedding = ({ rows }: Embedding) => isExpensive(rows, depth + 1);
  return (
    where.some((predicate) => isExpensivePredicate(predicate, isExpensiveEmbedding)) ||
    outputs.some((output) => "embedding" in output && isExpensiveEmbedding(output.embedding))
  );
}

function isExpensivePredicate(
  predicate: Predicate,
  isExpensiveEmbedding: (embedding: Embedding) => boolean,
): boolean {
  if (predicate.kind === "related") return isExpensiveEmbedding(predicate.embedding);
  if (predicate.kind === "logic")
    return predicate.predicates.some((inner) => isExpensivePredicate(inner, isExpensiveEmbedding));
  if (predicate.kind === "search" || predicate.operator === "match" || predicate.operator === "imatch")
    return true;
  const isLike = predicate.operator === "like" || predicate.operator === "ilike";
  return isLike && patternsOf(predicate).some((pattern) => /^[%_]/.test(pattern));
}

function patternsOf({ operand }: Extract<Predicate, { kind: "compare" }>): readonly string[] {
  return operand.kind === "list" ? operand.values : [operand.value];
}
