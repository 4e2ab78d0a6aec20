/** Restarts a server when it ends unexpectedly: at once, then with increasing pauses. */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { ServerProcess } from "./server-process.ts";

interface Supervision {
  /** Stops the server and the supervision. */
  stop(): Promise<void>;
}

/** After this time, a start counts as successful. */
const stableAfterMs = 10_000;

const minPauseMs = 100;
const maxPauseMs = 5_000;

/** The cause of the end, not the message that it has ended. */
function causeIn(said: readonly string[]): string {
  return said.findLast((line) => line.includes("PANIC:")) ?? said.at(-1) ?? "";
}

/**
 * @param server the running server
 * @param start starts another one; called again if it fails
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
        if (performance.now() - startedAt > stableAfterMs) pauseMs = 0;
        const [fact, ...said] = words.split("\n");
        log.error(
          `The database server ended unexpectedly and is started again. ${fact} ${causeIn(said)}`.trim(),
        );
      }
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (isStopped()) return;
      pauseMs = Math.min(Math.max(pauseMs * 2, minPauseMs), maxPauseMs);
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
      // A start may have been running when `stop` was called.
      await current?.stop();
    },
  };
}
