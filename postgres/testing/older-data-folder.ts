/** For tests: a data folder of an Antara on an older PostgreSQL. */
import type { Binaries } from "../embedded/binaries.ts";
import { makeCluster } from "../embedded/cluster.ts";
import { makeDataFolder } from "../embedded/data-folder.ts";
import { addressOf } from "../embedded/open-embedded.ts";
import { openOlder } from "../embedded/open-older.ts";
import { migrate } from "../migrate/migrate.ts";
import { openPool, type Sql } from "../pool.ts";
import { loadStarterCatalogue } from "../starter-catalogue/load.ts";

/** @param write adds songs to it */
export async function makeOlderDataFolder(
  dataDir: string,
  binaries: Binaries,
  write: (sql: Sql) => Promise<void>,
): Promise<void> {
  const folder = await makeDataFolder(dataDir);
  await makeCluster({
    binaries,
    folder,
    locale: ["--locale=C.UTF-8"],
    durable: false,
  });
  const { sql, close } = await openOlder({ dataDir, binaries, log: console });
  try {
    const maintenance = openPool(await addressOf(folder), { connections: 1 });
    await maintenance`create database antara`;
    await maintenance.end({ timeout: 1 });
    await migrate(sql);
    await loadStarterCatalogue(sql, { load: false });
    await write(sql);
  } finally {
    await close();
  }
}
