/**
 * Only one Antara owns a data folder: it holds an advisory lock in the server for its lifetime, which the server
 * releases when the owner's connection ends for any reason.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { ServerAddress } from "../connect/server-address.ts";
import type { Log } from "../log.ts";
import { openPool, type Sql } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";

/** An arbitrary number that no other program uses. */
const ownerLock = 4_862_019_574;

const ownerName = "antara owner";

interface OwnerLock {
  /** Releases the lock; resolves when the connection has ended. */
  release(): Promise<void>;
}

/**
 * @param address address of the database `postgres`, because the lock is per database
 * @throws {DatabaseRefusal} when another process holds it
 */
export async function takeOwnerLock(address: ServerAddress, dataDir: string, log: Log): Promise<OwnerLock> {
  let released = false;
  let holding = false;
  const sql = openLockConnection(address, () => {
    if (holding && !released) {
      holding = false;
      retake();
    }
  });
  const retake = async () => {
    let told = false;
    while (!released && !holding) {
      await wait(triesEveryMs);
      const answer = await tryLock(sql).catch(() => "away" as const);
      holding = answer === "taken";
      if (answer === "held" && !told) {
        told = true;
        log.error(
          `${(await inUse(sql, dataDir).catch(() => undefined))?.message ?? dataDir} End one of the two.`,
        );
      }
    }
  };
  const release = async () => {
    released = true;
    await sql.end({ timeout: 0 });
  };
  if ((await tryLock(sql)) === "held") {
    const refusal = await inUse(sql, dataDir);
    await release();
    throw refusal;
  }
  holding = true;
  return { release };
}

const triesEveryMs = 100;

/** @param onClose called when the connection has ended */
export function openLockConnection(address: ServerAddress, onClose?: () => void): Sql {
  return openPool(address, {
    connections: 1,
    applicationName: `${ownerName} ${process.pid}`,
    forLife: true,
    onClose,
  });
}

/** @param sql must have only one connection, whose session holds the lock */
export async function tryLock(sql: Sql): Promise<"taken" | "held"> {
  const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${ownerLock}) as taken`;
  return row?.taken ? "taken" : "held";
}

/** @returns the process that holds the lock, from its application name */
export async function holderOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ application_name: string }[]>`
    select application_name
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and ((classid::bigint << 32) | objid::bigint) = ${ownerLock}`;
  const pid = Number(row?.application_name.slice(ownerName.length));
  return pid > 0 ? pid : undefined;
}

export async function inUse(sql: Sql, dataDir: string): Promise<DatabaseRefusal> {
  const holder = await holderOf(sql);
  return new DatabaseRefusal(
    `The data folder ${dataDir} is in use by another Antara${holder ? ` (process ${holder})` : ""}. ` +
      "Stop that one first, or give this one a folder of its own with DATA_DIR.",
  );
}
