/**
 * Runs an application until a signal stops it. Signals are handled at any moment, also while the application starts.
 */
import { setTimeout as wait } from "node:timers/promises";
import { stopOnSignals } from "./stop-on-signals.ts";

export interface Stoppable {
  stop(): Promise<void>;
}

/** A stop may take 10 s in all. */
const maxOpeningMs = 8_000;

/**
 * @param open must stop and clean up when its signal is aborted
 * @param warn reports an unclean end
 * @returns the opened application; never returns after a signal, since the process ends then
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
    // A failed start is irrelevant when the application was asked to stop.
    const given = opening.catch(() => undefined);
    const opened = await Promise.race([given, wait(maxOpeningMs, "late" as const, { ref: false })]);
    if (opened === "late")
      throw new Error(`the start was cut off after ${maxOpeningMs / 1_000} s. The next start clears up.`);
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
