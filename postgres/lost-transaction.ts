/**
 * Handles transactions whose connection is lost. The driver (postgres.js 3.4.9) tries to roll back even without a connection: it
 * writes to a missing socket in another turn of the event loop, and the error ends the whole process.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";

type Begin = postgres.Sql<{ bigint: number }>["begin"];
type Work = (transaction: postgres.TransactionSql<{ bigint: number }>) => unknown;

/**
 * @param begin the driver's function
 * @returns a function that neither rolls back nor commits after a lost connection; its promise rejects with the error
 */
export function beginSafely(begin: Begin): Begin {
  const safely = (...given: [Work] | [string, Work]) => {
    const work = given.at(-1) as Work;
    let isOver = false;
    const unlessOver = async (transaction: Parameters<Work>[0]) => {
      const [outcome] = await Promise.allSettled([resultOf(work, transaction)]);
      // A lost connection rejects the query first, and the transaction in the same turn.
      await nextTurn();
      if (isOver) return new Promise(() => {});
      if (outcome.status === "rejected") throw outcome.reason;
      return outcome.value;
    };
    const options = typeof given[0] === "string" ? given[0] : "";
    const transaction = begin(options, unlessOver);
    transaction.catch(() => {
      isOver = true;
    });
    return transaction;
  };
  return safely as Begin;
}

/** Like the driver, waits for all results of a list of queries. */
async function resultOf(work: Work, transaction: Parameters<Work>[0]): Promise<unknown> {
  const result = await work(transaction);
  return Array.isArray(result) ? Promise.all(result) : result;
}
