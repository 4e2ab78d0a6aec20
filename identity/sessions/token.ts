/** Random tokens that a browser keeps; the database keeps only their hashes, which open nothing. */
import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** What a token of ours looks like: 32 bytes as base64url. */
export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A plain hash is enough: 256 random bits cannot be guessed, however fast it is. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
