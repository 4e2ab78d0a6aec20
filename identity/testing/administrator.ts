/** For tests: an administrator in a database, a clock that tests move, and browsers that sign in. */
import type { Sql } from "#postgres";
import { ensureAdministrator } from "../ensure-administrator.ts";
import type { HashCost } from "../password/hash-password.ts";
import { createHashQueue } from "../password/hash-queue.ts";
import { type SignInAttempt, type SignInResult, signIn } from "../sign-in/sign-in.ts";

export const password = "marzipan kettle orbit fjord";

export interface Administrator {
  readonly sql: Sql;
  now(): Date;
  /** Lets time pass. */
  pass(ms: number): void;
  /** Delays of answers in milliseconds, one number for each delayed answer. */
  readonly delays: number[];
  /** Tries to sign in, with the right values unless others are given. */
  attempt(attempt?: Partial<SignInAttempt>): Promise<SignInResult>;
  /** Signs in and returns the tokens. */
  signedIn(attempt?: Partial<SignInAttempt>): Promise<Extract<SignInResult, { kind: "signed-in" }>>;
}

/** A thousandth of the real cost of a hash. */
export const lowCost: HashCost = { memoryKiB: 64, passes: 1, parallelism: 1 };

/** @param cost of a hash; the real one where time or cost is tested */
export async function openAdministrator(
  { sql }: { readonly sql: Sql },
  cost: HashCost = lowCost,
): Promise<Administrator> {
  await ensureAdministrator(sql, { username: "admin", password }, () => {}, cost);
  // Stores the password in the database, so that tests may change it.
  await ensureAdministrator(sql, { username: "admin" }, () => {});
  let time = Date.parse("2026-11-22T06:00:00Z");
  const delays: number[] = [];
  const runInQueue = createHashQueue();
  const now = () => new Date(time);
  const attempt = (given: Partial<SignInAttempt> = {}) =>
    signIn(
      sql,
      {
        username: "admin",
        password,
        address: "192.0.2.1",
        trustedToken: null,
        userAgent: "Browser",
        ...given,
      },
      { runInQueue, now: now(), sleep: async (ms) => delays.push(ms), cost },
    );
  return {
    sql,
    now,
    delays,
    attempt,
    pass: (ms) => {
      time += ms;
    },
    signedIn: async (given) => {
      const result = await attempt(given);
      if (result.kind !== "signed-in") throw new Error(`It was ${JSON.stringify(result)}.`);
      return result;
    },
  };
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
