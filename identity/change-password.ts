/**
 * Changes the password from a session of the administrator, who types the present one. Refuses a weak new one, and
 * any while the site runs with `ADMIN_PASSWORD`.
 */
import type { Sql } from "#postgres";
import { replacePassword, requireAccount } from "./account/account.ts";
import { currentCost, type HashCost, hashPassword } from "./password/hash-password.ts";
import { isSecret } from "./password/is-secret.ts";
import { PasswordRefused, requireStrongPassword } from "./password/weak-password.ts";
import { createToken } from "./sessions/token.ts";
import { passwordFollowsSetting } from "./set-password.ts";
import { type AttemptOptions, type Origin, runAttempt, type Waiting } from "./sign-in/run-attempt.ts";
import { forgive } from "./sign-in/throttle.ts";

interface PasswordChange extends Origin {
  /** Of the session, which stays. */
  readonly token: string;
  /** Or a recovery code, which is used up. */
  readonly present: string;
  readonly next: string;
  /** The password must not consist of it. */
  readonly siteName: string;
}

type PasswordChangeResult =
  | {
      readonly kind: "changed";
      /** For the cookie of this session; the former token opens nothing any more. */
      readonly token: string;
      readonly endedSessions: number;
    }
  /** The present password was wrong. */
  | { readonly kind: "refused" }
  | Waiting;

/**
 * Ends all other sessions and forgets all other trusted browsers.
 * @param cost of the new hash; tests lower it
 * @throws {PasswordRefused} when the new password is weak, or the site was last started with `ADMIN_PASSWORD`
 */
export async function changePassword(
  sql: Sql,
  { token, present, next, siteName, ...origin }: PasswordChange,
  { cost = currentCost, ...options }: AttemptOptions & { readonly cost?: HashCost },
): Promise<PasswordChangeResult> {
  const { followsSetting, username } = await requireAccount(sql);
  if (followsSetting) throw new PasswordRefused(passwordFollowsSetting);
  requireStrongPassword(next, "The new password", [username, siteName]);
  return runAttempt<PasswordChangeResult>(sql, origin, options, async (lane) => {
    const account = await requireAccount(sql);
    if (!(await isSecret(sql, account, present, { cost }))) return { kind: "refused" };
    const nextToken = createToken();
    const kept = { token, nextToken, trustedToken: origin.trustedToken };
    const passwordHash = await hashPassword(next, cost);
    const endedSessions = await replacePassword(sql, account, { passwordHash, followsSetting: false }, kept);
    // Somebody else has just changed it, so what was typed is no longer the present one.
    if (endedSessions === null) return { kind: "refused" };
    await forgive(sql, lane.name);
    return { kind: "changed", token: nextToken, endedSessions };
  });
}
