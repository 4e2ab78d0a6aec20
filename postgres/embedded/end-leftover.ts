/**
 * Checks before a start whether a server already runs in the data folder. Stops a server whose owner was killed; if
 * it has an owner, the start is refused.
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
  /** Address of the database `postgres`. */
  readonly address: ServerAddress;
  readonly log: Log;
  /** Cancels the waiting. */
  readonly ending?: AbortSignal;
}

/** How long a killed owner's connection may persist, and a process that has started the server may take to own it. */
const ownerTimeoutMs = 2_000;

/** How long to wait for a server that starts, recovers or stops. */
const serverTimeoutMs = 30_000;

const pollIntervalMs = 50;

/**
 * Resolves when no server runs in the folder.
 * @throws {DatabaseRefusal} when another Antara owns it, or what runs there cannot be ended
 */
export async function endLeftover(options: LeftoverOptions): Promise<void> {
  const deadline = performance.now() + serverTimeoutMs;
  while (performance.now() < deadline) {
    options.ending?.throwIfAborted();
    const found = await connectionTo(options.address);
    if (typeof found !== "string") {
      try {
        await endUnlessOwned(found, options);
        return;
      } catch (error) {
        if (error instanceof DatabaseRefusal) throw error;
        // The server stopped during the query.
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
    await wait(pollIntervalMs);
  }
  throw new DatabaseRefusal(
    `The PostgreSQL that runs in ${options.dataDir} (process ${await postmasterPid(options.cluster)}) has not answered for ` +
      `${serverTimeoutMs / 1000} s. Wait until it has recovered, or end it, and start again.`,
  );
}

/** Tries the socket first, because it also reaches a server in another container, whose process is not visible. */
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
  const deadline = performance.now() + ownerTimeoutMs;
  for (;;) {
    const isLate = performance.now() > deadline;
    const starter = await starterOf(sql);
    // The process that has just started it will take the lock soon.
    const isStarting = starter !== undefined && starter !== process.pid && isAlive(starter) && !isLate;
    if (!(isStarting && (await holderOf(sql)) === undefined)) {
      if ((await tryLock(sql)) === "taken") return end(options);
      const holder = await holderOf(sql);
      if (isLate || (holder !== undefined && isAlive(holder))) throw await inUse(sql, options.dataDir);
    }
    await wait(pollIntervalMs);
  }
}

async function end({ dataDir, cluster, log }: LeftoverOptions): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined) return;
  // A process id from another container may belong to any process here.
  if ((await stateOf(pid, cluster)) === "server") {
    log.info(`Ending the PostgreSQL that an earlier run left behind (process ${pid}).`);
    if (await endPostmaster(pid, cluster)) return;
  }
  throw new DatabaseRefusal(
    `A PostgreSQL (process ${pid}) that cannot be ended from here runs in ${dataDir}. ` +
      "End it where it was started, or start as the user to whom it belongs.",
  );
}
