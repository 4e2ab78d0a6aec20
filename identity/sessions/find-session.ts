/** Finds the session of a token if it is still valid. */
import type { Sql } from "#postgres";
import { sessionCutoffs, sessionMaxAgeMs, sessionWriteEveryMs } from "./session-limits.ts";
import { hashToken } from "./token.ts";

export interface Session {
  readonly id: number;
  readonly username: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  /** The latest end, however much the session is used. */
  readonly expiresAt: Date;
}

interface FindSessionOptions {
  /** True when the administrator did something; false when an open page only checks. */
  readonly prolong: boolean;
  readonly now?: Date;
}

/**
 * Runs one statement.
 * @param token from the cookie; null finds nothing without a query
 * @returns null when there is no such session, it has ended, or the password has changed since
 */
export async function findSession(
  sql: Sql,
  token: string | null,
  { prolong, now = new Date() }: FindSessionOptions,
): Promise<Session | null> {
  if (token === null) return null;
  const { usedAfter, begunAfter } = sessionCutoffs(now);
  const writtenBefore = new Date(now.getTime() - sessionWriteEveryMs);
  const [session] = await sql<Omit<Session, "expiresAt">[]>`
    with found as (
      select s.id, a.username, s.signed_in_at, s.last_used_at
      from private.sessions as s join private.account as a using (password_version)
      where s.token_hash = ${hashToken(token)}
        and s.last_used_at > ${usedAfter} and s.signed_in_at > ${begunAfter}
    ),
    prolonged as (
      update private.sessions as s set last_used_at = ${now}
      from found where s.id = found.id and ${prolong} and s.last_used_at <= ${writtenBefore}
    )
    select id, username, signed_in_at as "signedInAt", last_used_at as "lastUsedAt" from found`;
  if (!session) return null;
  return { ...session, expiresAt: new Date(session.signedInAt.getTime() + sessionMaxAgeMs) };
}
