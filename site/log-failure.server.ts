/** Logs a failure behind a page in one line, with the id of the request. */
import { AsyncLocalStorage } from "node:async_hooks";

const requestIds = new AsyncLocalStorage<string>();

/** @returns what `work` returns; failures within it are logged with this id */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work);
}

/** @param prefix the beginning of the line */
export function logFailure(prefix: string, error: unknown): void {
  const cause = error instanceof Error ? error.message || error.name : String(error);
  console.error(`${prefix} ${cause.replaceAll("\n", " ")}${requestSuffix()}`);
}

/** @returns the end of a log line */
export function requestSuffix(): string {
  const id = requestIds.getStore();
  return id ? ` (request ${id})` : "";
}
