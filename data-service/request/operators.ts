/** The operators of filters. */
import type { Operator, SearchOperator } from "./api-request.ts";

/** Whether an operator may be followed by `(any)` or `(all)`. */
const hasQuantifier: Readonly<Record<Operator, boolean>> = {
  eq: true,
  neq: false,
  gt: true,
  gte: true,
  lt: true,
  lte: true,
  like: true,
  ilike: true,
  match: true,
  imatch: true,
  in: false,
  is: false,
  isdistinct: false,
  cs: false,
  cd: false,
  ov: false,
  sl: false,
  sr: false,
  nxr: false,
  nxl: false,
  adj: false,
};

export const operators: ReadonlyMap<
  string,
  { readonly operator: Operator; readonly hasQuantifier: boolean }
> = new Map(
  (Object.keys(hasQuantifier) as Operator[]).map((operator) => [
    operator,
    { operator, hasQuantifier: hasQuantifier[operator] },
  ]),
);

/** They may be followed by the name of a configuration: `fts(english)`. */
export const searchOperators: ReadonlyMap<string, SearchOperator> = new Map(
  (["fts", "plfts", "phfts", "wfts"] as const).map((operator) => [operator, operator]),
);
