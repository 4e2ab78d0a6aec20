/** The fields of PostgreSQL's errors that refusals are made from, and the retry of failed transactions. */

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

/** A deadlock or a serialisation failure undoes the whole transaction, so it can be run again. */
const retryableCodes = new Set(["40P01", "40001"]);
const maxAttempts = 3;

/** Somebody has given a new row the same number at the same moment: the next attempt draws another one. */
function isNumberTaken({ code, constraint_name = "" }: DatabaseError): boolean {
  return code === "23505" && constraint_name.endsWith("_pkey");
}

/**
 * @param work one transaction
 * @throws the error of the last attempt
 */
export async function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const databaseError = databaseErrorOf(error);
      const mayTry =
        databaseError && (retryableCodes.has(databaseError.code) || isNumberTaken(databaseError));
      if (attempt >= maxAttempts || !mayTry) throw error;
    }
  }
}
