/**
 * Does what may come later: each job has a row in `private.jobs`, which all processes of a database share. The process that locks the row
 * does the job, so each is done once; when a process is killed its lock is gone, and the row is still due. Times are those of the database.
 */
import { openPool, type ServerAddress, type Transaction } from "#postgres";

export interface Job {
  /** Of its row, and its name in the log. */
  readonly key: string;
  /** In milliseconds: when it is due again. Without it, the job is done when it is added (`addJob`), and its row goes with it. */
  readonly every?: number;
  /** In milliseconds: a process that runs shorter than this does not do it. */
  readonly notBefore?: number;
  /**
   * @param transaction holds the row; what is written in it is done exactly once
   * @param stopping is aborted when the process stops
   * @returns the milliseconds until it is due again, if not `every`
   */
  run(transaction: Transaction, stopping: AbortSignal): Promise<number | undefined> | Promise<void>;
}

export interface Queue {
  /**
   * @param job is done by this process from now on
   * @returns a function that does it now, whether it is due or not, unless another process is doing it. Asked for while this process is doing
   *   it, it is done once more. The promise resolves at the end, also after a failure, which is logged.
   */
  add(job: Job): () => Promise<void>;
  /** Resolves when nothing is being done any more. */
  close(): Promise<void>;
}

/** In milliseconds: how often a process looks for what is due at least. */
const longestWait = 15_000;

/** In milliseconds: the pause after a first failure, which doubles with each further one, and the longest. */
const [firstPause, longestPause] = [15_000, 3_600_000];

/**
 * @param address of the database: the queue has its own connections, which nobody else makes wait
 * @param jobsAtOnce of this process; by default so many that two long jobs do not hold up the short ones
 */
export function openQueue(
  address: ServerAddress,
  log: { warn(message: string): void },
  jobsAtOnce = 3,
): Queue {
  const sql = openPool(address, { connections: jobsAtOnce, applicationName: "antara jobs" });
  const openedAt = performance.now();
  const jobs = new Map<string, Job>();
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const closing = new AbortController();
  let lookAgain = () => {};

  const look = async () => {
    while (!closing.signal.aborted) {
      const asked = Promise.withResolvers<void>();
      lookAgain = asked.resolve;
      const wait = await beginDue().catch((error: Error) => {
        log.warn(`Nobody knows which jobs are due; that is looked for again in 15 s: ${error.message}`);
        return longestWait;
      });
      const timer = setTimeout(lookAgain, wait).unref();
      await asked.promise;
      clearTimeout(timer);
    }
  };

  /** @returns the milliseconds until the next one is due */
  async function beginDue(): Promise<number> {
    // A clock that has been set back shows a time before the row was written: nobody waits until it has caught up.
    const rows = await sql<{ key: string; wait: number }[]>`
      select key, case when clock_timestamp() between noted_at and due_at
        then 1000 * extract(epoch from due_at - clock_timestamp())::float8 else 0 end as wait from private.jobs`;
    const waits = [...jobs.values()].map((job) => {
      const row = rows.find(({ key }) => key === job.key);
      if (running.has(job.key) || (!row && job.every === undefined)) return longestWait;
      const left = Math.max(row?.wait ?? 0, openedAt + (job.notBefore ?? 0) - performance.now());
      if (left > 0) return left;
      begin(job, false);
      return longestWait;
    });
    return Math.min(longestWait, ...waits);
  }

  function begin(job: Job, isAskedFor: boolean): Promise<void> {
    if (closing.signal.aborted) return Promise.resolve();
    const ended = take(job, isAskedFor).then((isDone) => {
      running.delete(job.key);
      if (wanted.delete(job.key)) begin(job, true);
      // Where another process is doing it, that one looks.
      else if (isDone) lookAgain();
    });
    running.set(job.key, ended);
    return ended;
  }

  /** @returns whether the row was free, and says now when it is due again */
  async function take({ key, every, run }: Job, isAskedFor: boolean): Promise<boolean> {
    try {
      if (every !== undefined)
        await sql`insert into private.jobs (key) values (${key}) on conflict do nothing`;
      return await sql.begin("isolation level read committed", async (transaction) => {
        const taken = await transaction`
          select from private.jobs where key = ${key} and (${isAskedFor} or clock_timestamp() not between noted_at and due_at)
          for update skip locked`;
        if (taken.length === 0) return false;
        const pause = (await run(transaction, closing.signal)) ?? every;
        if (pause === undefined) await transaction`delete from private.jobs where key = ${key}`;
        else
          await transaction`
            update private.jobs set noted_at = clock_timestamp(),
              due_at = clock_timestamp() + ${pause}::float8 * interval '1 ms', failures = 0
            where key = ${key}`;
        return true;
      });
    } catch (error) {
      return !closing.signal.aborted && noteFailure(key, error);
    }
  }

  /** Where the database is away, the row is due as before. */
  async function noteFailure(key: string, error: unknown): Promise<boolean> {
    const [row] = await sql<{ seconds: number }[]>`
      update private.jobs set failures = failures + 1, noted_at = clock_timestamp(),
        due_at = clock_timestamp() + least(${firstPause} * 2 ^ least(failures, 20), ${longestPause}) * interval '1 ms'
      where key = ${key} returning extract(epoch from due_at - noted_at)::int as seconds`.catch(() => []);
    const message = error instanceof Error ? error.message : String(error);
    log.warn(`Failed: ${key}, to be tried again in ${row?.seconds ?? longestWait / 1_000} s: ${message}`);
    return row !== undefined;
  }

  const looking = look();
  return {
    add(job) {
      jobs.set(job.key, job);
      lookAgain();
      return () => {
        const current = running.get(job.key);
        if (!current) return begin(job, true);
        wanted.add(job.key);
        return current.then(() => running.get(job.key));
      };
    },
    async close() {
      closing.abort();
      lookAgain();
      await looking;
      await Promise.all(running.values());
      await sql.end({ timeout: 1 });
    },
  };
}

/**
 * In the transaction that makes it necessary; who asked for it wakes it afterwards.
 * @returns false if the row of this key waits already, or its job is being done
 */
export async function addJob(sql: Transaction, key: string): Promise<boolean> {
  const added = await sql`insert into private.jobs (key) values (${key}) on conflict do nothing`;
  return added.count > 0;
}
