/**
 * Translates PostgreSQL's errors into refusals, by PostgREST's table of SQLSTATEs and statuses. The statement and the
 * place of an error are never sent to the caller.
 */
import { isDatabaseAway } from "#postgres";
import { visitorRole } from "../roles.ts";
import { raisedRefusal } from "./chosen-answer.ts";
import { type ErrorBody, RequestRefused, refuse } from "./errors.ts";

/**
 * Statuses by SQLSTATE, the whole code or its class, otherwise 400. Two differ from PostgREST's 500, because the
 * caller can fix them: 21000 (an upsert that names one row twice) and 54 (JSON or conditions nested too deep for the
 * server).
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

type ErrorText = Pick<ErrorBody, "message" | "details" | "hint">;

/** For internal errors, the caller gets only the code. */
const internalError: ErrorText = {
  message: "The database could not do this",
  details: null,
  hint: "Try again; if it stays, tell the operator the code.",
};

/** Replaces PostgreSQL's advice to change server settings. */
const tooComplex: ErrorText = {
  message: "The request is too complex for the database",
  details: null,
  hint: "Nest the JSON of the body less deeply, or use fewer conditions.",
};

/**
 * @param error thrown by the driver; its `code` is an SQLSTATE or a connection error
 * @param role the role of the statement: a missing privilege is 401 for visitors without a token and 403 for all
 *   others
 * @returns null if it is not an error of the database
 */
export function refusalOfDatabase(error: unknown, role: string): RequestRefused | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const { code } = error;
  if (isDatabaseAway(code)) return refuse("databaseAway");
  if (code === "57014") return refuse("statementTooSlow");
  if (error.name !== "PostgresError") return null;
  if (code === "PGRST") return raisedRefusal(error.message, textOf(error, "detail"));
  const status = statusOf(error, code, role);
  const headers: Record<string, string> = status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
  return new RequestRefused(status, { code, ...textsOf(error, code, status) }, headers);
}

function statusOf({ message }: Error, code: string, role: string): number {
  // The role of a token, which only now turns out to be unknown.
  if (code === "22023" && /^role ".*" does not exist$/.test(message)) return 401;
  if (code === "42501") return role === visitorRole ? 401 : 403;
  // A function can choose the status: `raise sqlstate 'PT404'`.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

/** An error that a function raises with its own status is intended for the caller. */
function textsOf(error: Error, code: string, status: number): ErrorText {
  if (code.startsWith("54")) return tooComplex;
  if (status === 500 && !code.startsWith("PT")) return internalError;
  return { message: error.message, details: textOf(error, "detail"), hint: textOf(error, "hint") };
}

function textOf(error: Error, key: "detail" | "hint"): string | null {
  const text: unknown = Reflect.get(error, key);
  return typeof text === "string" ? text : null;
}
