/** Tells whether a browser has signed in before. */
import type { Sql } from "#postgres";
import { hashToken } from "../sessions/token.ts";
import { browserTrustedMs } from "./sign-in-limits.ts";

/** @param trustedToken from the cookie of a trusted browser; null when it sent none */
export async function isTrustedBrowser(sql: Sql, trustedToken: string | null, now: Date): Promise<boolean> {
  if (trustedToken === null) return false;
  const found = await sql`
    select from private.trusted_browsers
    where token_hash = ${hashToken(trustedToken)}
      and last_signed_in_at > ${new Date(now.getTime() - browserTrustedMs)}`;
  return found.length > 0;
}
