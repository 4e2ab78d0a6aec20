/** A site of a test file's own, for tests that change, break or empty what everybody would see. */
import { afterAll, beforeAll } from "vitest";
import { joinDatabase, type Sql } from "#postgres";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "./run-program.ts";

type Database = Awaited<ReturnType<typeof joinDatabase>>;

/** To be read in tests only: before, there is no site yet. */
export interface OwnSite {
  readonly address: string;
  readonly sql: Sql;
  readonly dataFolder: string;
  /** Waits for a line of the site's output. */
  printed(pattern: RegExp): Promise<unknown>;
  /** Ends the site and starts it again on what it has; at another address, unless a port is among the settings. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>;
}

/**
 * Starts the site before the tests of the file or the `describe` that calls it, and ends it after them.
 * @param environment of the site; without starter songs unless it asks for them
 * @param fill writes what the site shows; gets its address for pictures
 */
export function ownSite(
  environment: Readonly<Record<string, string>> = {},
  fill: (sql: Sql, address: string) => Promise<void> = async () => {},
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
