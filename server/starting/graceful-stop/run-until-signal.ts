/** An application from its opening to its end. A signal is obeyed at any moment, also while the application is being opened. */
import { setTimeout as wait } from "node:timers/promises";
import { stopOnSignals } from "./stop-on-signals.ts";

export interface Stoppable {
  stop(): Promise<void>;
}

/** A whole stop has 10 s. */
const longestOpeningMs = 8_000;

/**
 * @param open is told by the signal to give up and to end what it has started
 * @param warn says that something did not end well
 * @returns what was opened; never, once a signal has come: the process ends then
 * @throws what `open` throws, unless a signal has come
 */
export async function runUntilSignal<Opened extends Stoppable>(
  open: (ending: AbortSignal) => Promise<Opened>,
  warn: (message: string) => void,
): Promise<Opened> {
  const ending = new AbortController();
  let isOpen = false;
  const opening = open(ending.signal);
  stopOnSignals(async () => {
    if (!isOpen) ending.abort();
    // That it could not be opened is no news to whoever wanted it to end.
    const given = opening.catch(() => undefined);
    const opened = await Promise.race([given, wait(longestOpeningMs, "late" as const, { ref: false })]);
    if (opened === "late")
      throw new Error(`the start was cut off after ${longestOpeningMs / 1_000} s. The next start clears up.`);
    await opened?.stop();
  }, warn);
  try {
    const opened = await opening;
    isOpen = true;
    if (!ending.signal.aborted) return opened;
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  return new Promise(() => {});
}
