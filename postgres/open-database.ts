/**
 * Opens the database of the application: reached or started, migrated, with the starter songs if it is new. Refuses
 * what cannot be used, in words for the operator.
 */
import { type Database, type DatabaseOptions, databaseOf } from "./database.ts";
import { openEmbedded, type RunningServer } from "./embedded/open-embedded.ts";
import { reachExternal } from "./external/reach-external.ts";
import { migrate } from "./migrate/migrate.ts";
import { openPool } from "./pool.ts";
import { loadStarterCatalogue } from "./starter-catalogue/load.ts";

export interface OpenOptions extends DatabaseOptions {
  /** Whether a new database gets the starter songs; left out, a later start decides. */
  readonly starterCatalogue?: boolean;
}

/**
 * @returns the database, owned by this process until it is closed
 * @throws {DatabaseRefusal} when it cannot be used
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, log, connections, applicationName, starterCatalogue } = options;
  const server: RunningServer = databaseUrl
    ? { address: await reachExternal(databaseUrl), stop: async () => {} }
    : await openEmbedded(options);
  const sql = openPool(server.address, { connections, applicationName, onNotice: log.warn });
  const database = databaseOf(sql, databaseUrl ? "external" : "embedded", server.address, server.stop);
  try {
    await migrate(sql);
    if (starterCatalogue !== undefined) await loadStarterCatalogue(sql, { load: starterCatalogue });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
