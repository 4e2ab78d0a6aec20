/** The field behind an output of a query. */
import type { Output, ResolvedField } from "./plan.ts";

/** @returns the field that an output shows or computes an aggregate of; null if it has none */
export function fieldOf(output: Output): ResolvedField | null {
  if (output.kind === "field") return output.field;
  return output.kind === "aggregate" && output.argument ? output.argument.field : null;
}
