/**
 * All refusals of the data service in one table, with PostgREST's codes, statuses and messages, because client
 * libraries and documentation know them. A code is never reused. `database-errors.ts` translates the errors of the
 * database.
 */
import { type LeftOut, leftOut } from "./left-out.ts";
import { limitRefusals } from "./limit-refusals.ts";
import { type Refusal, row } from "./refusal.ts";
import { type ErrorBody, type RelationshipCandidate, RequestRefused } from "./request-refused.ts";
import { type UnknownFunction, unknownFunctionTexts } from "./unknown-function.ts";

export { type ErrorBody, type RelationshipCandidate, RequestRefused };

/** @returns the error to throw */
export function refuse<Key extends RefusalKey>(key: Key, ...[facts]: FactsOf<Key>): RequestRefused {
  const row: Refusal<never> = refusals[key];
  const given = facts as never;
  const body: ErrorBody = {
    code: row.code,
    message: row.message(given),
    details: row.details?.(given) ?? null,
    hint: row.hint?.(given) ?? null,
  };
  return new RequestRefused(row.status, body, row.headers?.(given));
}

export type RefusalKey = keyof typeof refusals;

type FactsOf<Key extends RefusalKey> =
  (typeof refusals)[Key] extends Refusal<infer Facts>
    ? [Facts] extends [undefined]
      ? []
      : [facts: Facts]
    : never;

type Suggestion = { readonly suggestion?: string | null };

const didYouMean =
  (what: string) =>
  ({ suggestion }: Suggestion) =>
    suggestion && `Perhaps you meant ${what} '${suggestion}'`;

interface NoRelationship {
  readonly from: string;
  readonly to: string;
  readonly hint: string | null;
  readonly schema: string;
}

/** The problem is one of our own texts, so it needs no escaping. */
const invalidToken = (problem: string) => ({
  "WWW-Authenticate": `Bearer error="invalid_token", error_description="${problem}"`,
});

/** By stage: database unavailable (0xx), request (1xx), schema (2xx), key (3xx), limits of this service. */
export const refusals = {
  databaseAway: row("PGRST001", 503, {
    message: () => "Database connection error. Retrying the connection.",
    hint: () => "Nothing was changed by this request unless its answer was lost. Try again in a moment.",
    headers: () => ({ "Retry-After": "2" }),
  }),
  databaseBusy: row("PGRST003", 504, {
    message: () => "Timed out acquiring connection from connection pool.",
    hint: () => "Many requests are waiting for the database. Try again in a moment.",
    headers: () => ({ "Retry-After": "2" }),
  }),
  loginMissing: row("ANTARA010", 503, {
    message: () => "The data service has no login to its database",
    hint: () => "The operator sets DATA_API_DATABASE_URL, or fills private.data_api_login, and starts again.",
  }),

  unreadable: row<{ what: string; position: number; unexpected: string; expected: string }>("PGRST100", 400, {
    message: ({ what, position }) => `"failed to parse ${what}" (line 1, column ${position + 1})`,
    details: ({ unexpected, expected }) => `unexpected ${unexpected} expecting ${expected}`,
  }),
  wrongEncoding: row<{ where: string }>("PGRST100", 400, {
    message: ({ where }) => `The ${where} is not percent-encoded UTF-8`,
    hint: () => "Encode each name and value with encodeURIComponent or its equal.",
  }),
  methodNotOfCalls: row<{ method: string }>("PGRST101", 405, {
    message: ({ method }) => `Cannot use the ${method} method on RPC`,
    hint: () => "Functions are called with POST, and with GET or HEAD as long as they write nothing.",
    headers: () => ({ Allow: "GET, HEAD, POST, OPTIONS" }),
  }),
  bodyInvalid: row<{ what: string }>("PGRST102", 400, { message: ({ what }) => what }),
  keysDiffer: row("PGRST102", 400, {
    message: () => "All object keys must match",
    hint: () => "Name the columns by the parameter 'columns', or give every object the same keys.",
  }),
  offsetBeyond: row<{ offset: number; total: number }>("PGRST103", 416, {
    message: () => "Requested range not satisfiable",
    details: ({ offset, total }) => `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: ({ total }) => ({ "Content-Range": `*/${total}` }),
  }),
  rangeInvalid: row<{ why: string }>("PGRST103", 416, {
    message: () => "Requested range not satisfiable",
    details: ({ why }) => why,
  }),
  replaceNeedsKey: row("PGRST105", 405, {
    message: () => "Filters must include all and only primary key columns with 'eq' operators",
    headers: () => ({ Allow: "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS" }),
  }),
  unknownSchema: row<{ name: string; allowed: readonly string[] }>("PGRST106", 406, {
    message: ({ name }) => `Invalid schema: ${name}`,
    hint: ({ allowed }) => `Only the following schemas are exposed: ${allowed.join(", ")}`,
  }),
  notAcceptable: row<{ types: string }>("PGRST107", 406, {
    message: ({ types }) => `None of these media types are available: ${types}`,
    hint: () =>
      "Accept application/json, text/csv or application/vnd.pgrst.object+json; at the root application/openapi+json.",
  }),
  notEmbedded: row<{ name: string }>("PGRST108", 400, {
    message: ({ name }) => `'${name}' is not an embedded resource in this request`,
    hint: ({ name }) => `Verify that '${name}' is included in the 'select' query parameter.`,
  }),
  replaceWithRange: row("PGRST114", 400, {
    message: () => "limit/offset querystring parameters are not allowed for PUT",
  }),
  replaceKeyDiffers: row("PGRST115", 400, {
    message: () => "Payload values do not match URL in primary key column(s)",
  }),
  notOneRow: row<{ count: number }>("PGRST116", 406, {
    message: () => "Cannot coerce the result to a single JSON object",
    // Clients distinguish "none" and "several" by this text.
    details: ({ count }) => `The result contains ${count} rows`,
  }),
  unknownMethod: row<{ method: string; allowed: string }>("PGRST117", 405, {
    message: ({ method }) => `Unsupported HTTP method: ${method}`,
    headers: ({ allowed }) => ({ Allow: allowed }),
  }),
  orderNotEmbedded: row<{ from: string; to: string }>("PGRST118", 400, {
    message: ({ to }) => `A related order on '${to}' is not possible`,
    details: ({ from, to }) => `'${from}' and '${to}' do not form a many-to-one or one-to-one relationship`,
  }),
  /** The work is done when these settings are read. */
  chosenHeaders: row("PGRST111", 500, {
    message: () => "response.headers is not what headers can be made of",
    hint: () =>
      'The function sets a list such as [{"X-Name": "text"}], without cookies and without headers of the connection.',
  }),
  chosenStatus: row("PGRST112", 500, {
    message: () => "response.status is not a status of HTTP",
    hint: () => "The function sets a whole number from 200 to 599.",
  }),
  onlyNullFilter: row<{ name: string }>("PGRST120", 400, {
    message: ({ name }) => `Bad operator on the '${name}' embedded resource`,
    details: () => "Only is null or not is null filters are allowed on embedded resources",
  }),
  raisedWrongly: row<{ part: "message" | "detail" }>("PGRST121", 500, {
    message: () => "A function has raised 'PGRST' without saying what to answer",
    details: ({ part }) => `Its ${part} is missing, is not JSON, or lacks a part.`,
    hint: () =>
      "The message is an object with code and message, also details and hint; the detail one with status and headers.",
  }),
  preferencesInvalid: row<{ preferences: readonly string[] }>("PGRST122", 400, {
    message: () => "Invalid preferences given with handling=strict",
    details: ({ preferences }) => `Invalid preferences: ${preferences.join(", ")}`,
  }),
  aggregateNotAllowed: row("PGRST123", 400, {
    message: () => "Use of aggregate functions is not allowed",
    hint: () =>
      "Only count() is: of all rows, or of the rows of an embedding. The operator allows others by DATA_API_AGGREGATES.",
  }),
  tooManyAffected: row<{ count: number; max: number }>("PGRST124", 400, {
    message: () => "Query result exceeds max-affected preference constraint",
    details: ({ count }) => `The query affects ${count} rows`,
    hint: ({ max }) => `Nothing was changed, since at most ${max} were to be affected.`,
  }),
  unknownPath: row("PGRST125", 404, {
    message: () => "Invalid path specified in request URL",
    hint: () => "It is /rest/v1/ and a table's name, or /rest/v1/rpc/ and a function's.",
  }),
  notImplemented: row<{ what: LeftOut; column?: string }>("PGRST127", 400, {
    message: () => "Feature not implemented",
    details: ({ what }) => `This service does not have ${leftOut[what].replaceAll("`", "'")}.`,
    hint: ({ column }) =>
      column && `It is the column '${column}'. Name the others in 'select', or drop the casts.`,
  }),
  affectedNeedsRows: row("PGRST128", 400, {
    message: () =>
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  }),

  noRelationship: row<NoRelationship & Suggestion>("PGRST200", 400, {
    message: ({ from, to }) =>
      `Could not find a relationship between '${from}' and '${to}' in the schema cache`,
    details: ({ from, to, hint, schema }) =>
      `Searched for a foreign key relationship between '${from}' and '${to}'${hint === null ? "" : ` using the hint '${hint}'`}` +
      ` in the schema '${schema}', but no matches were found.`,
    hint: ({ to, suggestion }) => suggestion && `Perhaps you meant '${suggestion}' instead of '${to}'.`,
  }),
  ambiguousRelationship: row<{
    from: string;
    to: string;
    candidates: readonly (RelationshipCandidate & { readonly hint: string })[];
  }>("PGRST201", 300, {
    message: ({ from, to }) =>
      `Could not embed because more than one relationship was found for '${from}' and '${to}'`,
    details: ({ candidates }) => candidates.map(({ hint: _, ...shown }) => shown),
    hint: ({ to, candidates }) =>
      `Try changing '${to}' to one of the following: ${candidates.map(({ hint }) => `'${to}!${hint}'`).join(", ")}.` +
      " Find the desired relationship in the 'details' key.",
  }),
  unknownFunction: row<UnknownFunction>("PGRST202", 404, unknownFunctionTexts),
  ambiguousFunction: row<{ candidates: readonly string[] }>("PGRST203", 300, {
    message: ({ candidates }) =>
      `Could not choose the best candidate function between: ${candidates.join(", ")}`,
    hint: () =>
      "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  }),
  /** For a column that is written. */
  unknownColumn: row<{ table: string; column: string } & Suggestion>("PGRST204", 400, {
    message: ({ table, column }) => `Could not find the '${column}' column of '${table}' in the schema cache`,
    hint: didYouMean("the column"),
  }),
  /** The same code and text as PostgreSQL's. */
  orderNotGrouped: row<{ column: string }>("42803", 400, {
    message: ({ column }) =>
      `column "${column}" must appear in the GROUP BY clause or be used in an aggregate function`,
    hint: () => "Rows with an aggregate are ordered by columns that the select has, without a cast.",
  }),
  /** For a column that is read, filtered or ordered by: the same text as PostgreSQL's. */
  columnDoesNotExist: row<{ table: string; column: string } & Suggestion>("42703", 400, {
    message: ({ table, column }) => `column ${table}.${column} does not exist`,
    hint: ({ suggestion }) => suggestion && `Perhaps you meant to reference the column "${suggestion}".`,
  }),
  unknownTable: row<{ name: string } & Suggestion>("PGRST205", 404, {
    message: ({ name }) => `Could not find the table '${name}' in the schema cache`,
    hint: didYouMean("the table"),
  }),

  keyWrong: row("PGRST301", 401, {
    message: () => "Invalid API key",
    hint: () => "Send one of this site's two keys as 'apikey', or as 'Authorization: Bearer'.",
    headers: () => ({ "WWW-Authenticate": 'Bearer error="invalid_token"' }),
  }),
  keyMissing: row("PGRST302", 401, {
    message: () => "No API key found in request",
    hint: () => "Send this site's public key as the header 'apikey'.",
    headers: () => ({ "WWW-Authenticate": "Bearer" }),
  }),

  /** A token that cannot be read, or that none of the operator's keys has signed. */
  tokenUnreadable: row<{ problem: string; details?: string }>("PGRST301", 401, {
    message: ({ problem }) => problem,
    details: ({ details }) => details,
    hint: () => "Sign in again, or send a token that was signed for this site.",
    headers: ({ problem }) => invalidToken(problem),
  }),
  /** For a write with it; reads are answered by the public key beside it. */
  tokenOfOthers: row("PGRST301", 401, {
    message: () => "The token was not signed for this site, which accepts none",
    hint: () => "Remove the session of another project from the browser (a cookie 'sb-…-auth-token').",
    headers: () => ({ "WWW-Authenticate": 'Bearer error="invalid_token"' }),
  }),
  /** A token whose claims do not hold. */
  tokenRefused: row<{ problem: string }>("PGRST303", 401, {
    message: ({ problem }) => problem,
    hint: () => "Sign in again for a new token.",
    headers: ({ problem }) => invalidToken(problem),
  }),
  /** PostgreSQL's code and text for a role that does not exist. */
  unknownRole: row<{ role: string }>("22023", 401, {
    message: ({ role }) => `role "${role}" does not exist`,
    hint: () => "The claim 'role' of a token names a role of the database.",
    headers: () => ({ "WWW-Authenticate": "Bearer" }),
  }),

  ...limitRefusals,
  castNotAllowed: row<{ type: string; allowed?: readonly string[] }>("ANTARA009", 400, {
    message: ({ type }) => `A cast to '${type}' is not allowed`,
    hint: ({ allowed }) => allowed && `Allowed are: ${allowed.join(", ")}`,
  }),
  nameTwice: row<{ name: string }>("ANTARA011", 400, {
    message: ({ name }) => `An object of the answer would hold '${name}' twice`,
    hint: () => "Give one of the two another name, written before it with a colon.",
  }),
  bodyEncoded: row<{ encoding: string }>("ANTARA012", 415, {
    message: ({ encoding }) => `A body with Content-Encoding '${encoding}' is not read`,
    hint: () => "Send it as it is, without Content-Encoding.",
    headers: () => ({ "Accept-Encoding": "identity" }),
  }),
  /** The text of the extension pg-safeupdate, which hosted services of this dialect use. */
  filterMissing: row<{ statement: "UPDATE" | "DELETE" }>("21000", 400, {
    message: ({ statement }) => `${statement} requires a WHERE clause`,
    hint: () => "Say by a filter which rows are meant.",
  }),
  /** PostgreSQL's code for a cancelled statement. */
  statementTooSlow: row("57014", 504, {
    message: () => "canceling statement due to statement timeout",
    hint: () =>
      "Narrow the request by filters or ask for fewer rows. To change or delete many, see 'Many rows' in docs/data-service.md.",
  }),
  /** PostgreSQL's code for a character that text cannot contain. */
  nulCharacter: row("22P05", 400, {
    message: () => "unsupported Unicode escape sequence",
    details: () => "\\u0000 cannot be converted to text.",
    hint: () => "Leave the character NUL out.",
  }),
};
