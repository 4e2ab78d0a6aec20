/**
 * Refuses a connection pooler in transaction mode: each transaction may get another session, so LISTEN, which other
 * instances need to see changes, silently does not work.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import type { Sql } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";

/** A notification arrives within milliseconds, from another continent within half a second. */
const notificationTimeoutMs = 2_000;

/** Errors about prepared statements of another session. */
const otherSession = /^(26000|42P05|08P01)$/;

/**
 * @param sql a pool with one connection
 * @throws {DatabaseRefusal} when the session changes, or a notification does not arrive
 */
export async function refusePooler(sql: Sql): Promise<void> {
  try {
    if ((await keepsSession(sql)) && (await receivesNotification(sql))) return;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && otherSession.test(error.code))) throw error;
  }
  throw new DatabaseRefusal(
    "DATABASE_URL leads to a connection pooler in transaction mode, through which LISTEN does not work, and changes would " +
      "not reach open pages. Give the address of the PostgreSQL itself, or of a pooler in session mode.",
  );
}

async function keepsSession(sql: Sql): Promise<boolean> {
  const pids = new Set<number>();
  for (let turn = 0; turn < 3; turn += 1) {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    pids.add(row?.pid ?? 0);
  }
  return pids.size === 1;
}

async function receivesNotification(sql: Sql): Promise<boolean> {
  const channel = `antara_start_${randomBytes(8).toString("hex")}`;
  const received = Promise.withResolvers<boolean>();
  const { unlisten } = await sql.listen(channel, () => received.resolve(true));
  await sql.notify(channel, "");
  const finished = new AbortController();
  const isReceived = await Promise.race([
    received.promise,
    wait(notificationTimeoutMs, false, { signal: finished.signal }).catch(() => false),
  ]);
  finished.abort();
  await unlisten();
  return isReceived;
}
