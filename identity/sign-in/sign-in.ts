/** Signing in by name and password. Says the same of a wrong name as of a wrong password, after the same work. */
import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { wideNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { type Account, findAccount, renewHash } from "../account/account.ts";
import {
  currentCost,
  type HashCost,
  hashPassword,
  isOutdated,
  verifyPassword,
} from "../password/hash-password.ts";
import { isTooManyWaiting, type TakeTurn } from "../password/take-turns.ts";
import { mostCharacters } from "../password/weak-password.ts";
import { sessionLongestMs } from "../sessions/session-limits.ts";
import { hashToken } from "../sessions/token.ts";
import { openSession } from "./open-session.ts";
import { waitSecondsWhenFull } from "./sign-in-limits.ts";
import { findLane, type Lane, takeTry } from "./throttle.ts";

export interface SignInAttempt {
  /** White space around it and upper case do not matter. */
  readonly username: string;
  readonly password: string;
  /** Of the visitor, as the proxies that are trusted tell it. */
  readonly address: string;
  /** From the cookie of a browser that has signed in before. */
  readonly trustedToken: string | null;
  readonly userAgent: string;
}

export type SignInResult =
  | {
      readonly kind: "signed-in";
      readonly token: string;
      readonly trustedToken: string;
      /** The session ends then at the latest. */
      readonly expiresAt: Date;
    }
  | { readonly kind: "refused" }
  | { readonly kind: "wait"; readonly seconds: number };

export interface SignInOptions {
  /** The line in which all sign-ins of the process wait. */
  readonly takeTurn: TakeTurn;
  readonly now?: Date;
  /** Holds an answer back. */
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** That a hash has to have, else it is renewed; tests, which sign in often, lower it. */
  readonly cost?: HashCost;
}

/** @returns the tokens for the two cookies; or that name or password are wrong; or for how long nothing is tried */
export async function signIn(
  sql: Sql,
  attempt: SignInAttempt,
  { takeTurn, now = new Date(), sleep = wait, cost = currentCost }: SignInOptions,
): Promise<SignInResult> {
  const lane = await findLane(sql, attempt, now);
  if (lane.waitSeconds > 0) return { kind: "wait", seconds: lane.waitSeconds };
  const result = await inTurn(takeTurn, sql, attempt, lane, now, cost);
  // Who is told to wait has learned nothing, and held back would only be one more under way.
  if (lane.slowedMs > 0 && result.kind !== "wait") await sleep(lane.slowedMs);
  return result;
}

/** A try is only counted once it is its turn: whoever finds no room in the line has not failed. */
async function inTurn(
  takeTurn: TakeTurn,
  sql: Sql,
  attempt: SignInAttempt,
  lane: Lane,
  now: Date,
  cost: HashCost,
): Promise<SignInResult> {
  try {
    const network = lane.isKnown ? null : wideNetworkOf(attempt.address);
    return await takeTurn(() => tryPassword(sql, attempt, lane, now, cost), network);
  } catch (error) {
    if (isTooManyWaiting(error)) return { kind: "wait", seconds: waitSecondsWhenFull };
    throw error;
  }
}

async function tryPassword(
  sql: Sql,
  attempt: SignInAttempt,
  lane: Lane,
  now: Date,
  cost: HashCost,
): Promise<SignInResult> {
  const account = await findAccount(sql);
  if (!account) throw new Error("There is no administrator yet: openIdentity has not run on this database.");
  if (!(await takeTry(sql, lane.name, now))) {
    const { waitSeconds } = await findLane(sql, attempt, now);
    return { kind: "wait", seconds: Math.max(1, waitSeconds) };
  }
  if (!(await isRight(attempt, account))) return { kind: "refused" };
  if (isOutdated(account.passwordHash, cost))
    await renewHash(sql, account, await hashPassword(attempt.password, cost));
  const opened = await openSession(sql, account, lane, attempt, now);
  if (!opened) return { kind: "refused" };
  return { kind: "signed-in", ...opened, expiresAt: new Date(now.getTime() + sessionLongestMs) };
}

/** The password is checked whatever the name is, so that the time of an answer does not tell which was wrong. */
async function isRight({ username, password }: SignInAttempt, account: Account): Promise<boolean> {
  const isPassword = await verifyPassword(password.slice(0, 2 * mostCharacters + 1), account.passwordHash);
  const isName = timingSafeEqual(hashToken(nameKey(username)), hashToken(nameKey(account.username)));
  return isPassword && isName;
}

/** A phone's keyboard begins with an upper-case letter. */
function nameKey(username: string): string {
  return username.normalize("NFC").trim().toLowerCase();
}
