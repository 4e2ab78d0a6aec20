/** Identifies the clients of live channels by the same keys and tokens as requests. */
import { LRUCache } from "lru-cache";
import { RequestRefused, refuse } from "../refusals/errors.ts";
import { visitorRole } from "../roles.ts";
import type { QueryRunner } from "../run/run-query.ts";
import { type Caller, type Identify, isTokenOfOthers } from "./identify.ts";
import { requestSettingsOf } from "./request-settings.ts";

/** Who a key or token stands for. */
interface Identity {
  /** A role of PostgreSQL. */
  readonly role: string;
  /** In milliseconds since 1970; null for a key, and for a token that does not say. */
  readonly endsAt: number | null;
}

/**
 * @param connected by the key of the connection, for which a token of another service may stand
 * @returns null for text that is neither a key nor a valid token; it rejects while the database is away
 */
export type IdentifyClient = (keyOrToken: string, connected?: Identity) => Promise<Identity | null>;

/** How long a role that the login may become is not checked again, so that joins in a row cost one statement. */
const rememberedMs = 5_000;
const maxRemembered = 100;

/** @param runner null without a login to the database, when no token's role can be checked */
export function createIdentifyClient(identify: Identify, runner: QueryRunner | null): IdentifyClient {
  const allowed = new LRUCache<string, true>({ max: maxRemembered, ttl: rememberedMs });
  return async (keyOrToken, connected) => {
    try {
      const caller = await identify(keyOrToken);
      if (!caller && connected?.role === visitorRole && isTokenOfOthers(keyOrToken)) return connected;
      if (caller?.hasToken && !allowed.has(caller.role)) {
        await requireRole(caller, runner);
        allowed.set(caller.role, true);
      }
      return caller && { role: caller.role, endsAt: caller.endsAt };
    } catch (error) {
      if (error instanceof RequestRefused && error.status < 500) return null;
      throw error;
    }
  };
}

/**
 * Live channels have no statement of their own that would fail for a role that the service's login may not become.
 */
async function requireRole(caller: Caller, runner: QueryRunner | null): Promise<void> {
  const settings = requestSettingsOf({ method: "GET", headers: [] }, caller, "/", "public");
  if (!runner) throw refuse("loginMissing");
  await runner.query({ text: "select", parameters: [] }, { role: caller.role, network: null, settings });
}
