/**
 * Whether a query may run code that asks about its request: functions, triggers, views and row-level rules may read
 * `current_setting('request.headers')`. A reading of plain tables and a call of a function that is known not to ask
 * need no settings.
 */
import { fieldOf } from "./field-of.ts";
import type { Embedding, Plan, Predicate, Rows } from "./plan.ts";

export function seesRequest({ work, rows }: Plan): boolean {
  return workSeesRequest(work) || rowsSeeRequest(rows);
}

function workSeesRequest(work: Plan["work"]): boolean {
  if (work.kind === "read") return work.table.mayAskAboutRequest;
  return work.kind !== "call" || work.called.mayAskAboutRequest;
}

function rowsSeeRequest({ outputs, where, orders }: Rows): boolean {
  return (
    outputs.some((output) => {
      if ("embedding" in output) return embeddingSeesRequest(output.embedding);
      return (fieldOf(output)?.computedBy ?? null) !== null;
    }) ||
    where.some(predicateSeesRequest) ||
    orders.some(
      ({ field, through }) =>
        field.computedBy !== null || (through !== null && embeddingSeesRequest(through)),
    )
  );
}

function embeddingSeesRequest({ relationship: { target, through, computedBy }, rows }: Embedding): boolean {
  const isOfPlainTables = !target.mayAskAboutRequest && !through?.table.mayAskAboutRequest;
  return computedBy !== null || !isOfPlainTables || rowsSeeRequest(rows);
}

function predicateSeesRequest(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "related":
      return embeddingSeesRequest(predicate.embedding);
    case "logic":
      return predicate.predicates.some(predicateSeesRequest);
    case "compare":
    case "search":
      return predicate.field.computedBy !== null;
  }
}
