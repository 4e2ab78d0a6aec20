/** The administrator's account: one row. Every password and session is valid only through it. */
import type { Sql } from "#postgres";
import { hashToken } from "../sessions/token.ts";

export interface Account {
  readonly username: string;
  /** PHC string. */
  readonly passwordHash: string;
  /** Grows with each password change, which ends the sessions of older passwords. */
  readonly passwordVersion: number;
  /** Whether `ADMIN_PASSWORD` was set at the last start. */
  readonly followsSetting: boolean;
  /** Signs the challenges of passkeys; the same for all processes on one database. */
  readonly challengeKey: Buffer;
}

export async function findAccount(sql: Sql): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    select username, password_hash as "passwordHash", password_version as "passwordVersion",
      follows_setting as "followsSetting", challenge_key as "challengeKey"
    from private.account`;
  return account ?? null;
}

/** @throws {Error} before the first start of a site has created the account */
export async function requireAccount(sql: Sql): Promise<Account> {
  const account = await findAccount(sql);
  if (!account)
    throw new Error("There is no administrator yet: ensureAdministrator has not run on this database.");
  return account;
}

/** @returns whether this call created it; false when another process was first */
export async function createAccount(
  sql: Sql,
  { username, passwordHash, followsSetting }: Pick<Account, "username" | "passwordHash" | "followsSetting">,
): Promise<boolean> {
  const made = await sql`
    insert into private.account (username, password_hash, follows_setting)
    values (${username}, ${passwordHash}, ${followsSetting})
    on conflict do nothing
    returning 1`;
  return made.length > 0;
}

/** The browser in which the password is changed. */
interface KeptBrowser {
  /** Of its session. */
  readonly token: string;
  /** Takes the place of `token`, so that a copy of it opens nothing any more. */
  readonly nextToken: string;
  readonly trustedToken: string | null;
}

/**
 * Changes the password unless it was changed after `seen` was read. Ends all sessions, including one that is being
 * opened right now, and forgets all trusted browsers, since one of them may be the reason for the change. Passkeys
 * and recovery codes stay.
 * @param kept its session goes on, and it stays trusted; null ends all
 * @returns how many sessions ended; null when this call did not change the password
 */
export async function replacePassword(
  sql: Sql,
  seen: Account,
  { passwordHash, followsSetting }: Pick<Account, "passwordHash" | "followsSetting">,
  kept: KeptBrowser | null = null,
): Promise<number | null> {
  const session = kept && hashToken(kept.token);
  const browser = kept?.trustedToken ? hashToken(kept.trustedToken) : null;
  const [changed] = await sql<{ ended: number }[]>`
    with changed as (
      update private.account
      set password_hash = ${passwordHash}, password_version = password_version + 1,
        follows_setting = ${followsSetting}
      where password_version = ${seen.passwordVersion}
      returning password_version
    ),
    kept as (
      update private.sessions as s
      set password_version = changed.password_version, token_hash = ${kept && hashToken(kept.nextToken)}
      from changed where s.token_hash = ${session} and s.password_version = ${seen.passwordVersion}
    ),
    ended as (
      delete from private.sessions
      where token_hash is distinct from ${session} and exists (select from changed)
      returning 1
    ),
    forgotten as (
      delete from private.trusted_browsers
      where token_hash is distinct from ${browser} and exists (select from changed)
    )
    select (select count(*) from ended) as ended from changed`;
  return changed?.ended ?? null;
}

/** Stores the same password with a hash of the current cost; sessions stay valid. */
export async function replaceHash(sql: Sql, seen: Account, passwordHash: string): Promise<void> {
  await sql`
    update private.account set password_hash = ${passwordHash} where password_hash = ${seen.passwordHash}`;
}

/** Applies the settings other than the password. */
export async function applySettings(
  sql: Sql,
  { username, followsSetting }: Pick<Account, "username" | "followsSetting">,
): Promise<void> {
  await sql`
    update private.account set username = ${username}, follows_setting = ${followsSetting}
    where (username, follows_setting) is distinct from (${username}, ${followsSetting}::boolean)`;
}
