/** Starts a site with an embedded PostgreSQL for a benchmark, on the servers' core or on all cores. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startOwnSite } from "#machine";
import { onServerCore, requireTwoCores } from "./cores.ts";
import { dataFolder, fillWithSongs } from "./data-folder.ts";
import type { MeasuredServer } from "./measure-pairs.ts";
import { findWrk } from "./wrk.ts";

export interface BenchSite extends MeasuredServer, AsyncDisposable {
  /** Process id of the application. */
  readonly pid: number;
  /** Process id of its PostgreSQL server. */
  readonly database: number;
}

interface BenchSiteOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Uses all cores, as on an operator's machine. */
  readonly onAllCores?: boolean;
  /** How many generated songs it has; left out, it has the starter songs. */
  readonly songs?: number;
}

/**
 * @returns a site with a temporary data folder; both end when it goes out of scope
 * @throws when the machine cannot keep servers and load apart, or the site does not start
 */
export async function startBenchSite(options: BenchSiteOptions = {}): Promise<BenchSite> {
  const { environment = {}, onAllCores = false, songs } = options;
  requireTwoCores();
  findWrk();
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(dataFolder());
  if (songs) await fillWithSongs(path, songs);
  const settings = songs ? { STARTER_CATALOGUE: "off", ...environment } : environment;
  const { address, pid, stop } = await startOwnSite(path, settings, onAllCores ? [] : onServerCore);
  stack.defer(stop);
  const database = databasePid(path);
  const started = stack.move();
  return { address, pid, database, processes: [pid], [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** The first line of PostgreSQL's pid file. */
function databasePid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}
