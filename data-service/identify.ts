/** Who is asking, by the key that a request carries. Refuses every other token: this service knows no users. */
import { hash, timingSafeEqual } from "node:crypto";
import { refuse } from "./errors.ts";
import type { HeaderReader } from "./http.ts";
import type { Role } from "./run-query.ts";

export interface Keys {
  readonly publicKey: string;
  /** Null: nobody may write. */
  readonly secretKey: string | null;
}

/** @returns the role of a key, null for any other text */
export type IdentifyKey = (key: string) => Role | null;

export function identifierOf({ publicKey, secretKey }: Keys): IdentifyKey {
  const visitor = digest(publicKey);
  const service = secretKey === null ? null : digest(secretKey);
  return (key) => {
    const asked = digest(key);
    if (service && timingSafeEqual(asked, service)) return "service_role";
    return timingSafeEqual(asked, visitor) ? "anon" : null;
  };
}

/** Of one length, so that comparing takes the same time for every key. */
const digest = (key: string): Buffer => hash("sha256", key, "buffer");

/**
 * Clients send the key as `apikey`, and as a bearer token as long as nobody is signed in. Where both are sent the token
 * decides.
 * @throws RequestRefused 401, telling a key that is missing from one that is wrong
 */
export function roleOf(headers: HeaderReader, identify: IdentifyKey): Role {
  const key = keyIn(headers);
  if (key === null) throw refuse("keyMissing");
  const role = identify(key);
  if (!role) throw refuse("keyWrong");
  return role;
}

/** @returns null where there is none */
function keyIn(headers: HeaderReader): string | null {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
  return token ?? headers.get("apikey");
}
