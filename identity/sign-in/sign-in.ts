/** Signs in by name and password. A wrong name gets the same answer as a wrong password, after the same work. */
import { timingSafeEqual } from "node:crypto";
import type { Sql } from "#postgres";
import { type Account, requireAccount } from "../account/account.ts";
import { currentCost, type HashCost } from "../password/hash-password.ts";
import { isSecret } from "../password/is-secret.ts";
import { sessionMaxAgeMs } from "../sessions/session-limits.ts";
import { hashToken } from "../sessions/token.ts";
import { openSession } from "./open-session.ts";
import { type AttemptOptions, type Origin, runAttempt, type Waiting } from "./run-attempt.ts";
import type { Lane } from "./throttle.ts";

export interface SignInAttempt extends Origin {
  /** Surrounding white space and case do not matter. */
  readonly username: string;
  /** Or a recovery code, which is used up. */
  readonly password: string;
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
  | Waiting;

interface SignInOptions extends AttemptOptions {
  /** Hashes of another cost are replaced; tests, which sign in often, lower it. */
  readonly cost?: HashCost;
}

/** @returns the tokens for the two cookies, a refusal, or how long no attempt is accepted */
export async function signIn(
  sql: Sql,
  attempt: SignInAttempt,
  { cost = currentCost, ...options }: SignInOptions,
): Promise<SignInResult> {
  const now = options.now ?? new Date();
  return runAttempt<SignInResult>(sql, attempt, { ...options, now }, (lane) =>
    checkPassword(sql, attempt, lane, now, cost),
  );
}

async function checkPassword(
  sql: Sql,
  attempt: SignInAttempt,
  lane: Lane,
  now: Date,
  cost: HashCost,
): Promise<SignInResult> {
  const account = await requireAccount(sql);
  const isRight = await isSecret(sql, account, attempt.password, { cost, isName: isName(attempt, account) });
  if (!isRight) return { kind: "refused" };
  const opened = await openSession(sql, account, lane, attempt, now);
  if (!opened) return { kind: "refused" };
  return { kind: "signed-in", ...opened, expiresAt: new Date(now.getTime() + sessionMaxAgeMs) };
}

function isName({ username }: SignInAttempt, account: Account): boolean {
  return timingSafeEqual(hashToken(nameKey(username)), hashToken(nameKey(account.username)));
}

/** Phone keyboards start with an upper-case letter. */
function nameKey(username: string): string {
  return username.normalize("NFC").trim().toLowerCase();
}
