/** Restarts one application after the other while pages are read and songs are saved through both balancers. */
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

/** As docs/scale-out.md tells operators: nginx tries a machine again that long after it has refused. */
const betweenRestartsMs = 3_000;

export async function restartInTurn(
  applications: readonly Application[],
  balancers: SiteBalancers,
): Promise<RollingRestart> {
  const [haproxy, nginx] = await Promise.all([
    startLoad(balancers.haproxy, "haproxy"),
    startLoad(balancers.nginx, "nginx"),
  ]);
  for (const [place, application] of applications.entries()) {
    await application.restart();
    await balancers.hasTakenIn(place);
    await wait(betweenRestartsMs);
  }
  return { haproxy: await haproxy(), nginx: await nginx() };
}

/** @returns what ends it and tells how it went */
async function startLoad(address: string, name: string): Promise<() => Promise<Load>> {
  const readers = startReaders(address, await pagesOf(address), 4);
  const writers = startWriters(address, `through ${name}`, 2);
  return async () => {
    await Promise.all([readers.stop(), writers.stop()]);
    return {
      answered: readers.figures.answered + writers.acknowledged.size,
      failed: [...readers.failed, ...writers.failed],
      acknowledged: writers.acknowledged,
    };
  };
}
