/**
 * Passwords as argon2id hashes that name their own cost (PHC strings), so that the cost can grow later. Knows nothing
 * of accounts.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What OWASP's Password Storage Cheat Sheet advises at least. One hash takes 60 ms on a small server. */
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

/** The same letters may come from two keyboards as different code points. */
function deriveWith(password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  const { memoryKiB: memory, passes, parallelism } = cost;
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/**
 * Compares in a time that does not depend on how much of it is right.
 * @throws {Error} when what is stored is no hash of ours
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored);
  return timingSafeEqual(await deriveWith(password, salt, cost, hash.length), hash);
}

/** Whether a hash was made with another cost than is used now. */
export function isOutdated(stored: string, now: HashCost = currentCost): boolean {
  const { cost } = readHash(stored);
  return JSON.stringify(cost) !== JSON.stringify(now);
}

/** A hash that was cut off would fit many passwords, so its length is fixed. */
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{43})$/;

function readHash(stored: string): { cost: HashCost; salt: Buffer; hash: Buffer } {
  const [, memoryKiB, passes, parallelism, salt = "", hash = ""] = written.exec(stored) ?? [];
  if (!hash) throw new Error("The stored password is no argon2id hash. Set it anew: npm run set-password.");
  return {
    cost: { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
