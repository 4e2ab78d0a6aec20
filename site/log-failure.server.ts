/** One line in the log for what failed behind a page, with the name of the request that it failed for. */
import { AsyncLocalStorage } from "node:async_hooks";

const requestIds = new AsyncLocalStorage<string>();

/** @returns what `work` returns; what fails in it, however far down, is logged with this name */
export function nameRequest<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work);
}

/** @param words how the line begins */
export function logFailure(words: string, error: unknown): void {
  const cause = error instanceof Error ? error.message || error.name : String(error);
  console.error(`${words} ${cause.replaceAll("\n", " ")}${ofRequest()}`);
}

/** @returns the end of a log line */
export function ofRequest(): string {
  const id = requestIds.getStore();
  return id ? ` (request ${id})` : "";
}
