/** The steps of the cluster test: failovers while songs are saved and pages are read, and a rolling restart. */
import { setTimeout as wait } from "node:timers/promises";
import { type Application, startApplications } from "./applications.ts";
import { type SiteBalancer, startDatabaseBalancer, startSiteBalancer } from "./balancers.ts";
import { type Load, pagesOf, readPage, saveSong, startLoad } from "./load.ts";
import {
  type Node,
  openNode,
  password,
  startNodes,
  waitForHealthyCluster,
  waitForNewPrimary,
} from "./nodes.ts";
import { type TestContext, waitFor } from "./processes.ts";

interface ClusterTestOptions {
  readonly failovers: number;
  readonly writers: number;
  /** The applications get the addresses of all PostgreSQL instead of HAProxy's. */
  readonly isDirect: boolean;
  readonly context: TestContext;
  readonly say: (message: string) => void;
}

/** The running site, and the ids of all acknowledged songs. */
interface Site {
  readonly nodes: readonly Node[];
  readonly applications: readonly Application[];
  readonly balancer: SiteBalancer;
  readonly acknowledged: Set<number>;
}

/** The promised time until a change is on every instance. */
const maxPropagationMs = 1_000;

/** Both applications work for a moment before the next one stops. */
const restartPauseMs = 1_000;

/** The beginning of all titles of this test. */
const titlePrefix = "Cluster test ";

/**
 * @returns one sentence for each failed check
 * @throws {ClusterTestError} when something does not start or does not recover
 */
export async function runClusterTest(options: ClusterTestOptions): Promise<string[]> {
  const site = await startSite(options);
  return [
    ...(await checkChanges(site, options)),
    ...(await checkFailovers(site, options)),
    ...(await checkChanges(site, options)),
    ...(await checkRollingRestart(site, options)),
    ...(await checkStored(site, options)),
  ];
}

async function startSite({ context, isDirect, say }: ClusterTestOptions): Promise<Site> {
  say("starting etcd, three PostgreSQL under Patroni, HAProxy …");
  const nodes = await startNodes(context);
  const ports = isDirect
    ? nodes.map(({ postgresPort }) => postgresPort)
    : [await startDatabaseBalancer(context, nodes)];
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
  say(`starting two Antara, ${isDirect ? "with three hosts in DATABASE_URL" : "through HAProxy"} …`);
  const applications = await startApplications(
    context,
    `postgres://antara:${password}@${hosts}/antara?target_session_attrs=read-write`,
  );
  const balancer = await startSiteBalancer(
    context,
    applications.map(({ port }) => port),
  );
  for (const place of applications.keys()) await balancer.waitUntilActive(place);
  return { nodes, applications, balancer, acknowledged: new Set() };
}

/** Checks that a song saved by one application is soon on the pages of the other. */
async function checkChanges(
  { applications, acknowledged }: Site,
  { say }: ClusterTestOptions,
): Promise<string[]> {
  let longestMs = 0;
  for (const [place, { address }] of applications.entries()) {
    const title = `${titlePrefix}through app${place + 1} ${Date.now()}`;
    const other = applications[(place + 1) % applications.length];
    acknowledged.add(await saveSong(address, title));
    const savedAt = performance.now();
    await waitFor(`${title} on the home page of the other`, async () => {
      const page = await (await fetch(other?.address ?? address)).text();
      return page.includes(title) || undefined;
    });
    longestMs = Math.max(longestMs, performance.now() - savedAt);
  }
  say(`saved through one application: on the page of the other after ${seconds(longestMs)}`);
  return longestMs > maxPropagationMs
    ? [`A change took ${seconds(longestMs)} to the other application; 1 s is promised.`]
    : [];
}

/** What is killed on the primary, in turn. */
const targets = ["PostgreSQL", "PostgreSQL and Patroni", "Patroni"] as const;

async function checkFailovers(
  site: Site,
  { failovers, writers: count, say }: ClusterTestOptions,
): Promise<string[]> {
  const { address } = site.balancer;
  const paths = await pagesOf(address);
  // Each application must have each page in its cache.
  for (const application of site.applications)
    for (const path of paths) await readPage(application.address + path);
  const readers = startReaders(address, paths, 2);
  const writers = startWriters(site, "writer", count);
  for (let round = 0; round < failovers; round += 1) {
    const target = targets[round % targets.length] ?? "PostgreSQL";
    const newPrimaryMs = await failOver(site.nodes, target, writers);
    say(
      `${round + 1}/${failovers}: kill -9 of ${target}: another primary after ${seconds(newPrimaryMs)}, ` +
        `no save acknowledged for ${seconds(writers.longestPause())}`,
    );
  }
  await Promise.all([readers.stop(), writers.stop()]);
  say(
    `${writers.answered} saves acknowledged, ${writers.failed.length} refused; ${readers.answered} cached pages read, ` +
      `${readers.failed.length} failed`,
  );
  return listFailed("reads of cached pages failed", readers);
}

/** @returns milliseconds until there was another primary, once the cluster has recovered */
async function failOver(
  nodes: readonly Node[],
  target: (typeof targets)[number],
  writers: Load,
): Promise<number> {
  const primary = await waitForHealthyCluster(nodes);
  writers.longestPause();
  const killedAt = performance.now();
  // Patroni first: it would otherwise step down when its PostgreSQL ends.
  if (target !== "PostgreSQL") await primary.killPatroni();
  // Without its Patroni, a PostgreSQL keeps running as a primary.
  if (target !== "Patroni") primary.killPostgres();
  await waitForNewPrimary(nodes, primary);
  const newPrimaryMs = performance.now() - killedAt;
  if (target !== "PostgreSQL") primary.start();
  await waitForHealthyCluster(nodes);
  const before = writers.answered;
  await waitFor("saves to go on", async () => writers.answered > before || undefined);
  return newPrimaryMs;
}

async function checkRollingRestart(site: Site, { say }: ClusterTestOptions): Promise<string[]> {
  say("restarting one application after the other …");
  const { address } = site.balancer;
  const loads = [startReaders(address, await pagesOf(address), 4), startWriters(site, "restart", 2)];
  for (const [place, application] of site.applications.entries()) {
    await application.restart();
    await site.balancer.waitUntilActive(place);
    await wait(restartPauseMs);
  }
  for (const load of loads) await load.stop();
  say(`${loads.reduce((sum, { answered }) => sum + answered, 0)} requests answered meanwhile`);
  return loads.flatMap((load) => listFailed("requests failed during the rolling restart", load));
}

async function checkStored({ nodes, acknowledged }: Site, { say }: ClusterTestOptions): Promise<string[]> {
  await using sql = openNode(await waitForHealthyCluster(nodes), "antara", "antara");
  const rows = await sql<{ id: number; title: string }[]>`
    select id, title from lyrics where title like ${`${titlePrefix}%`}`;
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !ids.has(id));
  const duplicates = rows.length - new Set(rows.map(({ title }) => title)).size;
  say(`${acknowledged.size} saves were acknowledged in all, ${rows.length} songs found`);
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged saves are lost: ${lost.slice(0, 5).join()}`] : []),
    ...(duplicates > 0 ? [`${duplicates} songs are stored twice.`] : []),
  ];
}

function startReaders(address: string, paths: readonly string[], count: number): Load {
  return startLoad(count, (reader, number) => readPage(address + paths[(reader + number) % paths.length]));
}

/** @param name a part of the titles, which are all different */
function startWriters({ balancer, acknowledged }: Site, name: string, count: number): Load {
  return startLoad(count, async (writer, number) => {
    acknowledged.add(await saveSong(balancer.address, `${titlePrefix}${name} ${writer}-${number}`));
  });
}

function listFailed(what: string, { failed }: Load): string[] {
  return failed.length > 0 ? [`${failed.length} ${what}: ${failed.slice(0, 5).join("; ")}`] : [];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
