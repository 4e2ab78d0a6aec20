/** Keeps one worker's place taken: when it ends unasked another is started, more slowly if they keep ending. */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log/index.ts";
import { startWorker, type WorkerProcess } from "./start-worker.ts";

interface KeptPlace {
  /** Ends the worker and the watch over its place. */
  stop(): Promise<void>;
}

/** A worker that lived this long has started well. */
const livedWellMs = 10_000;

const shortestPauseMs = 100;
const longestPauseMs = 10_000;

/** @param first already ready */
export function replaceWhenEnded(first: WorkerProcess, log: Log): KeptPlace {
  const stopped = new AbortController();
  const { orders } = first;
  let current = first;
  const watch = async () => {
    let pauseMs: number | undefined;
    let startedAt = performance.now();
    for (;;) {
      const how = await current.ended;
      if (stopped.signal.aborted) return;
      pauseMs = pauseBeforeNext(performance.now() - startedAt, pauseMs);
      log.error(
        `Worker ${orders.number} (process ${current.pid}) has ended (${how}) and is replaced in ${pauseMs} ms.`,
      );
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      startedAt = performance.now();
      current = startWorker(orders);
      const { pid, ready } = current;
      ready.then(
        () => log.info(`Worker ${orders.number} is answering again (process ${pid}).`),
        (error: Error) =>
          stopped.signal.aborted || log.error(`Worker ${orders.number} could not start: ${error.message}`),
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
 * @param livedMs how long the worker lived that has ended
 * @param lastPauseMs before it was started; undefined for the first
 * @returns milliseconds
 */
export function pauseBeforeNext(livedMs: number, lastPauseMs: number | undefined): number {
  if (lastPauseMs === undefined || livedMs > livedWellMs) return shortestPauseMs;
  return Math.min(lastPauseMs * 2, longestPauseMs);
}
