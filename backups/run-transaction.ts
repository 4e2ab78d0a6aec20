/**
 * Runs a transaction that settles only after its work has: the driver (3.4.9) rejects it when the connection is lost,
 * while the work still runs.
 */
import type { Sql, Transaction } from "#postgres";

/**
 * @param mode such as `read only`
 * @throws the error that ended it, once the work has stopped
 */
export async function runTransaction<Result>(
  sql: Sql,
  mode: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let working: Promise<Result> | undefined;
  try {
    const result = await sql.begin(mode, (transaction) => {
      working = work(transaction);
      return working;
    });
    return result as Result;
  } finally {
    await working?.catch(() => {});
  }
}
