/** Revokes a passkey: it signs in no more, and the sessions that it opened end. */
import type { Sql } from "#postgres";

/** @returns its name; null when there is none of this id */
export async function revokePasskey(sql: Sql, id: number): Promise<string | null> {
  // The database deletes its sessions.
  const [revoked] = await sql<{ name: string }[]>`
    delete from private.passkeys where id = ${id} returning name`;
  return revoked?.name ?? null;
}
