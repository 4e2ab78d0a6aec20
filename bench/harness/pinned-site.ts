/** The site on the servers' core, with an embedded PostgreSQL of its own beside it, as a benchmark asks it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnSite } from "#machine";
import { onServerCore, refuseOneCore } from "./cores.ts";
import type { PinnedServer } from "./measure-pairs.ts";
import { findWrk } from "./wrk.ts";

export interface PinnedSite extends PinnedServer {
  readonly pid: number;
  /** Process of its PostgreSQL, the first of them. */
  readonly database: number;
  readonly dataDir: string;
}

export interface PinnedSiteOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Does something to the data folder before the site is started on it. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

/**
 * Starts a site with the starter songs on a data folder that is thrown away, and ends it after the work.
 * @throws when the machine cannot keep servers and load apart, or the site does not start
 */
export async function withPinnedSite<Result>(
  { environment = {}, prepare }: PinnedSiteOptions,
  work: (site: PinnedSite) => Promise<Result>,
): Promise<Result> {
  refuseOneCore();
  findWrk();
  const dataDir = mkdtempSync(join(tmpdir(), "antara-bench-"));
  try {
    await prepare?.(dataDir);
    const { address, pid, stop } = await startOwnSite(dataDir, environment, onServerCore);
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
