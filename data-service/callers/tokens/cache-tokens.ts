/** Remembers valid tokens, because clients send the same one with every request. Strangers cannot fill the memory. */
import { LRUCache } from "lru-cache";
import { maxVerifiedTokens } from "../../limits.ts";
import type { VerifiedToken, VerifyToken } from "./verify-token.ts";

/** @returns the same function, which verifies a token once until it ends */
export function cacheTokens(verify: VerifyToken, max = maxVerifiedTokens): VerifyToken {
  const verified = new LRUCache<string, VerifiedToken>({ max });
  return async (token) => {
    const known = verified.get(token);
    if (known && (known.endsAt === null || Date.now() < known.endsAt)) return known;
    verified.delete(token);
    const found = await verify(token);
    verified.set(token, found);
    return found;
  };
}
