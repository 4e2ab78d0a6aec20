/** Runs a transaction again that the database has ended because of others, as after a deadlock. */

/** SQLSTATEs of a deadlock and of a serialization failure. */
const conflicts = new Set(["40P01", "40001"]);
const maxAttempts = 3;

/**
 * @param work one whole transaction
 * @throws the error of the last attempt, and every other error
 */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !conflicts.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}
