/** A site of a script's own: another data folder, another port, the same program that `npm start` runs. */
import { join } from "node:path";
import { type OwnServer, startOwnServer } from "./own-server.ts";

export type OwnSite = OwnServer;

/** What is done to it must never be done to the operator's database. */
const ownDatabase = { DATABASE_URL: "", DATA_API_DATABASE_URL: "" };

/**
 * @param dataFolder an empty folder
 * @param environment settings besides those of this process
 * @param before a command that is to run the program, such as `taskset -c 0`
 * @throws when the site ends, or is not ready in time; the message holds what it printed
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
