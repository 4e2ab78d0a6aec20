/**
 * Identifies the caller of a request by one of the two keys, or by a signed token if the operator has named its keys.
 */
import { hash, timingSafeEqual } from "node:crypto";
import type { HeaderReader } from "../http.ts";
import { refuse } from "../refusals/errors.ts";
import { claimsOfKey, serviceRole, visitorRole } from "../roles.ts";
import type { VerifyToken } from "./tokens/index.ts";

export interface Keys {
  readonly publicKey: string;
  /** Null means that nobody may write by a key. */
  readonly secretKey: string | null;
}

/** Whose request it is. */
export interface Caller {
  /** A role of PostgreSQL. */
  readonly role: string;
  /** JSON, for row-level rules and functions. */
  readonly claims: string;
  /** Of a token, when it ends, in milliseconds since 1970; null if it does not say. */
  readonly endsAt: number | null;
  /** Its role and claims are those of a token, and not known before the request. */
  readonly hasToken: boolean;
  /** Beside the public key there was a token of another service. */
  readonly mayOnlyRead?: boolean;
}

/**
 * Null for text that is no key, also for a token if none are accepted; otherwise a promise for a token, which refuses
 * it if it is not valid.
 */
export type Identify = (keyOrToken: string) => Caller | Promise<Caller> | null;

/** @param verifyToken null if there are only keys */
export function createIdentify({ publicKey, secretKey }: Keys, verifyToken: VerifyToken | null): Identify {
  const visitor = digest(publicKey);
  const service = secretKey === null ? null : digest(secretKey);
  return (text) => {
    const given = digest(text);
    if (service && timingSafeEqual(given, service)) return serviceCaller;
    if (timingSafeEqual(given, visitor)) return visitorCaller;
    return verifyToken?.(text).then((token) => ({ ...token, hasToken: true })) ?? null;
  };
}

const keyCaller = (role: string): Caller => ({
  role,
  claims: claimsOfKey(role),
  endsAt: null,
  hasToken: false,
});

const visitorCaller = keyCaller(visitorRole);
const serviceCaller = keyCaller(serviceRole);

/** All digests have the same length, so that comparing takes the same time for every key. */
const digest = (key: string): Buffer => hash("sha256", key, "buffer");

/**
 * Clients send a key as `apikey`, and the key or a token as a bearer token, which takes precedence. As on hosted
 * services, `apikey` must be valid all the same.
 * @returns a promise only for a token
 * @throws RequestRefused 401, with different texts for what is missing and what is wrong
 */
export function callerOf(headers: HeaderReader, identify: Identify): Caller | Promise<Caller> {
  const key = headers.get("apikey");
  const token = bearerIn(headers);
  if (token === null && key === null) throw refuse("keyMissing");
  const byKey = key === null || key === token ? null : callerOfKey(key, identify);
  if (token === null && byKey) return byKey;
  const byToken = () => identify(token ?? "") ?? readerOf(byKey, token ?? "") ?? throwWrong();
  return byKey instanceof Promise ? byKey.then(byToken) : byToken();
}

/**
 * A browser keeps the session of a project that had this address before (a cookie of `@supabase/ssr`), and the
 * official client sends its token. Where no tokens are accepted, it cannot mean anybody, and the key beside it may
 * read.
 */
function readerOf(byKey: ReturnType<Identify>, token: string): Caller | null {
  if (!byKey || byKey instanceof Promise || byKey.role !== visitorRole) return null;
  return isTokenOfOthers(token) ? { ...byKey, mayOnlyRead: true } : null;
}

/** @param text neither a key nor a token that is accepted */
export const isTokenOfOthers = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

function bearerIn(headers: HeaderReader): string | null {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
  return token ?? null;
}

/** Text without dots was meant as a key. */
function callerOfKey(key: string, identify: Identify): Caller | Promise<Caller> {
  const caller = identify(key) ?? throwWrong();
  return caller instanceof Promise && !key.includes(".") ? caller.catch(throwWrong) : caller;
}

function throwWrong(): never {
  throw refuse("keyWrong");
}
