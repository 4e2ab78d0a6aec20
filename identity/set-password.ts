/** Changes the administrator's password. Refuses a weak one, and any while the site runs with `ADMIN_PASSWORD`. */
import type { Sql } from "#postgres";
import { createAccount, findAccount, replacePassword } from "./account/account.ts";
import { hashPassword } from "./password/hash-password.ts";
import { PasswordRefused, requireStrongPassword } from "./password/weak-password.ts";

interface SetPasswordOptions {
  /** Used when the database has no account yet; otherwise the name does not change. */
  readonly username?: string;
  /** The password must not consist of it. */
  readonly siteName?: string;
}

/** Why changing the password would be undone by the next start. */
export const passwordFollowsSetting =
  "The administrator's password comes from ADMIN_PASSWORD. Change it there and start the site again, or start the site " +
  "once without ADMIN_PASSWORD.";

/**
 * Ends all sessions, including the current one.
 * @throws {PasswordRefused} when it is weak, or the site was last started with `ADMIN_PASSWORD`
 */
export async function setPassword(
  sql: Sql,
  password: string,
  { username = "admin", siteName = "" }: SetPasswordOptions = {},
): Promise<void> {
  const account = await findAccount(sql);
  if (account?.followsSetting) throw new PasswordRefused(passwordFollowsSetting);
  requireStrongPassword(password, "The password", [account?.username ?? username, siteName]);
  const passwordHash = await hashPassword(password);
  const isSet = account
    ? (await replacePassword(sql, account, { passwordHash, followsSetting: false })) !== null
    : await createAccount(sql, { username, passwordHash, followsSetting: false });
  if (!isSet) throw new PasswordRefused("The password was changed by somebody else just now. Try again.");
}
