/**
 * Opens the application's database: connects to it or starts it, migrates it, and loads the starter glossary, and the
 * starter songs into a new one. Refuses an unusable database with a message for the operator.
 */
import { once } from "node:events";
import { type Database, type DatabaseOptions, databaseOf } from "./database.ts";
import { openEmbedded, type RunningServer } from "./embedded/open-embedded.ts";
import { reachExternal } from "./external/reach-external.ts";
import { migrate } from "./migrate/migrate.ts";
import { openPool } from "./pool.ts";
import { DatabaseRefusal } from "./refusal.ts";
import { loadStarterCatalogue } from "./starter-catalogue/load.ts";
import { loadStarterGlossary } from "./starter-glossary/load.ts";

export interface OpenOptions extends DatabaseOptions {
  /** Whether to load the starter songs into a new database; if left out, a later start decides. */
  readonly starterCatalogue?: boolean;
}

/**
 * @returns the database, owned by this process until it is closed
 * @throws {DatabaseRefusal} when it cannot be used
 * @throws the reason of `ending` when it was cancelled
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, log, connections, applicationName, starterCatalogue, ending } = options;
  const server: RunningServer = databaseUrl
    ? { address: await unlessAborted(reachExternal(databaseUrl), ending), stop: async () => {} }
    : await openEmbedded(options);
  const sql = openPool(server.address, { connections, applicationName, onNotice: log.warn });
  const database = databaseOf(sql, databaseUrl ? "external" : "embedded", server.address, server.stop);
  const fill = async () => {
    await migrate(sql);
    if (starterCatalogue === undefined) return;
    await loadStarterCatalogue(sql, { load: starterCatalogue });
    await loadStarterGlossary(sql);
  };
  try {
    await unlessAborted(fill(), ending);
    return database;
  } catch (error) {
    await database.close();
    throw explainLoss(error as NodeJS.ErrnoException);
  }
}

/** Codes of the driver for a lost connection, and of PostgreSQL for missing resources or a shutdown. */
const lost = /^(?:CONNECT|53|57P|58)/;

function explainLoss(error: NodeJS.ErrnoException): Error {
  if (error instanceof DatabaseRefusal || !lost.test(String(error.code))) return error;
  return new DatabaseRefusal(
    `The database failed while the site was starting: ${error.message}. ` +
      "See whether its disk is full and what was said before this line, then start again.",
    { cause: error },
  );
}

/**
 * A statement may wait for a lock of another program, and the driver cannot cancel it.
 * @throws the reason of `ending` immediately, without waiting for the rest of the work
 */
async function unlessAborted<Result>(work: Promise<Result>, ending?: AbortSignal): Promise<Result> {
  if (!ending) return work;
  const aborted = ending.aborted ? undefined : once(ending, "abort");
  const result = await Promise.race([work, aborted]);
  ending.throwIfAborted();
  return result as Result;
}
