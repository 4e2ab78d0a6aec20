/**
 * Refuses a connection pooler in transaction mode: it gives every transaction another session, and LISTEN, by which
 * changes reach the other instances, is lost in it without an error.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import type { Sql } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";

/** A notification arrives within milliseconds, from another continent within half a second. */
const heardWithinMs = 2_000;

/** Errors about prepared statements that another session has or lacks. */
const strangeSession = /^(26000|42P05|08P01)$/;

/**
 * @param sql a pool with one connection
 * @throws {DatabaseRefusal} when the session changes, or a notification does not arrive
 */
export async function refusePooler(sql: Sql): Promise<void> {
  try {
    if ((await keepsSession(sql)) && (await hears(sql))) return;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && strangeSession.test(error.code))) throw error;
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

async function hears(sql: Sql): Promise<boolean> {
  const channel = `antara_start_${randomBytes(8).toString("hex")}`;
  const heard = Promise.withResolvers<boolean>();
  const { unlisten } = await sql.listen(channel, () => heard.resolve(true));
  await sql.notify(channel, "");
  const inTime = new AbortController();
  const answer = await Promise.race([
    heard.promise,
    wait(heardWithinMs, false, { signal: inTime.signal }).catch(() => false),
  ]);
  inTime.abort();
  await unlisten();
  return answer;
}
