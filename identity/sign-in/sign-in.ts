/** Signs in by name and password. A wrong name gets the same answer as a wrong password, after the same work. */
import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { wideNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { type Account, findAccount, replaceHash } from "../account/account.ts";
import {
  currentCost,
  type HashCost,
  hashPassword,
  isOutdated,
  verifyPassword,
} from "../password/hash-password.ts";
import { isQueueFull, type RunInQueue } from "../password/hash-queue.ts";
import { maxCharacters } from "../password/weak-password.ts";
import { sessionMaxAgeMs } from "../sessions/session-limits.ts";
import { hashToken } from "../sessions/token.ts";
import { openSession } from "./open-session.ts";
import { waitSecondsWhenFull } from "./sign-in-limits.ts";
import { countAttempt, findLane, type Lane } from "./throttle.ts";

export interface SignInAttempt {
  /** Surrounding white space and case do not matter. */
  readonly username: string;
  readonly password: string;
  /** Of the visitor, as told by the trusted proxies. */
  readonly address: string;
  /** From the cookie of a trusted browser. */
  readonly trustedToken: string | null;
  readonly userAgent: string;
}

export type SignInResult =
  | {
      readonly kind: "signed-in";
      readonly token: string;
      readonly trustedToken: string;
      /** The latest end of the session. */
      readonly expiresAt: Date;
    }
  | { readonly kind: "refused" }
  | { readonly kind: "wait"; readonly seconds: number };

export interface SignInOptions {
  /** The queue of all sign-ins of the process. */
  readonly runInQueue: RunInQueue;
  readonly now?: Date;
  /** Delays an answer. */
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** Hashes of another cost are replaced; tests, which sign in often, lower it. */
  readonly cost?: HashCost;
}

/** @returns the tokens for the two cookies, a refusal, or how long no attempt is accepted */
export async function signIn(
  sql: Sql,
  attempt: SignInAttempt,
  { runInQueue, now = new Date(), sleep = wait, cost = currentCost }: SignInOptions,
): Promise<SignInResult> {
  const lane = await findLane(sql, attempt, now);
  if (lane.waitSeconds > 0) return { kind: "wait", seconds: lane.waitSeconds };
  const result = await checkInQueue(runInQueue, sql, attempt, lane, now, cost);
  // A client that must wait has learned nothing, and delaying it would only keep one more request open.
  if (lane.slowdownMs > 0 && result.kind !== "wait") await sleep(lane.slowdownMs);
  return result;
}

/** An attempt counts only once its turn comes: a client that finds the queue full has not failed. */
async function checkInQueue(
  runInQueue: RunInQueue,
  sql: Sql,
  attempt: SignInAttempt,
  lane: Lane,
  now: Date,
  cost: HashCost,
): Promise<SignInResult> {
  try {
    const network = lane.isKnown ? null : wideNetworkOf(attempt.address);
    return await runInQueue(() => checkPassword(sql, attempt, lane, now, cost), network);
  } catch (error) {
    if (isQueueFull(error)) return { kind: "wait", seconds: waitSecondsWhenFull };
    throw error;
  }
}

async function checkPassword(
  sql: Sql,
  attempt: SignInAttempt,
  lane: Lane,
  now: Date,
  cost: HashCost,
): Promise<SignInResult> {
  const account = await findAccount(sql);
  if (!account)
    throw new Error("There is no administrator yet: ensureAdministrator has not run on this database.");
  if (!(await countAttempt(sql, lane.name, now))) {
    const { waitSeconds } = await findLane(sql, attempt, now);
    return { kind: "wait", seconds: Math.max(1, waitSeconds) };
  }
  if (!(await isRight(attempt, account))) return { kind: "refused" };
  if (isOutdated(account.passwordHash, cost))
    await replaceHash(sql, account, await hashPassword(attempt.password, cost));
  const opened = await openSession(sql, account, lane, attempt, now);
  if (!opened) return { kind: "refused" };
  return { kind: "signed-in", ...opened, expiresAt: new Date(now.getTime() + sessionMaxAgeMs) };
}

/** Always checks the password, so that the time of the answer does not reveal which of the two was wrong. */
async function isRight({ username, password }: SignInAttempt, account: Account): Promise<boolean> {
  const isPassword = await verifyPassword(password.slice(0, 2 * maxCharacters + 1), account.passwordHash);
  const isName = timingSafeEqual(hashToken(nameKey(username)), hashToken(nameKey(account.username)));
  return isPassword && isName;
}

/** Phone keyboards start with an upper-case letter. */
function nameKey(username: string): string {
  return username.normalize("NFC").trim().toLowerCase();
}
