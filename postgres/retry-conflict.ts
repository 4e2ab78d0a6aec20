/** Runs a transaction again that the database has ended because of others, as after a deadlock. */

import { setTimeout as wait } from "node:timers/promises";

/** SQLSTATEs of a deadlock and of a serialization failure: each undoes the whole transaction. */
const conflicts = new Set(["40P01", "40001"]);
const maxAttempts = 5;

/**
 * Milliseconds, multiplied by the attempts so far: those that were in each other's way begin at different moments.
 */
const longestPause = 50;

/**
 * @param work one whole transaction
 * @param isOther whether an error that is no conflict may be gone at the next attempt, too
 * @throws the error of the last attempt, and every other error
 */
export async function retryConflict<Result>(
  work: () => Promise<Result>,
  isOther: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayTry = conflicts.has((error as { code?: string }).code ?? "") || isOther(error);
      if (attempt >= maxAttempts || !mayTry) throw error;
      await wait(Math.random() * attempt * longestPause);
    }
  }
}
