/**
 * Runs a statement with the settings of its request. Four statements are sent at once and answered together, so that it
 * takes one round trip. The settings end with the transaction, whatever happens to it.
 */
import type { Sql } from "#postgres";
import type { RequestSettings } from "../callers/request-settings.ts";

/**
 * @param lane a single connection that nobody else uses meanwhile
 * @param run sends one statement, which must be guarded: the driver sends each on its own, so that a connection lost in
 * between could leave the statement without its settings
 * @returns the result of the statement, after the commit
 * @throws the first error, after which nothing is changed
 */
export async function runInTransaction<Result>(
  lane: Sql,
  settings: RequestSettings,
  run: () => PromiseLike<Result>,
): Promise<Result> {
  const outcomes = await Promise.allSettled([
    lane`begin`,
    applySettings(lane, settings),
    run(),
    lane`commit`,
  ]);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (outcomes[2] as PromiseFulfilledResult<Awaited<Result>>).value;
}

/** The role comes last, because it decides what the statement may do. */
function applySettings(lane: Sql, { role, search_path, ...request }: RequestSettings) {
  return lane`select set_config('search_path', ${search_path}, true),
    set_config('request.method', ${request["request.method"]}, true),
    set_config('request.path', ${request["request.path"]}, true),
    set_config('request.headers', ${request["request.headers"]}, true),
    set_config('request.jwt.claims', ${request["request.jwt.claims"]}, true),
    set_config('response.status', '', true), set_config('response.headers', '', true),
    set_config('role', ${role}, true)`;
}
