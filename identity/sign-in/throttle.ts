/**
 * Counts failures by lane. An attempt counts as failed from its start, and a success removes it, so that many
 * attempts at once cannot pass together.
 */
import { networkOf } from "#networks";
import type { Sql } from "#postgres";
import { hashToken } from "../sessions/token.ts";
import {
  browserTrustedMs,
  failuresExpireAfterMs,
  fewLanes,
  manyLanesWithinMs,
  maxSlowdownMs,
  maxWaitSeconds,
  slowdownMsPerLane,
  waitSecondsAfter,
} from "./sign-in-limits.ts";

export interface Lane {
  readonly name: string;
  /** Whether the browser is trusted; failures of strangers do not slow it down. */
  readonly isKnown: boolean;
  /** Whole seconds for which the lane is still closed; 0 when it is open. */
  readonly waitSeconds: number;
  /** Milliseconds by which the answer is delayed because many lanes fail. */
  readonly slowdownMs: number;
}

/** Beyond this many lanes the delay no longer grows, so no more are counted. */
const maxLanes = fewLanes + Math.ceil(maxSlowdownMs / slowdownMsPerLane);

/** @param trustedToken from the cookie of a trusted browser */
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
      limit ${maxLanes}
    )
    select chosen.name, chosen.is_known as "isKnown", ${waitEndsAt(sql, now)} as "closedUntil",
      (select count(*) from recent) as lanes
    from chosen left join private.sign_in_failures as f on f.lane = chosen.name`;
  const { name, isKnown, closedUntil, lanes } = lane;
  return {
    name,
    isKnown,
    waitSeconds: secondsUntil(closedUntil, now),
    slowdownMs: isKnown ? 0 : slowdownFor(lanes),
  };
}

/**
 * Null for a lane that its last attempt did not close: clocks differ between machines, and an open lane must be open
 * to all who try at once. Also null when the end lies further away than the longest wait: then the clock has been set
 * back, and nobody should wait until it has caught up.
 */
function waitEndsAt(sql: Sql, now: Date) {
  const latestEnd = after(now, maxWaitSeconds * 1_000);
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

function slowdownFor(lanes: number): number {
  return Math.min(maxSlowdownMs, Math.max(0, lanes - fewLanes) * slowdownMsPerLane);
}

/**
 * Counts one attempt on a lane, and deletes expired rows of the others.
 * @returns whether the lane was open; of many attempts at once, only as many as are left get through
 */
export async function countAttempt(sql: Sql, lane: string, now: Date): Promise<boolean> {
  const forgottenBefore = before(now, failuresExpireAfterMs);
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
    where coalesce(${waitEndsAt(sql, now)} <= ${now}, true)
    returning 1`;
  return taken.length > 0;
}

/** Forgets the failures of a lane after a success. */
export async function forgive(sql: Sql, lane: string): Promise<void> {
  await sql`delete from private.sign_in_failures where lane = ${lane}`;
}
