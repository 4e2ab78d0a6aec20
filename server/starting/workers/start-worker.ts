/** Starts one worker process from the primary and tracks whether it is ready, refused or ended. */
import cluster from "node:cluster";
import { configVariable, parseStartupReport, type WorkerConfig, WorkerRefused } from "./worker-config.ts";

export interface WorkerProcess {
  readonly config: WorkerConfig;
  readonly pid: number | undefined;
  /**
   * Resolves with its address when it listens.
   * @throws {WorkerRefused} when it cannot start, or ends before
   */
  readonly ready: Promise<string>;
  /** Resolves when it has ended, with the reason: `exit code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Stops it after its last response; resolves when it is gone. */
  stop(): Promise<void>;
}

/** A stop may take 10 s: six for a worker's last responses, the rest for the database. */
const maxStopMs = 7_500;

export function startWorker(config: WorkerConfig): WorkerProcess {
  const worker = cluster.fork({ [configVariable]: JSON.stringify(config) });
  const ended = new Promise<string>((settle) => {
    worker.once("exit", (code, signal) => settle(signal ?? `exit code ${code}`));
    // The process could not be created; other errors are about messages to one that has just ended.
    worker.on("error", (error) => worker.process.pid === undefined && settle(error.message));
  });
  const ready = new Promise<string>((settle, refuse) => {
    worker.on("message", (message) => {
      const report = parseStartupReport(message);
      if (report?.kind === "ready") settle(report.address);
      if (report?.kind === "refused") refuse(new WorkerRefused(report.message));
    });
    ended.then((how) =>
      refuse(new WorkerRefused(`Worker ${config.number} ended before it was ready: ${how}.`)),
    );
  });
  // A caller may wait for `ended` only.
  ready.catch(() => {});
  return {
    config,
    pid: worker.process.pid,
    ready,
    ended,
    async stop() {
      worker.process.kill("SIGTERM");
      const lastResort = setTimeout(() => worker.process.kill("SIGKILL"), maxStopMs);
      await ended;
      clearTimeout(lastResort);
    },
  };
}
