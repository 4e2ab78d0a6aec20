/** Lets other work run in between when sending takes long. */
import { setImmediate } from "node:timers/promises";

/** How long sending may block the event loop at a time. */
const maxBlockingMs = 10;

/** @returns a function to be awaited between two steps of a long work */
export function createPauses(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began <= maxBlockingMs) return undefined;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
}
