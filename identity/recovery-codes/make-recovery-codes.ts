/** Makes recovery codes, which take the place of all earlier ones. */
import type { Sql } from "#postgres";
import { codesAtATime, generateRecoveryCode, hashRecoveryCode } from "./recovery-code.ts";

/** @returns the codes, to be shown once: the database keeps only their hashes */
export async function makeRecoveryCodes(sql: Sql): Promise<string[]> {
  const codes = Array.from({ length: codesAtATime }, generateRecoveryCode);
  const hashes = codes.map((code) => ({ code_hash: hashRecoveryCode(code) }));
  await sql.begin(async (transaction) => {
    // Two calls at once must not leave the codes of both.
    await transaction`lock table private.recovery_codes in share row exclusive mode`;
    await transaction`delete from private.recovery_codes`;
    await transaction`insert into private.recovery_codes ${transaction(hashes)}`;
  });
  return codes;
}
