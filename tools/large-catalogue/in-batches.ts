/** Long work in parts of its own transactions, on two connections, with word of how far it is. */
import type { Sql, TransactionSql } from "postgres";

/** What is told to whoever waits. */
export type Say = (message: string) => void;

/** As many as the machines have cores that this is meant for. */
const connections = 2;

const sayEveryMs = 10_000;

/** Numbers from the first to the last one. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * @param what it is that is counted: `songs written`
 * @param say left out, nothing is told
 * @param work does one part, in a transaction whose commit does not wait for the disk
 * @throws the first error; the other connection ends its part before
 */
export async function inBatches(
  sql: Sql,
  what: string,
  { first, last }: Range,
  size: number,
  say: Say | undefined,
  work: (transaction: TransactionSql, part: Range) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let [next, done, saidAt, failed] = [first, 0, startedAt, false];
  const progress = () => {
    const seconds = (performance.now() - startedAt) / 1000;
    const [now, all, speed] = [done, last - first + 1, done / seconds].map((number) =>
      Math.round(number).toLocaleString("en"),
    );
    say?.(`${now} of ${all} ${what}, ${speed} a second`);
  };
  const worker = async () => {
    while (next <= last && !failed) {
      const part = { first: next, last: Math.min(last, next + size - 1) };
      next = part.last + 1;
      await sql.begin(async (transaction) => {
        await transaction`set local synchronous_commit = off`;
        await transaction`set local work_mem = '128MB'`;
        // Each statement is planned for one part alone, and to compile it would take longer than to run it.
        await transaction`set local jit = off`;
        await work(transaction, part);
      });
      done += part.last - part.first + 1;
      if (next > last || performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      progress();
    }
  };
  const workers = Array.from({ length: connections }, () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === "rejected") throw result.reason;
  if (last >= first) progress();
}
