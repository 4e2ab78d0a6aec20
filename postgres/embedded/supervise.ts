/** Keeps a server running: when it dies unasked it is started again at once, more slowly if it keeps dying. */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { ServerProcess } from "./server-process.ts";

export interface Supervision {
  /** Ends the server and the watch over it. */
  stop(): Promise<void>;
}

/** A server that lived this long has started well. */
const livedWellMs = 10_000;

const shortestPauseMs = 100;
const longestPauseMs = 5_000;

/** What ended it, and not that it then ended. */
function causeIn(said: readonly string[]): string {
  return said.findLast((line) => line.includes("PANIC:")) ?? said.at(-1) ?? "";
}

/**
 * @param server the first one, already running
 * @param start starts another when the last is gone; may fail and is then called again
 */
export function supervise(server: ServerProcess, start: () => Promise<ServerProcess>, log: Log): Supervision {
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  let current: ServerProcess | undefined = server;
  const watch = async () => {
    let pauseMs = 0;
    while (!isStopped()) {
      if (current) {
        const startedAt = performance.now();
        const words = await current.ended;
        current = undefined;
        if (isStopped()) return;
        if (performance.now() - startedAt > livedWellMs) pauseMs = 0;
        const [fact, ...said] = words.split("\n");
        log.error(
          `The database server ended unexpectedly and is started again. ${fact} ${causeIn(said)}`.trim(),
        );
      }
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (isStopped()) return;
      pauseMs = Math.min(Math.max(pauseMs * 2, shortestPauseMs), longestPauseMs);
      current = await start().catch((error: Error) => {
        log.error(`The database server could not be started again: ${error.message}`);
        return undefined;
      });
      if (current) log.info("The database server is running again.");
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      await current?.stop();
      await watching;
      // A start that was under way when we were asked to stop.
      await current?.stop();
    },
  };
}
