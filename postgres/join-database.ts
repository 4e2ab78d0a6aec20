/**
 * Connects to a database that another process has opened: a command joins a running one or starts it temporarily; a
 * worker of the application uses its primary's database and never starts one.
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
 * Does not load the starter songs.
 * @throws {DatabaseRefusal} when it cannot be used
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  return (options.databaseUrl ? undefined : await joinOwner(options)) ?? openDatabase(options);
}

/** After a crash of the server, its owner takes the lock again within this time. */
const ownerReturnsWithinMs = 2_000;

const askEveryMs = 100;

/** @returns undefined if no application owns the data folder */
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
 * Connects to a database that another Antara process has opened and migrated, without a query. While the server is
 * unavailable, queries are rejected, and the other process restarts it.
 * @throws {DatabaseRefusal} when `databaseUrl` is not an address
 */
export async function enterDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, connections, applicationName } = options;
  // A short path to the socket is valid in one process only, so this process makes its own.
  const address = databaseUrl
    ? readDatabaseUrl(databaseUrl)
    : databaseIn(await addressOf(await makeDataFolder(dataDir)));
  const sql = openPool(address, { connections, applicationName });
  return databaseOf(sql, databaseUrl ? "external" : "embedded", address);
}
