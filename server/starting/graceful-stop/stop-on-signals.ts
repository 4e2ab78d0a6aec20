/** What ends the application: Ctrl-C, SIGTERM, a closed terminal, or the death of the command that started it. */

/** Ctrl-C reaches the whole foreground group and is also passed on by our parent: two signals, one wish. */
const sameWishMs = 1_000;

/**
 * @param stop ends the application; its failure is reported and gives exit code 1
 * @param warn says that something did not end well
 */
export function stopOnSignals(stop: () => Promise<void>, warn: (message: string) => void): void {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameWishMs) {
        warn("Ended at once, as asked for a second time.");
        process.exit(1);
      }
      return;
    }
    askedAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        warn(`The end was not clean: ${error.message}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // That whoever started us is gone asks once: it is no impatience with an end that has begun.
  if (process.connected) process.once("disconnect", () => askedAt ?? end());
}
