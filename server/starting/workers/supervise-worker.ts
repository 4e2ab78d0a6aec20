/** Replaces a worker when it ends unexpectedly, with growing pauses when replacements keep ending. */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log/index.ts";
import { startWorker, type WorkerProcess } from "./start-worker.ts";

interface SupervisedWorker {
  /** Stops the worker and its supervision. */
  stop(): Promise<void>;
}

/** A worker that lived this long counts as healthy. */
const healthyAfterMs = 10_000;

const minPauseMs = 100;
const maxPauseMs = 10_000;

/** @param first a worker that is ready */
export function superviseWorker(first: WorkerProcess, log: Log): SupervisedWorker {
  const stopped = new AbortController();
  const { config } = first;
  let current = first;
  const watch = async () => {
    let pauseMs: number | undefined;
    let startedAt = performance.now();
    for (;;) {
      const how = await current.ended;
      if (stopped.signal.aborted) return;
      pauseMs = pauseBeforeNext(performance.now() - startedAt, pauseMs);
      log.error(
        `Worker ${config.number} (process ${current.pid}) has ended (${how}) and is replaced in ${pauseMs} ms.`,
      );
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      startedAt = performance.now();
      current = startWorker(config);
      const { pid, ready } = current;
      ready.then(
        () => log.info(`Worker ${config.number} is answering again (process ${pid}).`),
        (error: Error) =>
          stopped.signal.aborted || log.error(`Worker ${config.number} could not start: ${error.message}`),
      );
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopped.abort();
      await current.stop();
      await watching;
    },
  };
}

/**
 * @param lifetimeMs of the worker that has ended
 * @param lastPauseMs the pause before that worker started; undefined for the first
 * @returns milliseconds
 */
export function pauseBeforeNext(lifetimeMs: number, lastPauseMs: number | undefined): number {
  if (lastPauseMs === undefined || lifetimeMs > healthyAfterMs) return minPauseMs;
  return Math.min(lastPauseMs * 2, maxPauseMs);
}
