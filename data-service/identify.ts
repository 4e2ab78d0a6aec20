/** Identifies the caller's role by the key of a request. Refuses other tokens, because this service has no users. */
import { hash, timingSafeEqual } from "node:crypto";
import { refuse } from "./errors.ts";
import type { HeaderReader } from "./http.ts";

export interface Keys {
  readonly publicKey: string;
  /** Null means that nobody may write. */
  readonly secretKey: string | null;
}

/** Whose request it is. */
export interface Caller {
  /** A role of PostgreSQL. */
  readonly role: string;
  /** JSON, for row-level rules and functions. */
  readonly claims: string;
}

/** @returns null for text that is no key */
export type IdentifyKey = (key: string) => Caller | null;

/** Tokens that stand for the keys on hosted services have this claim. */
const callerOfKey = (role: string): Caller => ({ role, claims: JSON.stringify({ role }) });

const visitorCaller = callerOfKey("anon");
const serviceCaller = callerOfKey("service_role");

export function createIdentifyKey({ publicKey, secretKey }: Keys): IdentifyKey {
  const visitor = digest(publicKey);
  const service = secretKey === null ? null : digest(secretKey);
  return (key) => {
    const given = digest(key);
    if (service && timingSafeEqual(given, service)) return serviceCaller;
    return timingSafeEqual(given, visitor) ? visitorCaller : null;
  };
}

/** All digests have the same length, so that comparing takes the same time for every key. */
const digest = (key: string): Buffer => hash("sha256", key, "buffer");

/**
 * Clients send the key as `apikey`, and also as a bearer token if nobody is signed in. The token takes precedence.
 * @throws RequestRefused 401, with different texts for a missing and a wrong key
 */
export function callerOf(headers: HeaderReader, identify: IdentifyKey): Caller {
  const key = keyIn(headers);
  if (key === null) throw refuse("keyMissing");
  const caller = identify(key);
  if (!caller) throw refuse("keyWrong");
  return caller;
}

function keyIn(headers: HeaderReader): string | null {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
  return token ?? headers.get("apikey");
}
