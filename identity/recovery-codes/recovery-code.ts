/** The form of recovery codes: like a generated password, 99 random bits that are easy to copy by hand. */
import { createHash } from "node:crypto";
import { generatePassword } from "../password/generate-password.ts";

/** How many are made at a time. */
export const codesAtATime = 10;

export function generateRecoveryCode(): string {
  return generatePassword();
}

const letters = /^[a-z2-9]{20}$/;

/**
 * @param typed with or without hyphens and spaces, in any case
 * @returns the hash by which a code is stored; null when it is no code. A fast hash is enough: 99 random bits cannot
 *   be guessed
 */
export function hashRecoveryCode(typed: string): Buffer | null {
  // A password may be long, a code is not.
  const code = typed.slice(0, 100).toLowerCase().replaceAll(/[\s-]/g, "");
  return letters.test(code) ? createHash("sha256").update(code).digest() : null;
}
