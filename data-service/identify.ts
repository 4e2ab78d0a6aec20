/** Identifies the caller's role by the key of a request. Refuses other tokens, because this service has no users. */
import { hash, timingSafeEqual } from "node:crypto";
import { refuse } from "./errors.ts";
import type { HeaderReader } from "./http.ts";
import type { Role } from "./run-query.ts";

export interface Keys {
  readonly publicKey: string;
  /** Null means that nobody may write. */
  readonly secretKey: string | null;
}

/** @returns the role of a key, null for other text */
export type IdentifyKey = (key: string) => Role | null;

export function createIdentifyKey({ publicKey, secretKey }: Keys): IdentifyKey {
  const visitor = digest(publicKey);
  const service = secretKey === null ? null : digest(secretKey);
  return (key) => {
    const given = digest(key);
    if (service && timingSafeEqual(given, service)) return "service_role";
    return timingSafeEqual(given, visitor) ? "anon" : null;
  };
}

/** All digests have the same length, so that comparing takes the same time for every key. */
const digest = (key: string): Buffer => hash("sha256", key, "buffer");

/**
 * Clients send the key as `apikey`, and also as a bearer token if nobody is signed in. The token takes precedence.
 * @throws RequestRefused 401, with different texts for a missing and a wrong key
 */
export function roleOf(headers: HeaderReader, identify: IdentifyKey): Role {
  const key = keyIn(headers);
  if (key === null) throw refuse("keyMissing");
  const role = identify(key);
  if (!role) throw refuse("keyWrong");
  return role;
}

function keyIn(headers: HeaderReader): string | null {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
  return token ?? headers.get("apikey");
}
