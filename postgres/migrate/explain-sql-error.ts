/** Explains an SQL error in one of the project's files to the operator: file, line, cause and next step. */
import postgres from "postgres";
import { DatabaseRefusal } from "../refusal.ts";

/** SQLSTATE of a missing privilege. */
const notAllowed = "42501";

/**
 * Turns SQL errors into refusals that name the file; other errors, such as a lost connection, stay unchanged.
 * @param file name of the executed file
 * @param text its content
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
