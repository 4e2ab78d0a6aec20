/** Fields and conditions as SQL. */

import type { FieldOf, Test } from "../plan/plan.ts";
import type { Operator } from "../request/api-request.ts";
import { bind, bindList, type Parameters, quoteName } from "./statement.ts";

type WriteRelated = (test: Extract<Test, { kind: "related" }>) => string;

/** @param writeRelated the condition that an embedding has rows */
export function writeTests(
  tests: readonly Test[],
  parameters: Parameters,
  writeRelated: WriteRelated,
): string[] {
  return tests.map((test) => {
    const written = writeTest(test, parameters, writeRelated);
    return test.isNegated ? `not (${written})` : written;
  });
}

function writeTest(test: Test, parameters: Parameters, writeRelated: WriteRelated): string {
  switch (test.kind) {
    case "compare":
      return writeComparison(test, parameters);
    case "related":
      return writeRelated(test);
    case "logic":
      return `(${writeTests(test.tests, parameters, writeRelated).join(` ${test.join} `)})`;
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
};

const patterns: ReadonlySet<Operator> = new Set(["like", "ilike", "match", "imatch"]);

const states: Readonly<Record<string, string>> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

function writeComparison(test: Extract<Test, { kind: "compare" }>, parameters: Parameters): string {
  const { operator, operand, quantifier } = test;
  const field = writeField(test.field, parameters, "compared");
  if (operator === "is") {
    return `${field} is ${states[operand.kind === "value" ? operand.value : ""] ?? "null"}`;
  }
  const type = patterns.has(operator) ? "text" : typeOf(test.field);
  const sign = operator === "in" ? "=" : signs[operator];
  if (operand.kind === "value") return `${field} ${sign} ${bind(parameters, operand.value, type)}`;
  return `${field} ${sign} ${quantifier ?? "any"}(${bindList(parameters, operand.values, type)})`;
}

/** How a step reads: as it is for what is shown, comparable for what is compared or ordered. */
type Use = "shown" | "compared";

/** A column, or a place in its JSON. */
export function writeField({ alias, column, steps }: FieldOf, parameters: Parameters, use: Use): string {
  const name = `${alias}.${quoteName(column.name)}`;
  const last = steps.at(-1);
  if (!last) return name;
  const isJson = column.type === "json" || column.type === "jsonb";
  const walked = steps.reduce(
    (from, { arrow, key }) =>
      `${from}${arrow}${bind(parameters, String(key), typeof key === "number" ? "integer" : "text")}`,
    isJson ? name : `to_jsonb(${name})`,
  );
  // PostgreSQL compares jsonb, not json.
  return use === "compared" && last.arrow === "->" ? `(${walked})::jsonb` : `(${walked})`;
}

function typeOf({ column, steps }: FieldOf): string {
  const last = steps.at(-1);
  if (!last) return column.type;
  return last.arrow === "->>" ? "text" : "jsonb";
}
