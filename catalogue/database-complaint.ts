/** What PostgreSQL says of an error, as far as refusals are made of it; and work that is worth another try after one. */

export interface DatabaseComplaint {
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint_name?: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** @returns null when the error is not the database's answer to a statement */
export function complaintOf(error: unknown): DatabaseComplaint | null {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? (error as Error & DatabaseComplaint)
    : null;
}

/** A deadlock or a serialisation failure undoes the whole transaction, so that it may simply be done again. */
const worthAnotherTry = new Set(["40P01", "40001"]);
const tries = 3;

/**
 * @param work one transaction
 * @throws what the last try threw
 */
export async function doTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !worthAnotherTry.has(complaintOf(error)?.code ?? "")) throw error;
    }
  }
}
