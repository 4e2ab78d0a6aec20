/** Stores a successful sign-in and deletes what has expired. */
import type { Sql } from "#postgres";
import type { Account } from "../account/account.ts";
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

/** @returns the tokens for the browser's cookies, or null when the password was changed during its check */
export async function openSession(
  sql: Sql,
  account: Account,
  lane: Lane,
  visit: Visit,
  now: Date,
): Promise<OpenedSession | null> {
  const token = createToken();
  const trustedToken = (lane.isKnown && visit.trustedToken) || createToken();
  const { usedAfter, begunAfter } = sessionCutoffs(now);
  const opened = await sql`
    with account as (select password_version from private.account where password_version = ${account.passwordVersion}),
    opened as (
      insert into private.sessions (token_hash, password_version, signed_in_at, last_used_at, user_agent, address)
      select ${hashToken(token)}, password_version, ${now}, ${now}, ${storable(visit.userAgent)},
        ${storable(visit.address)}
      from account
      returning 1
    ),
    trusted as (
      insert into private.trusted_browsers (token_hash, last_signed_in_at)
      select ${hashToken(trustedToken)}, ${now} from account
      on conflict (token_hash) do update set last_signed_in_at = excluded.last_signed_in_at
    ),
    forgiven as (delete from private.sign_in_failures where lane = ${lane.name}),
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

/** PostgreSQL stores every character but U+0000. */
function storable(text: string): string {
  return text.replaceAll("\0", "").slice(0, maxUserAgentCharacters);
}
