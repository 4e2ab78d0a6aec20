/**
 * Opens the data folder of an older major version with its own programs, to export the data. Changes only what a
 * start of that version would change.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, databaseOf } from "../database.ts";
import type { Log } from "../log.ts";
import { openPool } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import type { Binaries } from "./binaries.ts";
import { embeddedMajor } from "./cluster.ts";
import { makeDataFolder } from "./data-folder.ts";
import { endLeftover } from "./end-leftover.ts";
import { addressOf, databaseIn } from "./open-embedded.ts";
import { takeOwnerLock } from "./owner-lock.ts";
import { chooseRunAs, endWithUs } from "./run-as.ts";
import { startServer } from "./server-process.ts";
import { starterSettings } from "./starter.ts";

interface OlderOptions {
  readonly dataDir: string;
  /** Programs of the major version that created the folder. */
  readonly binaries: Binaries;
  readonly log: Log;
}

/** @returns the database, owned by this process until it is closed; not migrated */
export async function openOlder({ dataDir, binaries, log }: OlderOptions): Promise<Database> {
  const cluster = await makeDataFolder(dataDir);
  const address = await addressOf(cluster);
  await endLeftover({ dataDir, cluster, address, log });
  const runAs = chooseRunAs(await stat(cluster));
  const settings = { max_connections: "60", timezone: "UTC", ...starterSettings() };
  const server = await startServer({ binaries, folder: cluster, runAs, prefix: endWithUs(), settings }).catch(
    (error: Error) => {
      throw new DatabaseRefusal(
        `The older PostgreSQL (${binaries.postgres}) did not start on ${cluster}. Its last words:\n${error.message}`,
        { cause: error },
      );
    },
  );
  try {
    const lock = await takeOwnerLock(address, dataDir, log);
    const own = databaseIn(address);
    return databaseOf(openPool(own, { connections: 2 }), "embedded", own, async () => {
      await lock.release();
      await server.stop();
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * @returns the major version of the data folder, if it is older than the embedded one
 * @throws {DatabaseRefusal} when there is nothing to upgrade
 */
export async function findOlderMajor(dataDir: string): Promise<number> {
  const cluster = join(dataDir, "postgres");
  const version = (await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === "")
    throw new DatabaseRefusal(`${cluster} is not a data folder of PostgreSQL: nothing to upgrade.`);
  if (Number(version) < Number(embeddedMajor)) return Number(version);
  throw new DatabaseRefusal(
    `${cluster} is of PostgreSQL ${version}, and this version of Antara brings ${embeddedMajor}: nothing to upgrade.`,
  );
}
