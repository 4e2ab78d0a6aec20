/** Gives the administrator another password. Refuses a weak one, and any while `ADMIN_PASSWORD` is the truth. */
import type { Sql } from "#postgres";
import { createAccount, findAccount, replacePassword } from "./account/account.ts";
import { hashPassword } from "./password/hash-password.ts";
import { PasswordRefused, refuseWeakPassword } from "./password/weak-password.ts";

export interface SetPasswordOptions {
  /** For a database that has no account yet; left out, the name stays as it is. */
  readonly username?: string;
  /** Not to be part of the password. */
  readonly siteName?: string;
}

/** What is said to whoever would change a password that the next start would change back. */
export const passwordFollowsSetting =
  "The administrator's password comes from ADMIN_PASSWORD. Change it there and start the site again, or start the site " +
  "once without ADMIN_PASSWORD.";

/**
 * All sessions end, the one that asked included.
 * @throws {PasswordRefused} when it is weak, or the site was last started with `ADMIN_PASSWORD`
 */
export async function setPassword(
  sql: Sql,
  password: string,
  { username = "admin", siteName = "" }: SetPasswordOptions = {},
): Promise<void> {
  const account = await findAccount(sql);
  if (account?.followsSetting) throw new PasswordRefused(passwordFollowsSetting);
  refuseWeakPassword(password, "The password", [account?.username ?? username, siteName]);
  const passwordHash = await hashPassword(password);
  const isSet = account
    ? await replacePassword(sql, account, { passwordHash, followsSetting: false })
    : await createAccount(sql, { username, passwordHash, followsSetting: false });
  if (!isSet) throw new PasswordRefused("Somebody else has changed the password at this moment. Try again.");
}
