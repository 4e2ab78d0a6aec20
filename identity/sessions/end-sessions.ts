/** Signing out, here or everywhere else. */
import type { Sql } from "#postgres";
import { hashToken } from "./token.ts";

/** An invalid token ends nothing. */
export async function endSession(sql: Sql, token: string | null): Promise<void> {
  if (token === null) return;
  await sql`delete from private.sessions where token_hash = ${hashToken(token)}`;
}

/**
 * Ends one of the other sessions; an invalid token ends nothing.
 * @param id of a listed session
 * @returns whether there was one, and it is not the current one
 */
export async function endOtherSession(sql: Sql, currentToken: string, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const current = hashToken(currentToken);
  const ended = await sql`
    delete from private.sessions
    where id = ${id} and token_hash <> ${current}
      and exists (select from private.sessions where token_hash = ${current})
    returning 1`;
  return ended.length > 0;
}

/**
 * Ends all sessions but the current one; an invalid token ends nothing.
 * @returns how many
 */
export async function endOtherSessions(sql: Sql, currentToken: string): Promise<number> {
  const current = hashToken(currentToken);
  const ended = await sql`
    delete from private.sessions
    where token_hash <> ${current} and exists (select from private.sessions where token_hash = ${current})
    returning 1`;
  return ended.length;
}
