/** Asks the catalogue for a page. A failing database becomes an answer that says so, never a page that does not exist. */
import { data } from "react-router";
import { logFailure } from "./log-failure.server.ts";

/** Seconds until a visitor or a robot should ask again; a database that died is back after about five. */
const retryAfter = 10;

/**
 * @param question the pending answer of a catalogue verb
 * @param logWords how the log line begins
 * @throws a response 503 with `Retry-After`, after one log line, when the verb fails
 */
export async function askCatalogue<Answer>(question: Promise<Answer>, logWords: string): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    logFailure(logWords, error);
    throw data(null, { status: 503, headers: { "Retry-After": String(retryAfter) } });
  }
}
