/** The functions that compute fields and relationships of a query. */
import type { RowFunction } from "../schema/schema.ts";
import { fieldOf } from "./field-of.ts";
import type { Embedding, Predicate, Rows } from "./plan.ts";

/** @returns the functions of the rows and of all of their embeddings */
export function calledFunctions({ outputs, where, orders }: Rows): RowFunction[] {
  const found = [
    ...outputs.map((output) => fieldOf(output)?.computedBy ?? null),
    ...orders.map(({ field }) => field.computedBy),
  ].filter((one) => one !== null);
  const embeddings = [
    ...outputs.flatMap((output) => ("embedding" in output ? [output.embedding] : [])),
    ...orders.flatMap(({ through }) => through ?? []),
  ];
  return [...found, ...embeddings.flatMap(functionsOf), ...where.flatMap(functionsIn)];
}

function functionsOf({ relationship: { computedBy }, rows }: Embedding): RowFunction[] {
  return [...(computedBy ? [computedBy] : []), ...calledFunctions(rows)];
}

function functionsIn(predicate: Predicate): RowFunction[] {
  if (predicate.kind === "logic") return predicate.predicates.flatMap(functionsIn);
  if (predicate.kind === "related") return functionsOf(predicate.embedding);
  return predicate.field.computedBy ? [predicate.field.computedBy] : [];
}
