/** For tests: an administrator in a database, a clock that goes only when told, and browsers that sign in. */
import type { Sql } from "#postgres";
import { openIdentity } from "../open-identity.ts";
import type { HashCost } from "../password/hash-password.ts";
import { createPasswordTurns } from "../password/take-turns.ts";
import { type SignInAttempt, type SignInResult, signIn } from "../sign-in/sign-in.ts";

export const password = "marzipan kettle orbit fjord";

export interface Administrator {
  readonly sql: Sql;
  now(): Date;
  /** Lets time pass. */
  pass(ms: number): void;
  /** How long answers were held back, in milliseconds, one number for each that was. */
  readonly heldBack: number[];
  /** Tries to sign in, rightly unless told otherwise. */
  attempt(attempt?: Partial<SignInAttempt>): Promise<SignInResult>;
  /** Signs in and gives the tokens. */
  signedIn(attempt?: Partial<SignInAttempt>): Promise<Extract<SignInResult, { kind: "signed-in" }>>;
}

/** A thousandth of what a hash costs a site. */
export const lowCost: HashCost = { memoryKiB: 64, passes: 1, parallelism: 1 };

/** @param cost of a hash; the usual one where time or cost is what is tested */
export async function openAdministrator(
  { sql }: { readonly sql: Sql },
  cost: HashCost = lowCost,
): Promise<Administrator> {
  await openIdentity(sql, { username: "admin", password }, () => {}, cost);
  // Set in the database, so that the tests may change the password.
  await openIdentity(sql, { username: "admin" }, () => {});
  let time = Date.parse("2026-11-22T06:00:00Z");
  const heldBack: number[] = [];
  const takeTurn = createPasswordTurns();
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
      { takeTurn, now: now(), sleep: async (ms) => heldBack.push(ms), cost },
    );
  return {
    sql,
    now,
    heldBack,
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
