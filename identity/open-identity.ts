/**
 * At every start: there is an administrator, with the name and password of the settings, or with a generated password
 * that is told once. Refuses a weak `ADMIN_PASSWORD`.
 */
import type { Sql } from "#postgres";
import { createAccount, findAccount, followSettings, replacePassword } from "./account/account.ts";
import { generatePassword } from "./password/generate-password.ts";
import { currentCost, hashPassword, verifyPassword } from "./password/hash-password.ts";
import { refuseWeakPassword } from "./password/weak-password.ts";

export interface Credentials {
  readonly username: string;
  /** `ADMIN_PASSWORD`, the truth when it is set. */
  readonly password?: string;
  /** Not to be part of the password. */
  readonly siteName?: string;
}

/**
 * Any number of processes may do so at once: one of them makes the account and tells its password.
 * @param tell prints a line for the operator: the generated password, or that the password has changed
 * @param cost of the hash; tests, which make many, lower it
 * @throws {PasswordRefused} when `ADMIN_PASSWORD` is weak
 */
export async function openIdentity(
  sql: Sql,
  { username, password, siteName = "" }: Credentials,
  tell: (line: string) => void,
  cost = currentCost,
): Promise<void> {
  if (password !== undefined) refuseWeakPassword(password, "ADMIN_PASSWORD", [username, siteName]);
  const followsSetting = password !== undefined;
  // Each further round means that another process has changed the account meanwhile.
  for (;;) {
    const account = await findAccount(sql);
    if (!account) {
      const first = password ?? generatePassword();
      const passwordHash = await hashPassword(first, cost);
      if (await createAccount(sql, { username, passwordHash, followsSetting })) {
        if (!followsSetting) tell(generatedPassword(first, username));
        return;
      }
    } else if (password === undefined || (await verifyPassword(password, account.passwordHash))) {
      await followSettings(sql, { username, followsSetting });
      return;
    } else if (
      await replacePassword(sql, account, {
        passwordHash: await hashPassword(password, cost),
        followsSetting,
      })
    ) {
      await followSettings(sql, { username, followsSetting });
      tell("ADMIN_PASSWORD has changed: the administrator has to sign in again everywhere.");
      return;
    }
  }
}

function generatedPassword(password: string, username: string): string {
  return `The administrator's password, shown only this once: ${password} (user name ${username})`;
}
