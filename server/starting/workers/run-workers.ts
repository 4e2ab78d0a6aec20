/**
 * Runs the primary of a site with several workers: opens the database, shares the connections out and supervises the
 * workers. It handles no requests; Node.js hands each new connection to the next free worker.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { connectionRoom } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../../log/index.ts";
import { printFirstPassword } from "../administrator.ts";
import { listen } from "../listen.ts";
import { openSiteDatabase } from "../open-site-database.ts";
import type { Application } from "../run-application.ts";
import { answerGatherRequests } from "./gather-metrics.ts";
import { embeddedConnections, shareConnections } from "./share-connections.ts";
import { startWorker, type WorkerProcess } from "./start-worker.ts";
import { superviseWorker } from "./supervise-worker.ts";
import type { WorkerConfig } from "./worker-config.ts";

/** Connections of the primary, for the start. */
const ownConnections = 3;

/**
 * @param ending cancels the start; everything that was started has ended then
 * @returns the application, once all workers listen
 * @throws {DatabaseRefusal} when the database cannot be used
 * @throws {PasswordRefused} when the administrator's password is weak
 * @throws {ListenRefused} when the port cannot be used
 * @throws {WorkerRefused} when there are not enough connections, or a worker cannot start
 */
export async function runWorkers(settings: Settings, log: Log, ending: AbortSignal): Promise<Application> {
  const { WORKERS: count } = settings;
  const database = await openSiteDatabase(settings, log, {
    connections: ownConnections,
    serverConnections: embeddedConnections(count),
    ending,
  });
  try {
    const connections = shareConnections(count, await connectionRoom(database.sql));
    const port = await findPort(settings);
    const configs = Array.from({ length: count }, (_, index) => ({ number: index + 1, port, connections }));
    const workers = await startAll(configs, ending);
    const [address = ""] = await Promise.all(workers.map(({ ready }) => ready));
    answerGatherRequests();
    const supervised = workers.map((worker) => superviseWorker(worker, log));
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= Promise.all(supervised.map((worker) => worker.stop())).then(database.close);
      return stopped;
    };
    return await printFirstPassword({ address, stop }, database.sql, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Checks once, not once per worker, that the address can be listened on, and picks the port when the system may
 * choose: a later worker would get another one.
 */
async function findPort({ HOST, PORT }: Settings): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, HOST, PORT));
  await new Promise((settle) => server.close(settle));
  // A URL omits the default port.
  return Number(port || 80);
}

/**
 * @throws {WorkerRefused} of the first that cannot start, after the others have ended
 * @throws the reason of `ending` when it was aborted, after all have ended
 */
async function startAll(
  configs: readonly WorkerConfig[],
  ending: AbortSignal,
): Promise<readonly WorkerProcess[]> {
  ending.throwIfAborted();
  const workers = configs.map(startWorker);
  try {
    await Promise.race([Promise.all(workers.map(({ ready }) => ready)), once(ending, "abort")]);
    ending.throwIfAborted();
    return workers;
  } catch (error) {
    await Promise.all(workers.map((worker) => worker.stop()));
    throw error;
  }
}
