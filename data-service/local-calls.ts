/**
 * Calls of database functions that this process handles itself, because it can combine many calls into one statement.
 * Only plain calls: PostgreSQL handles calls with filters, columns or other options.
 */
import { refusalOfDatabase } from "./refusals/database-errors.ts";
import { refuse } from "./refusals/errors.ts";
import type { ApiRequest } from "./request/index.ts";
import type { QueryResult } from "./response/index.ts";
import { serviceRole, visitorRole } from "./roles.ts";
import type { Schema } from "./schema/schema.ts";

/**
 * @param args the arguments as JSON
 * @returns null for arguments that PostgreSQL should check
 */
type LocalCall = (args: Readonly<Record<string, unknown>>) => Promise<unknown> | null;

/** By the name of the function. */
export type LocalCalls = Readonly<Record<string, LocalCall>>;

/** PostgreSQL knows whether another role may call the function. */
const rolesOfCalls: ReadonlySet<string> = new Set([visitorRole, serviceRole]);

/** A function of the same name in another schema is another function. */
const schemaOfCalls = "public";

/**
 * @returns null for all other requests
 * @throws RequestRefused when the call fails
 */
export function answerLocalCall(
  request: ApiRequest,
  { localCalls: calls, schema }: { readonly localCalls: LocalCalls; readonly schema: Schema },
  role: string,
): Promise<QueryResult> | null {
  const { action, target, body, profile } = request;
  const [first] = schema.keys();
  if (action !== "call" || target.kind !== "function" || !isPlain(request)) return null;
  if ((profile ?? first) !== schemaOfCalls || !rolesOfCalls.has(role)) return null;
  const call = Object.hasOwn(calls, target.name) ? calls[target.name] : undefined;
  if (!call || body?.kind !== "rows" || body.isList) return null;
  const [args] = body.rows;
  const value = args ? call(args) : null;
  if (!value) return null;
  const refusalOf = (error: unknown) => refusalOfDatabase(error, role) ?? refuse("databaseBusy");
  return value.then(resultOf, (error) => Promise.reject(refusalOf(error)));
}

function isPlain({ filters, orders, ranges, columns, preferences, format }: ApiRequest): boolean {
  return (
    filters.length + orders.length + ranges.length + preferences.applied.length === 0 &&
    columns === null &&
    (format.kind === "list" || format.kind === "any")
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
