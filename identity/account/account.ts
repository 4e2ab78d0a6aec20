/** The administrator's account: one row, from which every password and session takes its validity. */
import type { Sql } from "#postgres";

export interface Account {
  readonly username: string;
  /** PHC string. */
  readonly passwordHash: string;
  /** Grows with each change of the password; sessions of an older one have ended. */
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

/** @returns whether this call made it; false when another process was first */
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
 * Changes the password, unless somebody else has since it was read. All sessions end with the old one, also one that is
 * being opened at this moment; browsers are no longer trusted, since one of them may be the reason for the change.
 * @returns whether it was changed by this call
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

/** The same password with a hash of today's cost; sessions go on. */
export async function renewHash(sql: Sql, seen: Account, passwordHash: string): Promise<void> {
  await sql`
    update private.account set password_hash = ${passwordHash} where password_hash = ${seen.passwordHash}`;
}

/** What the settings say beside the password. */
export async function followSettings(
  sql: Sql,
  { username, followsSetting }: Pick<Account, "username" | "followsSetting">,
): Promise<void> {
  await sql`
    update private.account set username = ${username}, follows_setting = ${followsSetting}
    where (username, follows_setting) is distinct from (${username}, ${followsSetting}::boolean)`;
}
