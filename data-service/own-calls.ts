/**
 * Functions of the database that the house answers itself, because it can gather many calls into one statement. Only
 * plain calls: whatever shapes the answer is left to PostgreSQL.
 */
import { refusalOfDatabase } from "./database-errors.ts";
import { refuse } from "./errors.ts";
import type { ApiRequest } from "./request/index.ts";
import type { QueryResult } from "./response/index.ts";
import type { Role } from "./run-query.ts";

/**
 * What the function of a name would do, by its arguments as JSON.
 * @returns null for arguments that PostgreSQL is to judge
 */
export type OwnCall = (given: Readonly<Record<string, unknown>>) => Promise<unknown> | null;

export type OwnCalls = Readonly<Record<string, OwnCall>>;

/**
 * @returns null for a request that is none of these calls
 * @throws RequestRefused when it could not be answered
 */
export function answerOwnCall(request: ApiRequest, calls: OwnCalls, role: Role): Promise<QueryResult> | null {
  const { action, target, body, profile } = request;
  if (action !== "call" || target.kind !== "function" || profile !== null || !isPlain(request)) return null;
  const call = Object.hasOwn(calls, target.name) ? calls[target.name] : undefined;
  if (!call || body?.kind !== "rows" || body.isList) return null;
  const [given] = body.rows;
  const value = given ? call(given) : null;
  if (!value) return null;
  const refused = (error: unknown) => refusalOfDatabase(error, role) ?? refuse("databaseBusy");
  return value.then(resultOf, (error) => Promise.reject(refused(error)));
}

function isPlain({ filters, orders, ranges, columns, preferences, answerAs }: ApiRequest): boolean {
  return (
    filters.length + orders.length + ranges.length + preferences.applied.length === 0 &&
    columns === null &&
    (answerAs.kind === "list" || answerAs.kind === "any")
  );
}

function resultOf(value: unknown): QueryResult {
  return {
    body: JSON.stringify(value),
    returns: "value",
    pageTotal: 1,
    total: null,
    locationKey: null,
    insertedRows: null,
  };
}
