/** Whether this process can answer pages: the database answers in time, and nobody has asked for the end. */
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "#postgres";

/** A page that waits longer for the database is no page. */
const answersWithinMs = 1_000;

/** Anybody may ask, so the database is asked once for all who come within this time. */
const knownForMs = 500;

/** Who asks at least this often is a balancer, and sends requests until it has heard that the process is not ready. */
const balancerAsksEveryMs = 3_000;

/** For a balancer that asks each second, as most do, and acts on the first answer. */
const noticeMs = 1_500;

export interface Readiness {
  /** Never rejects. */
  isReady(): Promise<boolean>;
  /** From now on it is not. @returns when a balancer has had the time to hear of it; at once where none asks */
  stop(): Promise<void>;
}

/** @param now milliseconds of a clock that is never put back */
export function createReadiness(sql: Sql, now: () => number = () => performance.now()): Readiness {
  let isStopping = false;
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return {
    async isReady() {
      lastAskedAt = now();
      if (isStopping) return false;
      if (!asked || now() - asked.at > knownForMs) asked = { at: now(), answer: databaseAnswers(sql) };
      return (await asked.answer) && !isStopping;
    },
    async stop() {
      isStopping = true;
      if (now() - lastAskedAt <= balancerAsksEveryMs) await wait(noticeMs);
    },
  };
}

async function databaseAnswers(sql: Sql): Promise<boolean> {
  const inTime = new AbortController();
  const late = wait(answersWithinMs, false, { signal: inTime.signal }).catch(() => false);
  const answered = sql`select 1`.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([answered, late]);
  inTime.abort();
  return answer;
}
