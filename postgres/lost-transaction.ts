/**
 * Handles transactions whose connection is lost. The driver (postgres.js 3.4.9) sends a statement, a rollback too,
 * even without a connection: it writes to a missing socket in another turn of the event loop, and the error ends the
 * whole process.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";

type Begin = postgres.Sql<{ bigint: number }>["begin"];
type Transaction = postgres.TransactionSql<{ bigint: number }>;
type Work = (transaction: Transaction) => unknown;

/**
 * @param begin the driver's function
 * @returns a function that neither rolls back nor commits after a lost connection; its promise rejects with the
 *   error, and so does every later statement of the work
 */
export function beginSafely(begin: Begin): Begin {
  const safely = (...given: [Work] | [string, Work]) => {
    const loss: Loss = {};
    const options = typeof given[0] === "string" ? given[0] : "";
    const transaction = begin(options, unlessLost(given.at(-1) as Work, loss));
    transaction.catch((error: Error) => {
      loss.error = error;
    });
    return transaction;
  };
  return safely as Begin;
}

/** Whether a transaction is over before its work is. */
interface Loss {
  error?: Error;
}

function unlessLost(work: Work, loss: Loss): Work {
  return async (transaction) => {
    const [outcome] = await Promise.allSettled([resultOf(work, refuseWhenLost(transaction, loss))]);
    // A lost connection rejects the query first, and the transaction in the same turn.
    await nextTurn();
    if (loss.error) return new Promise(() => {});
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}

/** Like the driver, waits for all results of a list of queries. */
async function resultOf(work: Work, transaction: Transaction): Promise<unknown> {
  const result = await work(transaction);
  return Array.isArray(result) ? Promise.all(result) : result;
}

/** Work that computes or waits for something else while the connection is lost learns of it at its next statement. */
function refuseWhenLost(transaction: Transaction, loss: Loss): Transaction {
  const unlessOver =
    <Given extends unknown[], Result>(make: (...given: Given) => Result) =>
    (...given: Given) => {
      if (loss.error) throw loss.error;
      return make(...given);
    };
  const { savepoint } = transaction;
  const own = {
    unsafe: unlessOver(transaction.unsafe),
    savepoint: unlessOver((...given: [Work] | [string, Work]) => {
      const work = unlessLost(given.at(-1) as Work, loss);
      return typeof given[0] === "string" ? savepoint(given[0], work) : savepoint(work);
    }),
  };
  return Object.assign(
    unlessOver(transaction as (...given: unknown[]) => unknown),
    transaction,
    own,
  ) as Transaction;
}
