/**
 * Runs a statement with the settings of its request. Four statements are sent at once and answered together, so that it
 * takes one round trip. The settings end with the transaction, whatever happens to it.
 */
import type { Sql } from "#postgres";
import { type RequestSettings, settingNames } from "./request-settings.ts";

/** The role comes last, because it decides what the statement may do. */
const applySettings = `select ${settingNames
  .map((name, place) => `set_config('${name}', $${place + 1}, true)`)
  .join(", ")}`;

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
  run: (lane: Sql) => PromiseLike<Result>,
): Promise<Result> {
  const values = settingNames.map((name) => settings[name]);
  const outcomes = await Promise.allSettled([
    lane.unsafe("begin"),
    lane.unsafe(applySettings, values, { prepare: true }),
    run(lane),
    lane.unsafe("commit"),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (outcomes[2] as PromiseFulfilledResult<Awaited<Result>>).value;
}
