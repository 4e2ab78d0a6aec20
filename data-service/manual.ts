/** What the manual says of the dialect in tables, taken from what decides it. */
import { refusals } from "./errors.ts";
import * as limits from "./limits.ts";
import { castTypes } from "./plan/find-field.ts";
import type { Operator } from "./request/api-request.ts";
import { missingOperators, operators } from "./request/filters.ts";

/** A table: its head, then its rows, as text. */
export type Table = readonly (readonly string[])[];

const meanings: Readonly<Record<Operator, string>> = {
  eq: "equal",
  neq: "not equal",
  gt: "greater",
  gte: "greater or equal",
  lt: "less",
  lte: "less or equal",
  like: "like a pattern, with `*` for any characters",
  ilike: "like a pattern, capitals or not",
  match: "fits a regular expression",
  imatch: "fits a regular expression, capitals or not",
  in: 'one of a list: `in.(1,2)`, `in.("a,b",c)`',
  is: "is `null`, `not_null`, `true`, `false` or `unknown`",
  isdistinct: "different, where null is a value like others",
  cs: "contains, of lists and JSON",
  cd: "is contained in, of lists and JSON",
  ov: "has an element in common, of lists",
};

/** @returns each operator of filters */
export function operatorTable(): Table {
  return [
    ["operator", "meaning", "with `(any)` and `(all)`"],
    ...[...operators].map(([word, { operator, hasQuantifier }]) => [
      `\`${word}\``,
      meanings[operator],
      hasQuantifier ? "yes" : "no",
    ]),
  ];
}

/** @returns what is left out, in words */
export function leftOutOperators(): readonly string[] {
  return [...missingOperators.keys()];
}

/** @returns the types to which a column may be cast */
export function castTable(): readonly string[] {
  return [...castTypes];
}

const limitWords: Record<keyof typeof limits, string> = {
  longestAddress: "characters of path and query",
  deepestNesting: "embeddings within embeddings",
  mostEmbeddings: "embeddings in a request",
  mostConditions: "conditions in a request",
  deepestLogic: "`and` and `or` within each other",
  longestList: "values in a list",
  mostRows: "rows in an answer, and in an embedding of a row",
  longestBody: "bytes of a body",
  mostRowsSent: "rows in a body",
  statementTime: "milliseconds for a statement",
  connections: "statements at once",
  connectionsOfNetwork: "of them from one network: an IPv4 /24, an IPv6 /48",
  connectionsOfDear: "of them dear, of all networks",
  weightOfDear: "as so many statements of its network counts a dear one",
  deepestPlain: "embeddings within embeddings that are not dear",
  mostWaiting: "requests that wait for their turn",
  longestWait: "milliseconds of such waiting",
  mostPlansRemembered: "readings whose plans are remembered",
  mostPrepared: "forms of statements that stay prepared",
  mostRemembered: "forms of statements that are remembered",
};

/** @returns each limit; two numbers are a visitor's and a service's */
export function limitTable(): Table {
  const numbers = (limit: number | Readonly<Record<string, number>>) =>
    (typeof limit === "number" ? [limit] : Object.values(limit))
      .map((n) => n.toLocaleString("en"))
      .join(" / ");
  return [
    ["at most", "of"],
    ...Object.entries(limits).map(([name, limit]) => [
      numbers(limit),
      limitWords[name as keyof typeof limits],
    ]),
  ];
}

/** Stands for every fact of a refusal, as text and as a list. */
const anyFacts = new Proxy({}, { get: () => ["…"] }) as never;

/** @returns each refusal of the service's own, in the order of their codes */
export function errorTable(): Table {
  const rows = Object.values(refusals).map(({ code, status, message }) => [
    `\`${code}\``,
    String(status),
    String((message as (facts: never) => string)(anyFacts)).replace("…1", "…"),
  ]);
  return [["code", "status", "message"], ...rows.sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0))];
}
