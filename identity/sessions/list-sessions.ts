/** Lists where the administrator is signed in. */
import type { Sql } from "#postgres";
import { sessionCutoffs } from "./session-limits.ts";
import { hashToken } from "./token.ts";

interface ListedSession {
  readonly id: number;
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  /** As sent by the browser; for people, not for decisions. */
  readonly userAgent: string;
  readonly address: string;
}

/** @returns the valid sessions: the current one first, then by last use */
export async function listSessions(
  sql: Sql,
  currentToken: string,
  { now = new Date() }: { readonly now?: Date } = {},
): Promise<ListedSession[]> {
  const { usedAfter, begunAfter } = sessionCutoffs(now);
  const sessions = await sql<ListedSession[]>`
    select s.id, s.token_hash = ${hashToken(currentToken)} as "isCurrent", s.signed_in_at as "signedInAt",
      s.last_used_at as "lastUsedAt", s.user_agent as "userAgent", s.address
    from private.sessions as s join private.account as a using (password_version)
    where s.last_used_at > ${usedAfter} and s.signed_in_at > ${begunAfter}
    order by "isCurrent" desc, s.last_used_at desc, s.id desc`;
  return [...sessions];
}
