/** Runs a query of the catalogue for a loader or an action. A failing database becomes status 503. */
import { data } from "react-router";
import { logFailure } from "./log-failure.server.ts";

/** Seconds until the next attempt; a database that crashed is back after about five. */
export const retryAfter = 10;

/**
 * @param result the promise that a catalogue verb has returned
 * @param logPrefix the beginning of the log line
 * @throws a 503 with `Retry-After`, after one log line, if the verb fails
 */
export async function queryCatalogue<Result>(result: Promise<Result>, logPrefix: string): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    logFailure(logPrefix, error);
    throw data(null, { status: 503, headers: { "Retry-After": String(retryAfter) } });
  }
}
