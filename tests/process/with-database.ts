/** Opens the database of a site that is running or has ended. */
import { joinDatabase } from "#postgres";

type Sql = Awaited<ReturnType<typeof joinDatabase>>["sql"];

/** @param dataFolder of the site */
export async function withDatabase<Result>(
  dataFolder: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const database = await joinDatabase({ dataDir: dataFolder, log: console });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}
