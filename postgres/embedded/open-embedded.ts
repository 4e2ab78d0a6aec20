/**
 * Opens the embedded PostgreSQL of a data folder: creates, owns, starts and supervises it. Refuses a folder that
 * another Antara uses or that is from another major version.
 */
import { totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerAddress } from "../connect/server-address.ts";
import type { Log } from "../log.ts";
import { openPool } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { findBinaries } from "./binaries.ts";
import {
  embeddedLocale,
  makeCluster,
  refuseOtherMajor,
  removeHalfMade,
  superuser,
  userHint,
} from "./cluster.ts";
import { makeDataFolder } from "./data-folder.ts";
import { endLeftover, type LeftoverOptions } from "./end-leftover.ts";
import { takeOwnerLock } from "./owner-lock.ts";
import { endWithUs } from "./run-as.ts";
import {
  ServerDidNotStart,
  type ServerOptions,
  type ServerProcess,
  socketFileIn,
  startServer,
} from "./server-process.ts";
import { reachableSocketPath } from "./socket-path.ts";
import { starterSettings } from "./starter.ts";
import { supervise } from "./supervise.ts";

interface EmbeddedOptions {
  /** Created if it is missing. */
  readonly dataDir: string;
  readonly log: Log;
  /** Maximum number of connections. */
  readonly serverConnections?: number;
  /** Whether user namespaces may be used; tests disable them. */
  readonly namespaces?: boolean;
  /** Cancels the opening, and stops what was started. */
  readonly ending?: AbortSignal;
}

export interface RunningServer {
  /** Address of the database with Antara's tables. */
  readonly address: ServerAddress;
  /** Stops the server; resolves when it has ended. */
  stop(): Promise<void>;
}

/** The database with Antara's tables. */
const databaseName = "antara";

/**
 * In megabytes: an eighth of the memory of the machine, container or service; at least PostgreSQL's default, and at
 * most what sped up a search among a million songs (docs/decisions/0013-search-by-sound.md).
 */
function sharedBuffers(): number {
  // Zero means an unknown limit; without a limit, the number is larger than any memory.
  const usable = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  return Math.min(512, Math.max(128, Math.floor(usable / 2 ** 20 / 8)));
}

/** Committed data survives a power cut. Set on the command line, so that no configuration file can override it. */
const durableSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: `${sharedBuffers()}MB`,
  timezone: "UTC",
  log_timezone: "UTC",
  // Errors of statements are reported to the client only.
  log_min_messages: "log",
};

/**
 * @throws {DatabaseRefusal} with the cause and the next step
 * @throws the reason of `ending` when it was cancelled
 */
export async function openEmbedded({
  dataDir,
  log,
  serverConnections = 60,
  namespaces,
  ending,
}: EmbeddedOptions): Promise<RunningServer> {
  const cluster = await makeDataFolder(dataDir);
  await refuseOtherMajor(cluster);
  const binaries = await findBinaries();
  const runAs = await makeCluster({
    binaries,
    folder: cluster,
    locale: embeddedLocale,
    durable: true,
    namespaces,
    ending,
  });
  const server: ServerOptions = {
    binaries,
    folder: cluster,
    runAs,
    prefix: endWithUs(),
    settings: {
      ...durableSettings,
      max_connections: String(serverConnections),
      ...starterSettings(),
    },
    ending,
  };
  const address = await addressOf(cluster);
  const leftover: LeftoverOptions = { dataDir, cluster, address, log, ending };
  const start = () => startAlone(server, leftover);
  const supervision = supervise(await start(), start, log);
  try {
    const lock = await takeOwnerLock(address, dataDir, log);
    ending?.throwIfAborted();
    await removeHalfMade(cluster);
    await makeDatabase(address);
    await refuseUnsafeSettings(address);
    return {
      address: { ...address, database: databaseName },
      stop: async () => {
        await lock.release();
        await supervision.stop();
      },
    };
  } catch (error) {
    await supervision.stop();
    throw error;
  }
}

/** @returns the address of the database `postgres`, which exists in every cluster */
export async function addressOf(cluster: string): Promise<ServerAddress> {
  const socketFile = await reachableSocketPath(socketFileIn(cluster));
  return { socketFile, user: superuser, database: "postgres" };
}

/** @returns the address of Antara's tables in the cluster of this address */
export function databaseIn(address: ServerAddress): ServerAddress {
  return { ...address, database: databaseName };
}

/** PostgreSQL's messages about another server in the same folder, or remains of a killed one. */
const notAlone = /lock file .* already exists|shared memory block .* is still in use/;

const aloneWithinMs = 15_000;

async function startAlone(server: ServerOptions, leftover: LeftoverOptions): Promise<ServerProcess> {
  const deadline = performance.now() + aloneWithinMs;
  for (;;) {
    await endLeftover(leftover);
    try {
      return await startServer(server);
    } catch (error) {
      server.ending?.throwIfAborted();
      if (!(error instanceof ServerDidNotStart)) throw error;
      if (!notAlone.test(error.message) || performance.now() > deadline)
        throw notStarted(error, server, leftover);
    }
    await wait(100);
  }
}

function notStarted(
  error: ServerDidNotStart,
  { runAs }: ServerOptions,
  { dataDir }: LeftoverOptions,
): DatabaseRefusal {
  return new DatabaseRefusal(
    `The embedded PostgreSQL of ${dataDir} did not start.${userHint(runAs)} Its last words:\n${error.message}`,
    { cause: error },
  );
}

async function makeDatabase(address: ServerAddress): Promise<void> {
  const sql = openPool(address, { connections: 1 });
  try {
    const found = await sql`select from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await sql`create database ${sql(databaseName)}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function refuseUnsafeSettings(address: ServerAddress): Promise<void> {
  const sql = openPool(databaseIn(address), { connections: 1 });
  try {
    const off = await sql<{ name: string }[]>`
      select name from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`;
    if (off.length === 0) return;
    throw new DatabaseRefusal(
      `The embedded PostgreSQL runs with ${off.map(({ name }) => name).join(" and ")} off and could lose what was saved. ` +
        "Take this setting back where it was made (alter system, alter database or alter role).",
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}
