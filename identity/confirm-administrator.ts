/** Asks an administrator who is signed in for her password, before she gets another way to sign in. */
import type { Sql } from "#postgres";
import { requireAccount } from "./account/account.ts";
import { recentSignInMs } from "./passkeys/passkey-limits.ts";
import { isSecret } from "./password/is-secret.ts";
import type { Session } from "./sessions/find-session.ts";
import { type AttemptOptions, type Origin, runAttempt, type Waiting } from "./sign-in/run-attempt.ts";
import { forgive } from "./sign-in/throttle.ts";

/** @returns whether the session began so lately that nothing is asked */
export function hasSignedInRecently({ signedInAt }: Session, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < recentSignInMs;
}

/**
 * Needs no password soon after a sign-in. Wrong passwords are limited as those of sign-ins are.
 * @param typed the password or a recovery code
 */
export async function confirmAdministrator(
  sql: Sql,
  session: Session,
  { typed, ...origin }: Origin & { readonly typed: string },
  options: AttemptOptions,
): Promise<{ readonly kind: "confirmed" | "refused" } | Waiting> {
  if (hasSignedInRecently(session, options.now ?? new Date())) return { kind: "confirmed" };
  if (typed === "") return { kind: "refused" };
  return runAttempt<{ readonly kind: "confirmed" | "refused" }>(sql, origin, options, async (lane) => {
    if (!(await isSecret(sql, await requireAccount(sql), typed))) return { kind: "refused" };
    await forgive(sql, lane.name);
    return { kind: "confirmed" };
  });
}
