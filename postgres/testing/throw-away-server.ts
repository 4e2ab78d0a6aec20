/** For tests: a temporary PostgreSQL server in its own folder, without fsync, on its own socket. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerAddress } from "../connect/server-address.ts";
import { type Binaries, findBinaries } from "../embedded/binaries.ts";
import { embeddedLocale, makeCluster, superuser } from "../embedded/cluster.ts";
import { endWithUs } from "../embedded/run-as.ts";
import { socketFileIn, startServer } from "../embedded/server-process.ts";
import { openPool } from "../pool.ts";

export interface ThrowAwayServer {
  /** For its superuser and the database `postgres`. */
  readonly address: ServerAddress;
  /** The temporary folder that contains its cluster. */
  readonly folder: string;
  /** @returns the DATABASE_URL of one of its databases */
  addressOf(database: string): string;
  /** Creates another database, with a locale such as `C`. */
  createDatabase(name: string, locale: string): Promise<void>;
  stop(): Promise<void>;
}

/** Fast settings: data may be lost. */
const notDurable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // It would collect statistics during a run and change the plans of later test files.
  autovacuum: "off",
  // Debian's server would compile statements for longer than they run among few rows.
  jit: "off",
  max_connections: "150",
  shared_buffers: "64MB",
};

/** Starts the embedded PostgreSQL. */
export async function startEmbeddedServer(): Promise<ThrowAwayServer> {
  return startThrowAwayServer(await findBinaries(), embeddedLocale);
}

/** Starts the embedded PostgreSQL as a standby without a reachable primary: it accepts reads, but no writes. */
export async function startStandby(): Promise<ThrowAwayServer> {
  return startThrowAwayServer(await findBinaries(), embeddedLocale, {}, (cluster) =>
    writeFile(join(cluster, "standby.signal"), ""),
  );
}

/**
 * @param locale arguments of initdb
 * @param settings additional settings of PostgreSQL
 * @param arrange changes the cluster's folder before the server starts
 */
export async function startThrowAwayServer(
  binaries: Binaries,
  locale: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  arrange: (cluster: string) => Promise<void> = async () => {},
): Promise<ThrowAwayServer> {
  const folder = await mkdtemp(join(tmpdir(), "antara-postgres-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const cluster = join(folder, "cluster");
    const runAs = await makeCluster({ binaries, folder: cluster, locale, durable: false });
    await arrange(cluster);
    const server = await startServer({
      binaries,
      folder: cluster,
      runAs,
      prefix: endWithUs(),
      settings: { ...notDurable, ...settings },
    });
    const address = { socketFile: socketFileIn(cluster), user: superuser, database: "postgres" };
    return {
      address,
      folder,
      addressOf: (database) => `postgres://${superuser}@/${database}?host=${encodeURIComponent(cluster)}`,
      createDatabase: (name, locale) => createDatabase(address, name, locale),
      stop: () => server.stop().then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function createDatabase(address: ServerAddress, name: string, locale: string): Promise<void> {
  const sql = openPool(address, { connections: 1 });
  await sql`
    create database ${sql(name)} template template0 encoding 'UTF8' locale_provider libc
    locale ${sql.unsafe(`'${locale}'`)}`;
  await sql.end({ timeout: 1 });
}
