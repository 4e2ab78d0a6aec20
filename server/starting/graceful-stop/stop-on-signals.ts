/** Stops the application on Ctrl-C, SIGTERM, a closed terminal, or the death of the command that started it. */

/** Ctrl-C reaches the whole foreground group and is also forwarded by our parent: two signals, one request. */
const sameRequestMs = 1_000;

/**
 * @param stop stops the application; a failure is reported and gives exit code 1
 * @param warn reports an unclean end
 */
export function stopOnSignals(stop: () => Promise<void>, warn: (message: string) => void): void {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameRequestMs) {
        warn("Ended immediately, after a second signal.");
        process.exit(1);
      }
      return;
    }
    askedAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        warn(`The stop was not clean: ${error.message}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // The death of the parent counts once and must not force an end that has begun.
  if (process.connected) process.once("disconnect", () => askedAt ?? end());
}
