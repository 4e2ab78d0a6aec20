/**
 * The database of a command: the site's own, shared with a running site or started; or an empty one for the purpose.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, joinDatabase, openDatabase } from "#postgres";
import { readSettings } from "#settings";

/**
 * @param name of the command, which `pg_stat_activity` shows
 * @throws {SettingsRefused} when a setting is wrong
 * @throws {DatabaseRefusal} when the database cannot be used
 */
export async function withDatabase<Result>(
  name: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readSettings(process.env);
  const database = await joinDatabase({
    databaseUrl,
    dataDir,
    log: console,
    applicationName: `antara ${name}`,
    connections: 4,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Gives `work` a database with tables and functions and no songs, and deletes it afterwards. */
export async function withEmptyDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "antara-empty-"));
  const database = await openDatabase({ dataDir, starterCatalogue: false, log: console });
  try {
    await work(database);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
