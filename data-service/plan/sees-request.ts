/**
 * Whether a query may run code that asks about its request: functions, triggers, views and row-level rules may read
 * `current_setting('request.headers')`. A reading of plain tables cannot, so it needs no settings.
 */
import type { Relationship } from "../schema/schema.ts";
import type { Plan, Predicate, Rows } from "./plan.ts";

export function seesRequest({ work, rows }: Plan): boolean {
  if (work.kind !== "read" || work.table.mayAskAboutRequest) return true;
  return relationshipsOf(rows).some(
    ({ target, through }) => target.mayAskAboutRequest || through?.table.mayAskAboutRequest === true,
  );
}

function relationshipsOf({ outputs, where, orders }: Rows): readonly Relationship[] {
  const embeddings = [
    ...outputs.flatMap((output) => ("embedding" in output ? [output.embedding] : [])),
    ...orders.flatMap(({ through }) => through ?? []),
    ...where.flatMap(embeddingsOf),
  ];
  return embeddings.flatMap(({ relationship, rows }) => [relationship, ...relationshipsOf(rows)]);
}

function embeddingsOf(predicate: Predicate): readonly Extract<Predicate, { kind: "related" }>["embedding"][] {
  if (predicate.kind === "related") return [predicate.embedding];
  return predicate.kind === "logic" ? predicate.predicates.flatMap(embeddingsOf) : [];
}
