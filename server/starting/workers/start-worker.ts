/** One worker as the primary sees it: started, ready or refused, ended. */
import cluster from "node:cluster";
import { type Orders, ordersVariable, readAnswer, WorkerRefusal } from "./orders.ts";

export interface WorkerProcess {
  readonly orders: Orders;
  readonly pid: number | undefined;
  /**
   * Settles with its address when it listens.
   * @throws {WorkerRefusal} when it cannot, or ends before
   */
  readonly ready: Promise<string>;
  /** Settles when it has ended, with how: `exit code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Ends it after its last answer; settles when it is gone. */
  stop(): Promise<void>;
}

/** A whole stop has 10 s: a worker's last answers may take six of them, and the database needs the rest. */
const longestStopMs = 7_500;

export function startWorker(orders: Orders): WorkerProcess {
  const worker = cluster.fork({ [ordersVariable]: JSON.stringify(orders) });
  const ended = new Promise<string>((settle) => {
    worker.once("exit", (code, signal) => settle(signal ?? `exit code ${code}`));
    // A process that could not even be made; other errors are of messages to one that has just ended.
    worker.on("error", (error) => worker.process.pid === undefined && settle(error.message));
  });
  const ready = new Promise<string>((settle, refuse) => {
    worker.on("message", (message) => {
      const answer = readAnswer(message);
      if (answer?.kind === "ready") settle(answer.address);
      if (answer?.kind === "refused") refuse(new WorkerRefusal(answer.message));
    });
    ended.then((how) =>
      refuse(new WorkerRefusal(`Worker ${orders.number} ended before it was ready: ${how}.`)),
    );
  });
  // Whoever asks for `ended` only has not overlooked it.
  ready.catch(() => {});
  return {
    orders,
    pid: worker.process.pid,
    ready,
    ended,
    async stop() {
      worker.process.kill("SIGTERM");
      const lastResort = setTimeout(() => worker.process.kill("SIGKILL"), longestStopMs);
      await ended;
      clearTimeout(lastResort);
    },
  };
}
