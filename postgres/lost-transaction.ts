/**
 * Transactions whose connection is lost on the way. The driver (postgres.js 3.4.9) rolls back what has failed also where the
 * connection is gone: it writes to a socket that is none, from a turn of its own, and the error ends the whole process.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";

type Begin = postgres.Sql<{ bigint: number }>["begin"];
type Work = (transaction: postgres.TransactionSql<{ bigint: number }>) => unknown;

/**
 * @param begin the driver's own
 * @returns one that leaves nothing to roll back or to commit once the connection is lost; its promise then rejects with the loss
 */
export function beginSafely(begin: Begin): Begin {
  const safely = (...given: [Work] | [string, Work]) => {
    const work = given.at(-1) as Work;
    let isOver = false;
    const unlessOver = async (transaction: Parameters<Work>[0]) => {
      const [outcome] = await Promise.allSettled([resultOf(work, transaction)]);
      // Of a loss the query hears first, the transaction in the same turn.
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

/** As the driver takes it: of a list of queries, all results. */
async function resultOf(work: Work, transaction: Parameters<Work>[0]): Promise<unknown> {
  const result = await work(transaction);
  return Array.isArray(result) ? Promise.all(result) : result;
}
