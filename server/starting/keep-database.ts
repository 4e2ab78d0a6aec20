/**
 * What is done once, however many processes answer: the database is opened, migrated and closed, and the daily chores are
 * done. Refuses in words for the operator what cannot be used.
 */
import { type Database, openDatabase } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../log/index.ts";
import { followPassword } from "./administrator.ts";
import { doDailyChores } from "./daily-chores.ts";

interface KeptDatabaseOptions {
  /** How many connections the pool has at most. */
  readonly connections?: number;
  /** How many the embedded server lets in, all processes together. */
  readonly serverConnections?: number;
  /** Gives the opening up; what was started for it has ended then. */
  readonly ending?: AbortSignal;
}

/**
 * @returns the database; closing it ends the chores as well
 * @throws {DatabaseRefusal} when the database cannot be used
 * @throws {PasswordRefused} when the administrator's password is weak
 */
export async function keepDatabase(
  settings: Settings,
  log: Log,
  options: KeptDatabaseOptions = {},
): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    starterCatalogue: settings.STARTER_CATALOGUE === "on",
    log,
    ...options,
  });
  try {
    await followPassword(database.sql, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
  const endChores = doDailyChores(database.sql, log);
  return { ...database, close: () => endChores().then(database.close) };
}
