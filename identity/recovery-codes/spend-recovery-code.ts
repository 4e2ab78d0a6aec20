/** Accepts each recovery code once. */
import type { Sql } from "#postgres";
import { hashRecoveryCode } from "./recovery-code.ts";

/** @returns whether it was a code that was left; of several attempts at once, one gets it */
export async function spendRecoveryCode(sql: Sql, typed: string): Promise<boolean> {
  const hash = hashRecoveryCode(typed);
  if (!hash) return false;
  const used = await sql`delete from private.recovery_codes where code_hash = ${hash} returning 1`;
  return used.length > 0;
}
