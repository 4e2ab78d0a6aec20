/** The ways to sign in beside the password: how many there are, and the end of all of them. */
import type { Sql } from "#postgres";

export interface OtherWays {
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export async function countOtherWays(sql: Sql): Promise<OtherWays> {
  const [count = { passkeys: 0, recoveryCodes: 0 }] = await sql<OtherWays[]>`
    select (select count(*) from private.passkeys) as passkeys,
      (select count(*) from private.recovery_codes) as "recoveryCodes"`;
  return count;
}

/** Ends the sessions of the passkeys too. */
export async function revokeOtherWays(sql: Sql): Promise<OtherWays> {
  const [count = { passkeys: 0, recoveryCodes: 0 }] = await sql<OtherWays[]>`
    with passkeys as (delete from private.passkeys returning 1),
      codes as (delete from private.recovery_codes returning 1)
    select (select count(*) from passkeys) as passkeys, (select count(*) from codes) as "recoveryCodes"`;
  return count;
}
