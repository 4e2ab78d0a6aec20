/** A transaction that is over only when its work is: the driver (3.4.9) gives a lost connection's up while the work goes on. */
import type { Sql, Transaction } from "#postgres";

/**
 * @param mode such as `read only`
 * @throws what ended it, once nothing of the work goes on
 */
export async function finishedTransaction<Result>(
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
