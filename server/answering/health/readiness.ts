/** Whether this process can serve pages: the database responds in time, and no stop has begun. */
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "#postgres";

/** A page that waits longer for the database is useless. */
const queryTimeoutMs = 1_000;

/** Anybody may call this, so one query serves all calls within this time. */
const cacheMs = 500;

/**
 * A client that polls at least this often is a load balancer, which sends requests until it notices that the process
 * is not ready.
 */
const balancerPollMs = 3_000;

/** For a load balancer that polls every second, as most do, and acts on the first response. */
const noticeMs = 1_500;

export interface Readiness {
  /** Never rejects. */
  isReady(): Promise<boolean>;
  /**
   * Makes the process not ready. @returns when a load balancer has had time to notice; immediately when none polls
   */
  stop(): Promise<void>;
}

/** @param now milliseconds of a monotonic clock */
export function createReadiness(sql: Sql, now: () => number = () => performance.now()): Readiness {
  let isStopping = false;
  let lastPollAt = Number.NEGATIVE_INFINITY;
  let lastCheck: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return {
    async isReady() {
      lastPollAt = now();
      if (isStopping) return false;
      if (!lastCheck || now() - lastCheck.at > cacheMs)
        lastCheck = { at: now(), answer: databaseAnswers(sql) };
      return (await lastCheck.answer) && !isStopping;
    },
    async stop() {
      isStopping = true;
      if (now() - lastPollAt <= balancerPollMs) await wait(noticeMs);
    },
  };
}

async function databaseAnswers(sql: Sql): Promise<boolean> {
  const inTime = new AbortController();
  const late = wait(queryTimeoutMs, false, { signal: inTime.signal }).catch(() => false);
  const answered = sql`select 1`.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([answered, late]);
  inTime.abort();
  return answer;
}
