/** The rehearsal from beginning to end: brings everything up, shows what several machines promise, and holds it against it. */
import { openPool } from "#postgres";
import { type Application, startApplications } from "./applications.ts";
import { type SiteBalancers, startDatabaseBalancer, startSiteBalancers } from "./balancers.ts";
import { type Failover, failOver } from "./failovers.ts";
import type { Figures } from "./figures.ts";
import { type LiveChanges, openListeners } from "./live-changes.ts";
import { type Nodes, startNodes } from "./nodes.ts";
import type { Processes } from "./processes.ts";
import { pagesOf, startReaders } from "./reading.ts";
import { seconds } from "./report.ts";
import { restartInTurn } from "./rolling-restart.ts";
import { findStored, type Stored, startWriters } from "./saving.ts";

export interface RehearsalOptions {
  readonly failovers: number;
  readonly writers: number;
  /** The applications know all PostgreSQL by address, instead of asking HAProxy for the primary. */
  readonly isDirect: boolean;
  readonly processes: Processes;
  readonly say: (message: string) => void;
}

/** @throws {ClusterRefused} when something does not come up, or does not come back */
export async function rehearse(options: RehearsalOptions): Promise<Figures> {
  const { processes, say } = options;
  say("starting etcd, three PostgreSQL under Patroni, HAProxy …");
  const nodes = await startNodes(processes);
  const databasePort = await startDatabaseBalancer(processes, nodes);
  const hosts = options.isDirect
    ? nodes.all.map(({ postgresPort }) => `127.0.0.1:${postgresPort}`)
    : [`127.0.0.1:${databasePort}`];
  const login = `antara:${nodes.applicationPassword}`;
  say(`starting two Antara, ${options.isDirect ? "with three hosts in DATABASE_URL" : "through HAProxy"} …`);
  const applications = await startApplications(
    processes,
    `postgres://${login}@${hosts.join()}/antara?target_session_attrs=read-write`,
  );
  const balancers = await startSiteBalancers(
    processes,
    applications.map(({ port }) => port),
  );
  for (const place of applications.keys()) await balancers.hasTakenIn(place);
  const shown = await show(options, nodes, applications, balancers);
  const stored = await countStored(nodes, shown.ids);
  return { ...shown, acknowledged: shown.ids.size, stored };
}

async function show(
  { failovers: count, writers: writerCount, say }: RehearsalOptions,
  nodes: Nodes,
  applications: readonly Application[],
  balancers: SiteBalancers,
) {
  const listeners = await openListeners(applications);
  const live = [await listeners.check("before")];
  say(describeLive(live[0]));
  const paths = await pagesOf(balancers.haproxy);
  // Each application is to have each page in memory.
  for (const { address } of applications) for (const path of paths) await fetch(`${address}${path}`);
  const readers = startReaders(balancers.haproxy, paths, 2);
  const writers = startWriters(balancers.haproxy, "writer", writerCount);
  const failovers: Failover[] = [];
  for (let round = 0; round < count; round += 1) {
    const failover = await failOver(nodes, writers, round);
    failovers.push(failover);
    say(
      `${round + 1}/${count}: kill -9 of ${failover.killed}: another primary after ${seconds(failover.newPrimaryMs)}, ` +
        `no save acknowledged for ${seconds(failover.pauseMs)}`,
    );
  }
  await Promise.all([readers.stop(), writers.stop()]);
  live.push(await listeners.check("after"));
  say(describeLive(live[1]));
  await listeners.close();
  say("restarting one application after the other …");
  const rolling = await restartInTurn(applications, balancers);
  return {
    live,
    failovers,
    rolling,
    savesFailed: writers.failed.length,
    reads: { ...readers.figures, failed: readers.failed },
    ids: new Set([
      ...live.flatMap(({ ids }) => ids),
      ...writers.acknowledged,
      ...rolling.haproxy.acknowledged,
      ...rolling.nginx.acknowledged,
    ]),
  };
}

function describeLive(changes: LiveChanges | undefined): string {
  return (
    `saved through one application: on the page of the other after ${seconds(changes?.onPageMs ?? 0)}, ` +
    `on all sockets after ${seconds(changes?.onSocketMs ?? 0)}`
  );
}

async function countStored(nodes: Nodes, ids: ReadonlySet<number>): Promise<Stored> {
  const primary = await nodes.whole();
  const sql = openPool(
    {
      hosts: [{ name: "127.0.0.1", port: primary.postgresPort }],
      user: "antara",
      password: nodes.applicationPassword,
      database: "antara",
    },
    { connections: 1 },
  );
  try {
    return await findStored(sql, ids);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
