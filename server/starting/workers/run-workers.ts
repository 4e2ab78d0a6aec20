/**
 * The primary of a site with several workers: keeps the database, shares the connections out, and keeps the workers
 * running. It answers no request itself; Node.js hands each new connection to the next worker that is free.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { connectionRoom } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../../log/index.ts";
import { tellFirstPassword } from "../administrator.ts";
import { keepDatabase } from "../keep-database.ts";
import { listen } from "../listen.ts";
import type { Application } from "../run-application.ts";
import { gatherForWorkers } from "./gather-measures.ts";
import type { Orders } from "./orders.ts";
import { replaceWhenEnded } from "./replace-when-ended.ts";
import { embeddedConnections, shareConnections } from "./share-connections.ts";
import { startWorker, type WorkerProcess } from "./start-worker.ts";

/** Of the primary, for the start and the daily chores. */
const ownConnections = 3;

/**
 * @param ending gives the opening up; what was started has ended then
 * @returns when all workers listen
 * @throws {DatabaseRefusal} when the database cannot be used
 * @throws {PasswordRefused} when the administrator's password is weak
 * @throws {ListenRefusal} when the port cannot be listened on
 * @throws {WorkerRefusal} when there is no room for so many, or one cannot start
 */
export async function runWorkers(settings: Settings, log: Log, ending: AbortSignal): Promise<Application> {
  const { WORKERS: count } = settings;
  const database = await keepDatabase(settings, log, {
    connections: ownConnections,
    serverConnections: embeddedConnections(count),
    ending,
  });
  try {
    const connections = shareConnections(count, await connectionRoom(database.sql));
    const port = await findPort(settings);
    const orders = Array.from({ length: count }, (_, index) => ({ number: index + 1, port, connections }));
    const workers = await startAll(orders, ending);
    const [address = ""] = await Promise.all(workers.map(({ ready }) => ready));
    gatherForWorkers();
    const places = workers.map((worker) => replaceWhenEnded(worker, log));
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= Promise.all(places.map((place) => place.stop())).then(database.close);
      return stopped;
    };
    return await tellFirstPassword({ address, stop }, database.sql, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Refuses an address that cannot be listened on once, not once a worker, and finds the port where the system is to choose
 * it: workers that are started after others would be given another one.
 */
async function findPort({ HOST, PORT }: Settings): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, HOST, PORT));
  await new Promise((settle) => server.close(settle));
  // An address does not show the port that its kind has by default.
  return Number(port || 80);
}

/**
 * @throws {WorkerRefusal} of the first that cannot start; the others have ended then
 * @throws the reason of `ending` when they were given up, and have ended
 */
async function startAll(orders: readonly Orders[], ending: AbortSignal): Promise<readonly WorkerProcess[]> {
  ending.throwIfAborted();
  const workers = orders.map(startWorker);
  try {
    await Promise.race([Promise.all(workers.map(({ ready }) => ready)), once(ending, "abort")]);
    ending.throwIfAborted();
    return workers;
  } catch (error) {
    await Promise.all(workers.map((worker) => worker.stop()));
    throw error;
  }
}
