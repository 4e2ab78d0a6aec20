/**
 * Restarts one application after the other while pages are read through both balancers. Songs are saved through HAProxy only:
 * nginx is not told that a machine is about to stop, and may send a form into its end.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Application } from "./applications.ts";
import type { SiteBalancers } from "./balancers.ts";
import { pagesOf, startReaders } from "./reading.ts";
import { startWriters } from "./saving.ts";

export interface Load {
  readonly answered: number;
  /** What was not answered as it should have been. */
  readonly failed: readonly string[];
  /** Ids of the songs that were saved. */
  readonly acknowledged: ReadonlySet<number>;
}

export interface RollingRestart {
  readonly haproxy: Load;
  readonly nginx: Load;
}

/** Both are seen at work before the next one ends. */
const betweenRestartsMs = 1_000;

export async function restartInTurn(
  applications: readonly Application[],
  balancers: SiteBalancers,
): Promise<RollingRestart> {
  const [haproxy, nginx] = await Promise.all([
    startLoad(balancers.haproxy, 2),
    startLoad(balancers.nginx, 0),
  ]);
  for (const [place, application] of applications.entries()) {
    await application.restart();
    await balancers.hasTakenIn(place);
    await wait(betweenRestartsMs);
  }
  return { haproxy: await haproxy(), nginx: await nginx() };
}

/** @returns what ends it and tells how it went */
async function startLoad(address: string, writerCount: number): Promise<() => Promise<Load>> {
  const readers = startReaders(address, await pagesOf(address), 4);
  const writers = startWriters(address, "restart", writerCount);
  return async () => {
    await Promise.all([readers.stop(), writers.stop()]);
    return {
      answered: readers.figures.answered + writers.acknowledged.size,
      failed: [...readers.failed, ...writers.failed],
      acknowledged: writers.acknowledged,
    };
  };
}
