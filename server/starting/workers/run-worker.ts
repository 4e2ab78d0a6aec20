/**
 * One worker: enters the database that the primary keeps, answers requests, and tells the primary when it is ready or why it
 * cannot be. It ends after its last answer, on a signal or when the primary is gone.
 */
import cluster from "node:cluster";
import { enterDatabase } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../../log/index.ts";
import { stopOnSignals } from "../graceful-stop/index.ts";
import { wordsFor } from "../refusals.ts";
import type { Application, ApplicationParts } from "../run-application.ts";
import { gatherByPrimary } from "./gather-measures.ts";
import { type Answer, readOrders } from "./orders.ts";

type WorkerParts = Pick<ApplicationParts, "settings" | "log" | "database" | "worker">;

/** @param run makes the application of this worker */
export async function runWorker(
  { settings, log }: { readonly settings: Settings; readonly log: Log },
  run: (parts: WorkerParts) => Promise<Application>,
): Promise<void> {
  const { number, port, connections } = readOrders(process.env);
  endInOrderWithoutPrimary();
  const opening = enterDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    connections: connections.site,
    applicationName: `antara worker ${number}`,
    log,
  }).then((database) =>
    run({
      settings: { ...settings, PORT: port },
      log,
      database,
      worker: { number, dataConnections: connections, gatherFromAll: gatherByPrimary },
    }),
  );
  stopOnSignals(async () => {
    // One that cannot start says so below.
    const application = await opening.catch(() => undefined);
    await application?.stop();
    await takeLeave();
  }, log.warn);
  try {
    await tell({ kind: "ready", address: (await opening).address });
  } catch (error) {
    await tell({ kind: "refused", message: wordsFor(error as Error) });
    process.exit(1);
  }
}

/** Node.js ends a worker at once when its primary is gone, with answers half sent, unless it wanted to go. */
function endInOrderWithoutPrimary(): void {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
}

/** Settles when it was sent, or nobody is there to hear it. */
function tell(answer: Answer): Promise<void> {
  return new Promise((settle) => {
    if (process.connected) process.send?.(answer, () => settle());
    else settle();
  });
}

/** Until the primary has heard of it: a connection that is on its way to us then goes to another worker, and is not lost. */
function takeLeave(): Promise<void> {
  return new Promise((settle) => {
    if (!process.connected) return settle();
    process.once("disconnect", settle);
    cluster.worker?.disconnect();
  });
}
