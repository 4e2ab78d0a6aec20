/** Starts a site for one script: with its own data folder and port, and the same program that `npm start` runs. */
import { join } from "node:path";
import { type OwnServer, startOwnServer } from "./own-server.ts";

export type OwnSite = OwnServer;

/** Nothing may reach the operator's database. */
const ownDatabase = { DATABASE_URL: "", DATA_API_DATABASE_URL: "" };

/**
 * @param dataFolder an empty folder
 * @param environment settings in addition to those of this process
 * @param before a command that runs the program, such as `taskset -c 0`
 * @throws when the site ends or is not ready in time; the message contains its output
 */
export function startOwnSite(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  before: readonly string[] = [],
): Promise<OwnSite> {
  const program = join(import.meta.dirname, "..", "server", "start.ts");
  return startOwnServer([...before, process.execPath, program], {
    environment: { ...ownDatabase, ...environment, PORT: "0", DATA_DIR: dataFolder },
  });
}
