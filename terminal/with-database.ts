/** The database of a command: the site's own, joined where a site runs and else started; or one made for the purpose. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, joinDatabase, openDatabase } from "#postgres";
import { readSettings } from "#settings";

/**
 * @param name of the command, which `pg_stat_activity` shows
 * @throws {SettingsRefusal} when a setting is wrong
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

/** The database has tables and functions, and no songs; afterwards nothing is left of it. */
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
