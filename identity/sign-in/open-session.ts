/** Stores a successful sign-in, accepts each challenge of a passkey once, and deletes what has expired. */
import type { Sql } from "#postgres";
import type { Account } from "../account/account.ts";
import type { Challenge } from "../passkeys/challenge.ts";
import { challengeLastsMs } from "../passkeys/passkey-limits.ts";
import { sessionCutoffs } from "../sessions/session-limits.ts";
import { createToken, hashToken } from "../sessions/token.ts";
import { browserTrustedMs, maxUserAgentCharacters } from "./sign-in-limits.ts";
import type { Lane } from "./throttle.ts";

interface OpenedSession {
  readonly token: string;
  readonly trustedToken: string;
}

interface Visit {
  readonly address: string;
  readonly userAgent: string;
  readonly trustedToken: string | null;
}

/** The passkey that opens the session. */
export interface PasskeyUse {
  readonly passkeyId: number;
  /** As the passkey says. */
  readonly counter: number;
  readonly challenge: Challenge;
}

/**
 * One statement, so that of two uses of one challenge, or of two answers with one counter, only one opens a session.
 * @param use null for a password
 * @returns the tokens for the browser's cookies, or null when the password was changed during its check, the passkey
 *   was revoked, its counter has not grown, or its challenge was answered before
 */
export async function openSession(
  sql: Sql,
  account: Account,
  lane: Lane,
  visit: Visit,
  now: Date,
  use: PasskeyUse | null = null,
): Promise<OpenedSession | null> {
  const token = createToken();
  const trustedToken = (lane.isKnown && visit.trustedToken) || createToken();
  const { usedAfter, begunAfter } = sessionCutoffs(now);
  const opened = await sql`
    with ${passkeyParts(sql, use, now)}
    admitted as (
      select password_version from private.account
      where password_version = ${account.passwordVersion}
        and ${use ? sql`exists (select from used)` : sql`true`}
    ),
    opened as (
      insert into private.sessions
        (token_hash, password_version, signed_in_at, last_used_at, user_agent, address, passkey_id)
      select ${hashToken(token)}, password_version, ${now}, ${now}, ${storable(visit.userAgent)},
        ${storable(visit.address)}, ${use?.passkeyId ?? null}
      from admitted
      returning 1
    ),
    trusted as (
      insert into private.trusted_browsers (token_hash, last_signed_in_at)
      select ${hashToken(trustedToken)}, ${now} from admitted
      on conflict (token_hash) do update set last_signed_in_at = excluded.last_signed_in_at
    ),
    forgiven as (
      delete from private.sign_in_failures where lane = ${lane.name} and exists (select from admitted)
    ),
    ended as (
      delete from private.sessions where last_used_at <= ${usedAfter} or signed_in_at <= ${begunAfter}
    ),
    no_longer_trusted as (
      delete from private.trusted_browsers
      where last_signed_in_at < ${new Date(now.getTime() - browserTrustedMs)}
    )
    select from opened`;
  return opened.length > 0 ? { token, trustedToken } : null;
}

/** A passkey that counts has a greater number with each use; one that does not always says 0. */
function passkeyParts(sql: Sql, use: PasskeyUse | null, now: Date) {
  if (!use) return sql``;
  const { passkeyId, counter, challenge } = use;
  // The clock of another machine may be behind.
  const expiredBefore = new Date(now.getTime() - challengeLastsMs);
  return sql`
    forgotten as (delete from private.spent_challenges where expires_at < ${expiredBefore}),
    spent as (
      insert into private.spent_challenges (nonce, expires_at) values (${challenge.nonce}, ${challenge.expiresAt})
      on conflict do nothing
      returning 1
    ),
    used as (
      update private.passkeys set counter = ${counter}, last_used_at = ${now}
      where id = ${passkeyId} and exists (select from spent)
        and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
      returning 1
    ),`;
}

/** PostgreSQL stores every character but U+0000. */
function storable(text: string): string {
  return text.replaceAll("\0", "").slice(0, maxUserAgentCharacters);
}
