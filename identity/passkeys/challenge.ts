/**
 * Challenges that passkeys sign. Each carries its own end and a signature of the site, so that strangers who ask for
 * many store nothing, and every process knows those of the others. That one was answered is stored.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { challengeLastsMs } from "./passkey-limits.ts";

export interface Challenge {
  readonly nonce: Buffer;
  readonly expiresAt: Date;
}

/** To sign in, or to add a passkey in the session of this id. */
export type Purpose = "sign-in" | `add in ${number}`;

const nonceBytes = 16;
const timeBytes = 6;
const signedBytes = nonceBytes + timeBytes;
const signatureBytes = 32;

/** @param key of the account */
export function createChallenge(key: Buffer, purpose: Purpose, now: Date): Buffer {
  const signed = Buffer.concat([randomBytes(nonceBytes), Buffer.alloc(timeBytes)]);
  signed.writeUIntBE(now.getTime() + challengeLastsMs, nonceBytes, timeBytes);
  return Buffer.concat([signed, signatureOf(signed, key, purpose)]);
}

/**
 * @param text base64url, as a browser returns it
 * @returns null when it is not one of ours, is for another purpose, or has expired
 */
export function readChallenge(key: Buffer, purpose: Purpose, text: string, now: Date): Challenge | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== signedBytes + signatureBytes) return null;
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), signatureOf(signed, key, purpose))) return null;
  const expiresAt = new Date(signed.readUIntBE(nonceBytes, timeBytes));
  return expiresAt > now ? { nonce: signed.subarray(0, nonceBytes), expiresAt } : null;
}

function signatureOf(signed: Buffer, key: Buffer, purpose: Purpose): Buffer {
  return createHmac("sha256", key).update(signed).update(purpose).digest();
}
