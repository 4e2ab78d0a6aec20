/**
 * Opens the database of the site: connects, migrates and applies the password setting. Runs once, however many processes handle requests.
 */
import { type Database, openDatabase } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../log/index.ts";
import { applyPasswordSetting } from "./administrator.ts";

interface SiteDatabaseOptions {
  /** Maximum size of the connection pool. */
  readonly connections?: number;
  /** Connections that the embedded server allows, for all processes together. */
  readonly serverConnections?: number;
  /** Cancels the start; everything that was started has ended then. */
  readonly ending?: AbortSignal;
}

/**
 * @throws {DatabaseRefusal} when the database cannot be used
 * @throws {PasswordRefused} when the administrator's password is weak
 */
export async function openSiteDatabase(
  settings: Settings,
  log: Log,
  options: SiteDatabaseOptions = {},
): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    starterCatalogue: settings.STARTER_CATALOGUE === "on",
    log,
    ...options,
  });
  try {
    await applyPasswordSetting(database.sql, settings);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
