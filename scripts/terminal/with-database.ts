/** The site's own database for a command: that of a running site is joined, else it is started for the time being. */
import { type Database, joinDatabase } from "#postgres";
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
