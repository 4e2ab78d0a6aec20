/** Passwords as argon2id hashes that name their own cost (PHC strings), so that the cost can grow later. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The minimum of OWASP's Password Storage Cheat Sheet. One hash takes 60 ms on a small server. */
export const currentCost: HashCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 };

const saltBytes = 16;
const hashBytes = 32;

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string, cost: HashCost = currentCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await deriveWith(password, salt, cost, hashBytes);
  const { memoryKiB, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Normalizes first: two keyboards may write the same letter as different code points. */
function deriveWith(password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  const { memoryKiB: memory, passes, parallelism } = cost;
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/**
 * Compares in constant time.
 * @throws {Error} when the stored value is not a hash of ours
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = parseHash(stored);
  return timingSafeEqual(await deriveWith(password, salt, cost, hash.length), hash);
}

/** Whether a hash was made with another cost than the current one. */
export function isOutdated(stored: string, now: HashCost = currentCost): boolean {
  const { cost } = parseHash(stored);
  return JSON.stringify(cost) !== JSON.stringify(now);
}

/** The hash has a fixed length, since a truncated one would match many passwords. */
const phcString = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{43})$/;

function parseHash(stored: string): { cost: HashCost; salt: Buffer; hash: Buffer } {
  const [, memoryKiB, passes, parallelism, salt = "", hash = ""] = phcString.exec(stored) ?? [];
  if (!hash)
    throw new Error("The stored password is not an argon2id hash. Set it again: npm run set-password.");
  return {
    cost: { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
