/**
 * Runs a statement with the settings of its request, and leaves nothing of it on the connection. Six statements are
 * sent at once and answered together, so that it takes one round trip. The settings end with the transaction,
 * whatever happens to it; what a function or rule has set for the session is reset behind it.
 */
import type { Sql } from "#postgres";
import type { RequestSettings } from "../callers/request-settings.ts";

interface Session {
  /** A single connection that nobody else uses meanwhile. */
  readonly sql: Sql;
  /** Becomes true if nobody may use it any more. */
  hasEnded: boolean;
}

/**
 * @param run sends one statement, which must be guarded: the driver sends each on its own, so that a connection lost
 *   in between could leave the statement without its settings
 * @returns the result of the statement, after the commit
 * @throws the first error, after which nothing is changed
 */
export async function runInTransaction<Result>(
  session: Session,
  settings: RequestSettings,
  run: () => PromiseLike<Result>,
): Promise<Result> {
  const { sql } = session;
  const [began, applied, ran, settled, committed, cleaned] = await Promise.allSettled([
    sql.unsafe("begin"),
    applySettings(sql, settings),
    run(),
    // What follows from a change, while the limits of statements hold.
    sql.unsafe("set constraints all immediate"),
    sql.unsafe("commit"),
    sql.unsafe(clean),
  ]);
  if (!isClean(applied, cleaned)) session.hasEnded = true;
  const failed = [began, applied, ran, settled, committed].find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (ran as PromiseFulfilledResult<Awaited<Result>>).value;
}

/** The role comes last, because it decides what the statement may do. */
function applySettings(sql: Sql, { role, search_path, ...request }: RequestSettings) {
  return sql<{ plans: number }[]>`
    select (select count(*) from pg_catalog.pg_prepared_statements where not from_sql) as plans,
      set_config('search_path', ${search_path}, true),
      set_config('request.method', ${request["request.method"]}, true),
      set_config('request.path', ${request["request.path"]}, true),
      set_config('request.headers', ${request["request.headers"]}, true),
      set_config('request.jwt.claims', ${request["request.jwt.claims"]}, true),
      set_config('response.status', '', true), set_config('response.headers', '', true),
      set_config('role', ${role}, true)`;
}

/**
 * Does what `discard all` does, without the plans, which the driver counts on, and with the role, which that would
 * leave out. The result is the number of the driver's plans, or -1 if somebody else has prepared a statement.
 */
const clean = `
  reset session authorization; reset role; reset all; close all; unlisten *; discard temp; discard sequences;
  select pg_catalog.pg_advisory_unlock_all(), case when bool_or(from_sql) then -1 else count(*) end as plans
  from pg_catalog.pg_prepared_statements`;

/** Plans that are gone cannot be brought back: the driver would go on using them. */
function isClean(
  applied: PromiseSettledResult<readonly { readonly plans: number }[]>,
  cleaned: PromiseSettledResult<readonly unknown[]>,
): boolean {
  if (cleaned.status === "rejected") return false;
  const [after] = cleaned.value.at(-1) as { plans: number }[];
  // Without its settings nothing else has run.
  const before = applied.status === "fulfilled" ? applied.value[0] : undefined;
  return !before || (after !== undefined && after.plans >= before.plans);
}
