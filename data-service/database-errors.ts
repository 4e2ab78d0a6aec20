/**
 * What PostgreSQL refused, as the answer to a request: PostgREST's table of states and statuses. Where in the database
 * it happened, by which statement and in whose code, never goes out.
 */
import { type ErrorBody, RequestRefused, refuse } from "./errors.ts";

/**
 * Statuses by SQLSTATE, the whole code or its class, else 400. Two are not PostgREST's 500, since the caller can mend
 * them: 21000 (an upsert that names one row twice) and 54 (JSON or conditions nested too deep for the server).
 */
const statuses: Readonly<Record<string, number>> = {
  "09": 500,
  "0L": 403,
  "0P": 403,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42P01": 404,
  "42P17": 500,
  "42883": 404,
  "53400": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The server ends, starts, has no connection left or cannot be reached. */
const databaseIsAway = /^(?:08|53(?!400)|57P0)/;

/** Of postgres.js and of Node.js, for a connection that was lost or never made. */
const connectionIsAway =
  /^(?:CONNECTION_|CONNECT_TIMEOUT$|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

type Told = Pick<ErrorBody, "message" | "details" | "hint">;

/** Of what failed inside the server the caller learns the code alone. */
const inside: Told = {
  message: "The database could not do this",
  details: null,
  hint: "Try again; if it stays, tell the operator the code.",
};

/** PostgreSQL would advise to change its settings. */
const tooComplex: Told = {
  message: "The request is too complex for the database",
  details: null,
  hint: "Nest the JSON of the body less deeply, or use fewer conditions.",
};

/**
 * @param error what the driver threw; its `code` is an SQLSTATE or the name of a lost connection
 * @param role for whom the statement ran: a visitor lacks a key, the service a right
 * @returns null when it is no error of the database, but one of ours
 */
export function refusalOfDatabase(error: unknown, role: "anon" | "service_role"): RequestRefused | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const { code } = error;
  if (connectionIsAway.test(code) || databaseIsAway.test(code)) return refuse("databaseAway");
  if (code === "57014") return refuse("statementTooSlow");
  if (error.name !== "PostgresError") return null;
  const status = statusOf(code, role);
  const headers: Record<string, string> = status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
  return new RequestRefused(status, { code, ...toldOf(error, code, status) }, headers);
}

function statusOf(code: string, role: "anon" | "service_role"): number {
  if (code === "42501") return role === "anon" ? 401 : 403;
  // A function may choose the status of its refusal: `raise sqlstate 'PT404'`.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

/** What a function raises with a status of its choice is meant for the caller. */
function toldOf(error: Error, code: string, status: number): Told {
  if (code.startsWith("54")) return tooComplex;
  if (status === 500 && !code.startsWith("PT")) return inside;
  return { message: error.message, details: textOf(error, "detail"), hint: textOf(error, "hint") };
}

function textOf(error: Error, key: "detail" | "hint"): string | null {
  const text: unknown = Reflect.get(error, key);
  return typeof text === "string" ? text : null;
}
