/**
 * Waits for the PostgreSQL that DATABASE_URL names and checks it. Refuses an unsuitable database before anything is
 * changed in it.
 */
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import type { ServerAddress } from "../connect/server-address.ts";
import { openPool } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { examineDatabase } from "./examine-database.ts";
import { readDatabaseUrl } from "./read-database-url.ts";
import { refusePooler } from "./refuse-pooler.ts";

/** How long an unreachable server is retried: enough for one that starts at the same time. */
export const reachedWithinMs = 15_000;

const tryEveryMs = 250;

const noAnswer = "no answer";

/**
 * @param withinMs how long an unreachable server is retried, in milliseconds
 * @throws {DatabaseRefusal} naming DATABASE_URL, never its password
 */
export async function reachExternal(url: string, withinMs = reachedWithinMs): Promise<ServerAddress> {
  const address = readDatabaseUrl(url);
  await waitUntilReachable(address, withinMs);
  const sql = openPool(address, { connections: 1, applicationName: "antara start" });
  try {
    await refusePooler(sql);
    await examineDatabase(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
  return address;
}

async function waitUntilReachable(address: ServerAddress, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  let last = noAnswer;
  while (performance.now() < deadline) {
    const failure = await tryOnce(address, deadline - performance.now());
    if (failure === undefined) return;
    // The last try is cut short, and says nothing about the reason that an earlier one has found.
    if (failure !== noAnswer) last = failure;
    await wait(tryEveryMs);
  }
  throw new DatabaseRefusal(
    `DATABASE_URL: no PostgreSQL could be reached at ${whereIs(address)} within ${Math.round(withinMs / 1000)} s (${last}). ` +
      "Check that it runs, that the address is right and that nothing in between blocks it.",
  );
}

/** @returns the reason of a failure, or undefined */
async function tryOnce(address: ServerAddress, withinMs: number): Promise<string | undefined> {
  const sql = openPool(address, { connections: 1, applicationName: "antara start" });
  const tooLate = new AbortController();
  try {
    const late = wait(withinMs, noAnswer, { signal: tooLate.signal }).catch(() => undefined);
    return await Promise.race([sql`select 1`.then(() => undefined), late]);
  } catch (error) {
    refuseIfFinal(error, address);
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  } finally {
    tooLate.abort();
    await sql.end({ timeout: 0 });
  }
}

/** Temporary states of a server: starting, stopping, too many connections. */
const temporary = /^(57P0|53|08)/;

/** Other errors of a server will not change by waiting. */
function refuseIfFinal(error: unknown, { user, database }: ServerAddress): void {
  if (!(error instanceof postgres.PostgresError) || temporary.test(error.code)) return;
  const next: Readonly<Record<string, string>> = {
    "28P01": "Check the user and the password in it.",
    "28000": "Check the user in it, and pg_hba.conf of the server.",
    "3D000": `Make it with: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 ${database ?? user}`,
  };
  throw new DatabaseRefusal(
    `DATABASE_URL: the PostgreSQL does not let us in: ${error.message} (${error.code}). ${next[error.code] ?? "Check the address."}`,
    { cause: error },
  );
}

function whereIs({ hosts = [], socketFile }: ServerAddress): string {
  return socketFile ?? hosts.map(({ name, port }) => `${name}:${port}`).join(", ");
}
