/** Builds the SQL of fields and conditions. */
import type { Predicate, ResolvedField } from "../plan/plan.ts";
import type { Operator, SearchOperator } from "../request/api-request.ts";
import { bind, bindList, callOnRow, type Parameters, quoteName } from "./statement.ts";

type PredicateOf<Kind extends Predicate["kind"]> = Extract<Predicate, { kind: Kind }>;

type BuildRelated = (predicate: PredicateOf<"related">) => string;

/** @param buildRelated the condition that an embedding has rows */
export function buildPredicates(
  predicates: readonly Predicate[],
  parameters: Parameters,
  buildRelated: BuildRelated,
): string[] {
  return predicates.map((predicate) => {
    const written = buildPredicate(predicate, parameters, buildRelated);
    return predicate.isNegated ? `not (${written})` : written;
  });
}

function buildPredicate(predicate: Predicate, parameters: Parameters, buildRelated: BuildRelated): string {
  switch (predicate.kind) {
    case "compare":
      return buildComparison(predicate, parameters);
    case "search":
      return buildSearch(predicate, parameters);
    case "related":
      return buildRelated(predicate);
    case "logic":
      return `(${buildPredicates(predicate.predicates, parameters, buildRelated).join(` ${predicate.join} `)})`;
  }
}

const signs: Readonly<Record<Exclude<Operator, "in" | "is">, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

/** They make a query of full text search from text. */
const queryFunctions: Readonly<Record<SearchOperator, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const patterns: ReadonlySet<Operator> = new Set(["like", "ilike", "match", "imatch"]);

const states: Readonly<Record<string, string>> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

function buildComparison(predicate: PredicateOf<"compare">, parameters: Parameters): string {
  const { operator, operand, quantifier } = predicate;
  const field = buildField(predicate.field, parameters, "compared");
  if (operator === "is") {
    return `${field} is ${states[operand.kind === "value" ? operand.value : ""] ?? "null"}`;
  }
  const type = patterns.has(operator) ? "text" : typeOf(predicate.field);
  const sign = operator === "in" ? "=" : signs[operator];
  if (operand.kind === "value") return `${field} ${sign} ${bind(parameters, operand.value, type)}`;
  return `${field} ${sign} ${quantifier ?? "any"}(${bindList(parameters, operand.values, type)})`;
}

/** Text and JSON are searched by the same configuration that reads the query. */
function buildSearch(predicate: PredicateOf<"search">, parameters: Parameters): string {
  const { operator, configuration, query } = predicate;
  const field = buildField(predicate.field, parameters, "compared");
  // As a parameter of its own type it is a constant for the planner, which may then use an index on `to_tsvector`.
  const language = configuration === null ? "" : `${bind(parameters, configuration, "regconfig")}, `;
  const searched = typeOf(predicate.field) === "tsvector" ? field : `to_tsvector(${language}${field})`;
  return `${searched} @@ ${queryFunctions[operator]}(${language}${bind(parameters, query, "text")})`;
}

/** A JSON value must be comparable if it is compared or ordered by. */
type Use = "shown" | "compared";

/** A column, or a value in its JSON. */
export function buildField(
  { alias, column, computedBy, steps }: ResolvedField,
  parameters: Parameters,
  use: Use,
): string {
  const name = computedBy ? callOnRow(computedBy, alias) : `${alias}.${quoteName(column.name)}`;
  const last = steps.at(-1);
  if (!last) return name;
  const isJson = column.type === "json" || column.type === "jsonb";
  const walked = steps.reduce(
    (from, { arrow, key }) =>
      `${from}${arrow}${bind(parameters, String(key), typeof key === "number" ? "integer" : "text")}`,
    isJson ? name : `to_jsonb(${name})`,
  );
  // PostgreSQL can compare jsonb, but not json.
  return use === "compared" && last.arrow === "->" ? `(${walked})::jsonb` : `(${walked})`;
}

function typeOf({ column, steps }: ResolvedField): string {
  const last = steps.at(-1);
  if (!last) return column.type;
  return last.arrow === "->>" ? "text" : "jsonb";
}
