/**
 * Before our own server starts: what already runs in the data folder is looked at. A server whose owner was killed is
 * ended; one that has an owner is left alone, and the start is refused.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { ServerAddress } from "../connect/server-address.ts";
import type { Log } from "../log.ts";
import type { Sql } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { holderOf, inUse, openLockConnection, tryLock } from "./owner-lock.ts";
import { endPostmaster, forgetPostmaster, isAlive, postmasterPid, stateOf } from "./postmaster.ts";
import { starterOf } from "./starter.ts";

export interface LeftoverOptions {
  readonly dataDir: string;
  readonly cluster: string;
  /** Of the database `postgres`. */
  readonly address: ServerAddress;
  readonly log: Log;
  /** Gives the waiting up. */
  readonly ending?: AbortSignal;
}

/** How long a killed owner's connection may linger, and a living starter may take to become the owner. */
const decidedWithinMs = 2_000;

/** How long a server that starts, recovers or ends is waited for. */
const answersWithinMs = 30_000;

const askEveryMs = 50;

/**
 * @returns when nothing runs in the folder any more
 * @throws {DatabaseRefusal} when another Antara owns it, or what runs there cannot be ended
 */
export async function endLeftover(options: LeftoverOptions): Promise<void> {
  const deadline = performance.now() + answersWithinMs;
  while (performance.now() < deadline) {
    options.ending?.throwIfAborted();
    const found = await connectionTo(options.address);
    if (typeof found !== "string") {
      try {
        await endUnlessOwned(found, options);
        return;
      } catch (error) {
        if (error instanceof DatabaseRefusal) throw error;
        // It ended while it was being asked.
      } finally {
        await found.end({ timeout: 0 });
      }
    }
    const pid = await postmasterPid(options.cluster);
    if (pid === undefined) return;
    if ((await stateOf(pid, options.cluster)) === "none") {
      await forgetPostmaster(options.cluster, pid);
      return;
    }
    await wait(askEveryMs);
  }
  throw new DatabaseRefusal(
    `The PostgreSQL that runs in ${options.dataDir} (process ${await postmasterPid(options.cluster)}) has not answered for ` +
      `${answersWithinMs / 1000} s. Wait until it has recovered, or end it, and start again.`,
  );
}

/** The socket is asked first: also a server in another container, whose process cannot be seen, answers there. */
async function connectionTo(address: ServerAddress): Promise<Sql | "nothing" | "not yet"> {
  const sql = openLockConnection(address);
  try {
    await sql`select 1`;
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ECONNREFUSED" ? "nothing" : "not yet";
  }
}

async function endUnlessOwned(sql: Sql, options: LeftoverOptions): Promise<void> {
  const deadline = performance.now() + decidedWithinMs;
  for (;;) {
    const isLate = performance.now() > deadline;
    const starter = await starterOf(sql);
    // Whoever has just started it is about to take the lock.
    const isStarting = starter !== undefined && starter !== process.pid && isAlive(starter) && !isLate;
    if (!(isStarting && (await holderOf(sql)) === undefined)) {
      if ((await tryLock(sql)) === "taken") return end(options);
      const holder = await holderOf(sql);
      if (isLate || (holder !== undefined && isAlive(holder))) throw await inUse(sql, options.dataDir);
    }
    await wait(askEveryMs);
  }
}

async function end({ dataDir, cluster, log }: LeftoverOptions): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined) return;
  // A number from another container may be that of anything here.
  if ((await stateOf(pid, cluster)) === "server") {
    log.info(`Ending the PostgreSQL that an earlier run left behind (process ${pid}).`);
    if (await endPostmaster(pid, cluster)) return;
  }
  throw new DatabaseRefusal(
    `A PostgreSQL (process ${pid}) that cannot be ended from here runs in ${dataDir}. ` +
      "End it where it was started, or start as the user to whom it belongs.",
  );
}
