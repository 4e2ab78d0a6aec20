/** Lists the administrator's passkeys. */
import type { Sql } from "#postgres";

interface ListedPasskey {
  readonly id: number;
  readonly name: string;
  /** Where it works; another host than the site's after the site has moved. */
  readonly host: string;
  readonly madeAt: Date;
  /** Null before the first use. */
  readonly lastUsedAt: Date | null;
  /** Whether it opened this session. */
  readonly isInUse: boolean;
}

/**
 * @param sessionId of this session
 * @returns the passkeys, the oldest first
 */
export async function listPasskeys(sql: Sql, sessionId: number): Promise<ListedPasskey[]> {
  const passkeys = await sql<ListedPasskey[]>`
    select p.id, p.name, p.host, p.made_at as "madeAt", p.last_used_at as "lastUsedAt",
      exists (select from private.sessions as s where s.id = ${sessionId} and s.passkey_id = p.id) as "isInUse"
    from private.passkeys as p
    order by p.id`;
  return [...passkeys];
}

/** @returns whether there is any for this host */
export async function hasPasskey(sql: Sql, host: string): Promise<boolean> {
  const found = await sql`select 1 from private.passkeys where host = ${host} limit 1`;
  return found.length > 0;
}
