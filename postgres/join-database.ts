/**
 * The database beside the process that opened it: a command joins a running one, or starts it for the time being; a worker
 * of the application enters what its primary keeps, and never starts one.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { ServerAddress } from "./connect/server-address.ts";
import { type Database, type DatabaseOptions, databaseOf } from "./database.ts";
import { makeDataFolder } from "./embedded/data-folder.ts";
import { addressOf, databaseIn } from "./embedded/open-embedded.ts";
import { holderOf } from "./embedded/owner-lock.ts";
import { postmasterPid } from "./embedded/postmaster.ts";
import { readDatabaseUrl } from "./external/read-database-url.ts";
import { openDatabase } from "./open-database.ts";
import { openPool } from "./pool.ts";

/**
 * Does not decide about the starter songs.
 * @throws {DatabaseRefusal} when it cannot be used
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  return (options.databaseUrl ? undefined : await joinOwner(options)) ?? openDatabase(options);
}

/** An owner whose server died takes its lock again a moment after the server is back. */
const ownerReturnsWithinMs = 2_000;

const askEveryMs = 100;

/** @returns nothing when no application owns the data folder */
async function joinOwner(options: DatabaseOptions): Promise<Database | undefined> {
  const cluster = await makeDataFolder(options.dataDir);
  const deadline = performance.now() + ownerReturnsWithinMs;
  while ((await postmasterPid(cluster)) !== undefined) {
    const address = await addressOf(cluster);
    if (await hasOwner(address)) {
      const { connections, applicationName } = options;
      const sql = openPool(databaseIn(address), { connections, applicationName });
      return databaseOf(sql, "embedded", databaseIn(address));
    }
    if (performance.now() > deadline) return undefined;
    await wait(askEveryMs);
  }
  return undefined;
}

async function hasOwner(address: ServerAddress): Promise<boolean> {
  const maintenance = openPool(address, { connections: 1 });
  const owner = await holderOf(maintenance).catch(() => undefined);
  await maintenance.end({ timeout: 1 });
  return owner !== undefined;
}

/**
 * Enters what another process of ours has opened and migrated. Asks nothing: while the server is away, queries are
 * rejected, and the process that opened it brings it back.
 * @throws {DatabaseRefusal} when `databaseUrl` is not an address
 */
export async function enterDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, connections, applicationName } = options;
  // By the way to the socket that is good in this process: a short one to a long path is not the same in another.
  const address = databaseUrl
    ? readDatabaseUrl(databaseUrl)
    : databaseIn(await addressOf(await makeDataFolder(dataDir)));
  const sql = openPool(address, { connections, applicationName });
  return databaseOf(sql, databaseUrl ? "external" : "embedded", address);
}
