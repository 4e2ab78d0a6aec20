/** Accepts each recovery code once. */
import type { Sql } from "#postgres";
import { hashRecoveryCode } from "./recovery-code.ts";

/**
 * @param isName whether the name that was typed with it is right; with a wrong one the code is left
 * @returns whether it was a code that was left; of several attempts at once, one gets it
 */
export async function spendRecoveryCode(
  sql: Sql,
  typed: string,
  { isName }: { readonly isName: boolean },
): Promise<boolean> {
  const hash = hashRecoveryCode(typed);
  if (!hash) return false;
  const used =
    await sql`delete from private.recovery_codes where code_hash = ${hash} and ${isName} returning 1`;
  return used.length > 0;
}
