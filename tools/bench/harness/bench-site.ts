/** The site with an embedded PostgreSQL of its own, as a benchmark asks it: both on the servers' core, or on all. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnSite } from "#machine";
import { onServerCore, refuseOneCore } from "./cores.ts";
import type { MeasuredServer } from "./measure-pairs.ts";
import { findWrk } from "./wrk.ts";

export interface BenchSite extends MeasuredServer {
  /** Process of the application. */
  readonly pid: number;
  /** Process of its PostgreSQL, the first of them. */
  readonly database: number;
  readonly dataDir: string;
}

export interface BenchSiteOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Uses all cores, as on an operator's machine. */
  readonly onAllCores?: boolean;
  /** Does something to the data folder before the site is started on it. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

/**
 * Starts a site with the starter songs on a data folder that is thrown away, and ends it after the work.
 * @throws when the machine cannot keep servers and load apart, or the site does not start
 */
export async function withBenchSite<Result>(
  { environment = {}, onAllCores = false, prepare }: BenchSiteOptions,
  work: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  refuseOneCore();
  findWrk();
  const dataDir = mkdtempSync(join(tmpdir(), "antara-bench-"));
  try {
    await prepare?.(dataDir);
    const { address, pid, stop } = await startOwnSite(dataDir, environment, onAllCores ? [] : onServerCore);
    try {
      return await work({ address, pid, database: databaseOf(dataDir), dataDir, processes: [pid] });
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The server's own file begins with it. */
function databaseOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}
