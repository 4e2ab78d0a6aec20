/**
 * Whether a reading may be slow by its nature: PostgreSQL has to try a pattern on every row, or goes through many tables
 * for each. What else turns out slow is held by the share of its network alone.
 */
import { deepestPlain } from "../limits.ts";
import type { Embedding, Rows, Test } from "./plan.ts";

/** @param rows that are asked for, with their embeddings */
export function isDear({ outputs, where }: Rows, depth = 0): boolean {
  if (depth > deepestPlain) return true;
  const isDearWithin = ({ rows }: Embedding) => isDear(rows, depth + 1);
  return (
    where.some((test) => isDearTest(test, isDearWithin)) ||
    outputs.some((output) => "embedding" in output && isDearWithin(output.embedding))
  );
}

function isDearTest(test: Test, isDearWithin: (embedding: Embedding) => boolean): boolean {
  if (test.kind === "related") return isDearWithin(test.embedding);
  if (test.kind === "logic") return test.tests.some((inner) => isDearTest(inner, isDearWithin));
  if (test.operator === "match" || test.operator === "imatch") return true;
  const isLike = test.operator === "like" || test.operator === "ilike";
  return isLike && patternsOf(test).some((pattern) => /^[%_]/.test(pattern));
}

function patternsOf({ operand }: Extract<Test, { kind: "compare" }>): readonly string[] {
  return operand.kind === "list" ? operand.values : [operand.value];
}
