/** One line in the log for what failed behind a page. */

/** @param words how the line begins */
export function logFailure(words: string, error: unknown): void {
  const cause = error instanceof Error ? error.message || error.name : String(error);
  console.error(`${words} ${cause.replaceAll("\n", " ")}`);
}
