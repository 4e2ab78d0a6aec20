/** A separate site for one test file, for tests that change, break or empty a catalogue. */
import { afterAll, beforeAll } from "vitest";
import { joinDatabase, openDatabase, type Sql } from "#postgres";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "./run-program.ts";

type Database = Awaited<ReturnType<typeof joinDatabase>>;

/** Its properties may be read in tests only, since the site starts before them. */
export interface OwnSite {
  readonly address: string;
  readonly sql: Sql;
  readonly dataFolder: string;
  /** Waits for a line of the site's output. */
  printed(pattern: RegExp): Promise<unknown>;
  /** Restarts the site with the same data; at another address, unless the settings have a port. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>;
}

/**
 * Starts the site before the tests of the file or the `describe` that calls it, and ends it after them.
 * @param environment of the site; by default without starter songs
 * @param fill writes the catalogue; it gets the site's address for pictures
 * @param prepare writes what the site has to find when it starts
 */
export function ownSite(
  environment: Readonly<Record<string, string>> = {},
  fill: (sql: Sql, address: string) => Promise<void> = async () => {},
  prepare?: (sql: Sql) => Promise<void>,
): OwnSite {
  const folder = copyOfTemplate(environment.STARTER_CATALOGUE === "on" ? "starter-songs" : "no-songs");
  let site: RunningSite;
  let database: Database;
  const start = async (settings: Readonly<Record<string, string>> = {}) => {
    site = await startSite(folder.path, { STARTER_CATALOGUE: "off", ...environment, ...settings });
    database = await joinDatabase({ dataDir: folder.path, log: console });
  };
  const stop = async () => {
    await database.close();
    await stopProgram(site);
  };
  beforeAll(async () => {
    if (prepare) await writeBeforeStart(folder.path, prepare);
    await start();
    await fill(database.sql, site.address);
  });
  afterAll(async () => {
    await stop();
    folder.remove();
  });
  return {
    get address() {
      return site.address;
    },
    get sql() {
      return database.sql;
    },
    dataFolder: folder.path,
    printed: (pattern) => site.printed(pattern),
    restart: (settings) => stop().then(() => start(settings)),
  };
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

async function writeBeforeStart(dataDir: string, write: (sql: Sql) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, log: quiet });
  try {
    await write(database.sql);
  } finally {
    await database.close();
  }
}
