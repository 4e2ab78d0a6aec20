/** The tables of the manual, generated from the code. */

import * as limits from "./limits.ts";
import { castTypes } from "./plan/find-field.ts";
import { refusals } from "./refusals/errors.ts";
import { leftOut } from "./refusals/left-out.ts";
import type { Operator, SearchOperator } from "./request/api-request.ts";
import { operators, searchOperators } from "./request/operators.ts";

/** A header row, then the rows. */
export type Table = readonly (readonly string[])[];

const meanings: Readonly<Record<Operator | SearchOperator, string>> = {
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
  cs: "contains, of lists, ranges and JSON",
  cd: "is contained in, of lists, ranges and JSON",
  ov: "has something in common, of lists and ranges",
  sl: "lies wholly before, of ranges: `sl.[5,9)`",
  sr: "lies wholly after, of ranges",
  nxr: "ends no later, of ranges",
  nxl: "begins no earlier, of ranges",
  adj: "begins where the other ends, or the reverse, of ranges",
  fts: "has words that fit a query of `to_tsquery`: `fts.cat & !rat`",
  plfts: "has all words of a text, as by `plainto_tsquery`",
  phfts: "has the words of a text next to each other, as by `phraseto_tsquery`",
  wfts: 'fits what people type into a search engine, as by `websearch_to_tsquery`: `wfts."fat cat" or rat`',
};

export function operatorTable(): Table {
  const row = (operator: Operator | SearchOperator, inParentheses: string) => [
    `\`${operator}\``,
    meanings[operator],
    inParentheses,
  ];
  return [
    ["operator", "meaning", "may be followed by"],
    ...[...operators.values()].map(({ operator, hasQuantifier }) =>
      row(operator, hasQuantifier ? "`(any)`, `(all)`" : ""),
    ),
    ...[...searchOperators.values()].map((operator) => row(operator, "a configuration: `(english)`")),
  ];
}

/** @returns descriptions of the parts of the dialect that this service does not have */
export function leftOutList(): readonly string[] {
  return Object.values(leftOut);
}

export function castTable(): readonly string[] {
  return [...castTypes];
}

const limitWords: Record<keyof typeof limits, string> = {
  maxAddressLength: "characters of path and query",
  maxNesting: "embeddings within embeddings",
  maxEmbeddings: "embeddings in a request",
  maxConditions: "conditions in a request",
  maxLogicDepth: "`and` and `or` within each other",
  maxListLength: "values in a list",
  maxRows: "rows in an answer, and in an embedding of a row",
  maxBytesShown: "bytes of the rows in an answer",
  maxBodyBytes: "bytes of a body: with the public key, with a token of another role, with the secret key",
  maxRowsSent: "rows in a body",
  maxNamesSent: "names in a row of a body",
  maxArgumentsListed: "arguments that the refusal of an unknown function lists",
  statementTime: "milliseconds for a statement",
  connections: "statements at once",
  connectionsOfNetwork: "of them for one network: an IPv4 /24, an IPv6 /48",
  connectionsForExpensive: "of them for expensive statements of all networks",
  sharingOfNetwork:
    "quick statements of a network beside its own connections, on the one that all networks share",
  sharingWithValues: "of them, if their time depends on their values",
  weightOfExpensive: "statements of its network that an expensive one counts as",
  maxCheapNesting: "embeddings within embeddings in a statement that is not expensive",
  maxCheapOffset: "rows that a statement skips that is not expensive",
  maxWaiting: "requests that wait",
  maxWaitMs: "milliseconds of waiting",
  maxCachedPlans: "cached plans of read requests",
  maxVerifiedTokens: "tokens that are remembered as valid",
  maxPrepared: "prepared statements",
  maxRemembered: "statement texts that are remembered",
};

/** @returns all limits; two numbers are for visitors and for the service */
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

/** Gives a placeholder for every fact of a refusal, as text and as a list. */
const anyFacts = new Proxy({}, { get: () => ["…"] }) as never;

/** @returns all refusals of the service itself, sorted by code */
export function errorTable(): Table {
  const rows = Object.values(refusals).map(({ code, status, message }) => [
    `\`${code}\``,
    String(status),
    String((message as (facts: never) => string)(anyFacts)).replace("…1", "…"),
  ]);
  return [["code", "status", "message"], ...rows.sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0))];
}
