/**
 * Counts failures by lane. A try counts as failed from its beginning and is forgiven when it was right, so that many
 * tries at once do not pass together.
 */
import { networkOf } from "#networks";
import type { Sql } from "#postgres";
import { hashToken } from "../sessions/token.ts";
import {
  browserTrustedMs,
  failuresForgottenMs,
  fewLanes,
  longestWaitSeconds,
  manyLanesWithinMs,
  slowerByMsPerLane,
  slowestMs,
  waitSecondsAfter,
} from "./sign-in-limits.ts";

export interface Lane {
  readonly name: string;
  /** Whether the browser has signed in before; strangers do not slow it. */
  readonly isKnown: boolean;
  /** How long the lane is still closed, in whole seconds; 0 when it is open. */
  readonly waitSeconds: number;
  /** How long the answer is held back because many lanes fail, in milliseconds. */
  readonly slowedMs: number;
}

/** More lanes than these make nothing slower. */
const mostLanes = fewLanes + Math.ceil(slowestMs / slowerByMsPerLane);

/** @param trustedToken from the cookie of a browser that has signed in before */
export async function findLane(
  sql: Sql,
  { address, trustedToken }: { readonly address: string; readonly trustedToken: string | null },
  now: Date,
): Promise<Lane> {
  const tokenHash = trustedToken === null ? null : hashToken(trustedToken);
  const ofBrowser = `browser ${tokenHash?.toString("hex")}`;
  const [lane = { name: "", isKnown: false, closedUntil: null, lanes: 0 }] = await sql<
    { name: string; isKnown: boolean; closedUntil: Date | null; lanes: number }[]
  >`
    with browser as (
      select exists (
        select from private.trusted_browsers
        where token_hash = ${tokenHash} and last_signed_in_at > ${before(now, browserTrustedMs)}
      ) as is_known
    ),
    chosen as (
      select is_known, case when is_known then ${ofBrowser} else ${networkOf(address)} end as name from browser
    ),
    recent as (
      select from private.sign_in_failures
      where last_failed_at > ${before(now, manyLanesWithinMs)} and last_failed_at < ${after(now, manyLanesWithinMs)}
      limit ${mostLanes}
    )
    select chosen.name, chosen.is_known as "isKnown", ${endOfWait(sql, now)} as "closedUntil",
      (select count(*) from recent) as lanes
    from chosen left join private.sign_in_failures as f on f.lane = chosen.name`;
  const { name, isKnown, closedUntil, lanes } = lane;
  return {
    name,
    isKnown,
    waitSeconds: secondsUntil(closedUntil, now),
    slowedMs: isKnown ? 0 : slowedBy(lanes),
  };
}

/**
 * Null for a lane that was not closed after its last try: the clock of another machine, or of a request that began later, may
 * be ahead, and an open lane must be open to all who try at once. Null also where the end is further away than any wait is
 * long: it was noted by a clock that has been set back since, and nobody waits until that has caught up.
 */
function endOfWait(sql: Sql, now: Date) {
  const latestEnd = after(now, longestWaitSeconds * 1_000);
  return sql`case when f.closed_until <= ${latestEnd} then nullif(f.closed_until, f.last_failed_at) end`;
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

function secondsUntil(moment: Date | null, now: Date): number {
  return moment ? Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1_000)) : 0;
}

function slowedBy(lanes: number): number {
  return Math.min(slowestMs, Math.max(0, lanes - fewLanes) * slowerByMsPerLane);
}

/**
 * Takes one try on a lane, and forgets what is long past on the others.
 * @returns whether it was open; of many at once only as many as are left get through
 */
export async function takeTry(sql: Sql, lane: string, now: Date): Promise<boolean> {
  const forgottenBefore = before(now, failuresForgottenMs);
  const waits = waitSecondsAfter as number[];
  const taken = await sql`
    with forgotten as (
      delete from private.sign_in_failures where last_failed_at < ${forgottenBefore} and lane <> ${lane}
    )
    insert into private.sign_in_failures as f (lane, failures, last_failed_at, closed_until)
    values (${lane}, 1, ${now}, ${now}::timestamptz + make_interval(secs => (${waits}::float8[])[1]))
    on conflict (lane) do update set (failures, last_failed_at, closed_until) = (
      select n, excluded.last_failed_at,
        excluded.last_failed_at + make_interval(secs => (${waits}::float8[])[least(n, ${waits.length})])
      from (select case when f.last_failed_at < ${forgottenBefore} then 1 else f.failures + 1 end as n) as counted
    )
    where coalesce(${endOfWait(sql, now)} <= ${now}, true)
    returning 1`;
  return taken.length > 0;
}
