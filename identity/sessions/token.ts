/** Random tokens for browsers; the database keeps only their hashes, which are useless to a thief. */
import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** The form of our tokens: 32 bytes as base64url. */
export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A fast hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
