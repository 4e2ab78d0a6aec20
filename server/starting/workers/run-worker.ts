/**
 * Runs one worker: joins the database of the primary, handles requests, and reports to the primary when it is ready
 * or why it cannot start. It stops after its last response, on a signal or when the primary is gone.
 */
import cluster from "node:cluster";
import { enterDatabase } from "#postgres";
import type { Settings } from "#settings";
import type { Log } from "../../log/index.ts";
import { stopOnSignals } from "../graceful-stop/index.ts";
import { describeError } from "../refusals.ts";
import type { Application, ApplicationParts } from "../run-application.ts";
import { gatherThroughPrimary } from "./gather-metrics.ts";
import { readWorkerConfig, type StartupReport } from "./worker-config.ts";

type WorkerParts = Pick<ApplicationParts, "settings" | "log" | "database" | "worker">;

/** @param run creates the application of this worker */
export async function runWorker(
  { settings, log }: { readonly settings: Settings; readonly log: Log },
  run: (parts: WorkerParts) => Promise<Application>,
): Promise<void> {
  const { number, port, connections } = readWorkerConfig(process.env);
  stopGracefullyWithoutPrimary();
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
      worker: { number, dataConnections: connections, gatherFromAll: gatherThroughPrimary },
    }),
  );
  stopOnSignals(async () => {
    // A failed start is reported below.
    const application = await opening.catch(() => undefined);
    await application?.stop();
    await disconnectFromPrimary();
  }, log.warn);
  try {
    await report({ kind: "ready", address: (await opening).address });
  } catch (error) {
    await report({ kind: "refused", message: describeError(error as Error) });
    process.exit(1);
  }
}

/**
 * Node.js ends a worker immediately when its primary is gone, in the middle of responses, unless this flag is set.
 */
function stopGracefullyWithoutPrimary(): void {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
}

/** Resolves when the report was sent, or the primary is gone. */
function report(message: StartupReport): Promise<void> {
  return new Promise((settle) => {
    if (process.connected) process.send?.(message, () => settle());
    else settle();
  });
}

/** Waits until the primary has noticed: it then hands a connection that is on its way to us to another worker. */
function disconnectFromPrimary(): Promise<void> {
  return new Promise((settle) => {
    if (!process.connected) return settle();
    process.once("disconnect", settle);
    cluster.worker?.disconnect();
  });
}
