/** The administrator's account: one row. Every password and session is valid only through it. */
import type { Sql } from "#postgres";

export interface Account {
  readonly username: string;
  /** PHC string. */
  readonly passwordHash: string;
  /** Grows with each password change, which ends the sessions of older passwords. */
  readonly passwordVersion: number;
  /** Whether `ADMIN_PASSWORD` was set at the last start. */
  readonly followsSetting: boolean;
}

export async function findAccount(sql: Sql): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    select username, password_hash as "passwordHash", password_version as "passwordVersion",
      follows_setting as "followsSetting"
    from private.account`;
  return account ?? null;
}

/** @returns whether this call created it; false when another process was first */
export async function createAccount(
  sql: Sql,
  { username, passwordHash, followsSetting }: Omit<Account, "passwordVersion">,
): Promise<boolean> {
  const made = await sql`
    insert into private.account (username, password_hash, follows_setting)
    values (${username}, ${passwordHash}, ${followsSetting})
    on conflict do nothing
    returning 1`;
  return made.length > 0;
}

/**
 * Changes the password unless it was changed after `seen` was read. Ends all sessions, including one that is being
 * opened right now, and forgets all trusted browsers, since one of them may be the reason for the change.
 * @returns whether this call changed it
 */
export async function replacePassword(
  sql: Sql,
  seen: Account,
  { passwordHash, followsSetting }: Pick<Account, "passwordHash" | "followsSetting">,
): Promise<boolean> {
  const changed = await sql`
    with changed as (
      update private.account
      set password_hash = ${passwordHash}, password_version = password_version + 1,
        follows_setting = ${followsSetting}
      where password_version = ${seen.passwordVersion}
      returning 1
    ),
    ended as (delete from private.sessions where exists (select from changed)),
    forgotten as (delete from private.trusted_browsers where exists (select from changed))
    select from changed`;
  return changed.length > 0;
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
