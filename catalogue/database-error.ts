/** The fields of PostgreSQL's errors that refusals are made from, and the retry of failed transactions. */
import { retryConflict } from "#postgres";

export interface DatabaseError {
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint_name?: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** @returns null when the error is not the database's answer to a statement */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? (error as Error & DatabaseError)
    : null;
}

/** @returns whether a change waited in vain for somebody else who was changing the same */
export function isLockTimeout(error: unknown): boolean {
  return databaseErrorOf(error)?.code === "55P03";
}

/**
 * @param work one transaction
 * @throws the error of the last attempt
 */
export function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return retryConflict(work, isNumberTaken);
}

/** Somebody has given a new row the same number at the same moment: the next attempt draws another one. */
function isNumberTaken(error: unknown): boolean {
  const { code, constraint_name = "" } = databaseErrorOf(error) ?? {};
  return code === "23505" && constraint_name.endsWith("_pkey");
}
