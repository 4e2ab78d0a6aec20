/** Whether something typed is the administrator's password, or a recovery code, which is used up by that. */
import type { Sql } from "#postgres";
import { type Account, replaceHash } from "../account/account.ts";
import { spendRecoveryCode } from "../recovery-codes/spend-recovery-code.ts";
import { currentCost, type HashCost, hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";
import { maxCharacters } from "./weak-password.ts";

interface SecretOptions {
  /** A hash of another cost is replaced. */
  readonly cost?: HashCost;
  /** Whether the user name is right, where one was typed. */
  readonly isName?: boolean;
}

/**
 * Always checks the password, and then a code, so that the time of the answer does not reveal whether the name was
 * wrong.
 */
export async function isSecret(
  sql: Sql,
  account: Account,
  typed: string,
  { cost = currentCost, isName = true }: SecretOptions = {},
): Promise<boolean> {
  const isPassword = await verifyPassword(typed.slice(0, 2 * maxCharacters + 1), account.passwordHash);
  if (!isPassword) return spendRecoveryCode(sql, typed, { isName });
  if (!isName) return false;
  if (isOutdated(account.passwordHash, cost))
    await replaceHash(sql, account, await hashPassword(typed, cost));
  return true;
}
