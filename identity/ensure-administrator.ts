/**
 * Runs at every start and ensures that there is an administrator, with the name and password of the settings or with
 * a generated password that is printed once. Refuses a weak `ADMIN_PASSWORD`.
 */
import type { Sql } from "#postgres";
import { applySettings, createAccount, findAccount, replacePassword } from "./account/account.ts";
import { countOtherWays } from "./other-ways.ts";
import { generatePassword } from "./password/generate-password.ts";
import { currentCost, hashPassword, verifyPassword } from "./password/hash-password.ts";
import { requireStrongPassword } from "./password/weak-password.ts";

export interface Credentials {
  readonly username: string;
  /** `ADMIN_PASSWORD`; when set, it overrides the stored password. */
  readonly password?: string;
  /** The password must not consist of it. */
  readonly siteName?: string;
}

/**
 * Safe when any number of processes start at once: one creates the account and prints its password.
 * @param print prints a line for the operator: the generated password, or that the password has changed
 * @param cost of the hash; tests, which hash a lot, lower it
 * @throws {PasswordRefused} when `ADMIN_PASSWORD` is weak
 */
export async function ensureAdministrator(
  sql: Sql,
  { username, password, siteName = "" }: Credentials,
  print: (line: string) => void,
  cost = currentCost,
): Promise<void> {
  if (password !== undefined) requireStrongPassword(password, "ADMIN_PASSWORD", [username, siteName]);
  const followsSetting = password !== undefined;
  // A further round means that another process changed the account in the meantime.
  for (;;) {
    const account = await findAccount(sql);
    if (!account) {
      const first = password ?? generatePassword();
      const passwordHash = await hashPassword(first, cost);
      if (await createAccount(sql, { username, passwordHash, followsSetting })) {
        if (!followsSetting) print(firstPasswordLine(first, username));
        return;
      }
    } else if (password === undefined || (await verifyPassword(password, account.passwordHash))) {
      await applySettings(sql, { username, followsSetting });
      return;
    } else if (
      (await replacePassword(sql, account, {
        passwordHash: await hashPassword(password, cost),
        followsSetting,
      })) !== null
    ) {
      await applySettings(sql, { username, followsSetting });
      print("ADMIN_PASSWORD has changed: the administrator has to sign in again everywhere.");
      const { passkeys, recoveryCodes } = await countOtherWays(sql);
      if (passkeys + recoveryCodes > 0)
        print("Passkeys and recovery codes still sign in. The administrator revokes them in Site Settings.");
      return;
    }
  }
}

function firstPasswordLine(password: string, username: string): string {
  return `The administrator's password, shown only this once: ${password} (user name ${username})`;
}
