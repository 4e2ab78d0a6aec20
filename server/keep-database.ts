/**
 * What is done once, however many processes answer: the database is opened, migrated and closed, the administrator seen
 * to, and the daily chores are done. Refuses in words for the operator what cannot be used.
 */
import { type Credentials, openIdentity } from "#identity";
import { type Database, openDatabase } from "#postgres";
import type { Settings } from "#settings";
import { doDailyChores } from "./daily-chores.ts";
import type { Log } from "./log/index.ts";

export interface KeptDatabaseOptions {
  /** How many connections the pool has at most. */
  readonly connections?: number;
  /** How many the embedded server lets in, all processes together. */
  readonly serverConnections?: number;
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
    // Not through the log, whose level may leave it out: a generated password is seen now or never.
    await openIdentity(database.sql, credentialsOf(settings), console.log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const endChores = doDailyChores(database.sql, log);
  return { ...database, close: () => endChores().then(database.close) };
}

function credentialsOf(settings: Settings): Credentials {
  return {
    username: settings.ADMIN_USERNAME,
    password: settings.ADMIN_PASSWORD,
    siteName: settings.SITE_NAME,
  };
}
