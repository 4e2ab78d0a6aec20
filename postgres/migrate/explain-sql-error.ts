/** Turns PostgreSQL's error about one of our files into words for the operator: file, line, cause, what helps. */
import postgres from "postgres";
import { DatabaseRefusal } from "../refusal.ts";

/** SQLSTATE for what the login may not do. */
const notAllowed = "42501";

/**
 * Errors of SQL become refusals that name the file; a lost connection and the like stay as they are.
 * @param file what was being run
 * @param text what was in it
 */
export function explainSqlError(error: unknown, file: string, text: string): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const line = error.position ? `, line ${lineAt(text, Number(error.position))}` : "";
  const own = error.code === notAllowed && !error.hint ? "The login must own the database." : "";
  const more = [error.detail, error.hint, own].filter(Boolean).join(" ");
  return new DatabaseRefusal(
    `The database could not be prepared: ${file}${line}: ${error.message} (${error.code}).${more && ` ${more}`} ` +
      "Nothing of this file was kept.",
    { cause: error },
  );
}

/** @param position counted in characters, from 1 */
function lineAt(text: string, position: number): number {
  return [...text].slice(0, position - 1).filter((character) => character === "\n").length + 1;
}
