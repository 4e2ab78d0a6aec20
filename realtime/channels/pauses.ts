/** Lets other work run in between when sending takes long. */
import { setImmediate, setTimeout } from "node:timers/promises";

/** How long sending may block the event loop at a time. */
const maxBlockingMs = 10;

/**
 * @param isHalfTime whether the work rests as long as it has worked, because visitors may cause any amount of it
 * @returns a function to be awaited between two steps of a long work
 */
export function createPauses({ isHalfTime = false } = {}): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began <= maxBlockingMs) return undefined;
    const rest = isHalfTime ? setTimeout(maxBlockingMs) : setImmediate();
    return rest.then(() => {
      began = performance.now();
    });
  };
}
