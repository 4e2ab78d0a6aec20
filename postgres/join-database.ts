/** Opens the database for a command beside the application: joins a running one, or starts it for the time being. */
import { type Database, type DatabaseOptions, databaseOf } from "./database.ts";
import { makeDataFolder } from "./embedded/data-folder.ts";
import { addressOf, databaseIn } from "./embedded/open-embedded.ts";
import { holderOf } from "./embedded/owner-lock.ts";
import { postmasterPid } from "./embedded/postmaster.ts";
import { openDatabase } from "./open-database.ts";
import { openPool } from "./pool.ts";

/**
 * Does not decide about the starter songs.
 * @throws {DatabaseRefusal} when it cannot be used
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  return (options.databaseUrl ? undefined : await joinOwner(options)) ?? openDatabase(options);
}

/** @returns nothing when no application owns the data folder at this moment */
async function joinOwner({
  dataDir,
  connections,
  applicationName,
}: DatabaseOptions): Promise<Database | undefined> {
  const cluster = await makeDataFolder(dataDir);
  if ((await postmasterPid(cluster)) === undefined) return undefined;
  const address = await addressOf(cluster);
  const maintenance = openPool(address, { connections: 1 });
  const owner = await holderOf(maintenance).catch(() => undefined);
  await maintenance.end({ timeout: 1 });
  if (owner === undefined) return undefined;
  const sql = openPool(databaseIn(address), { connections, applicationName });
  return databaseOf(sql, "embedded", databaseIn(address));
}
