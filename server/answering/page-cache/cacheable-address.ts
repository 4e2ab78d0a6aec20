/**
 * Decides which requests may be answered from the cache, and under which key. The table `site/addresses.ts` says
 * which addresses are cached.
 */
import type { RequestContext } from "../request-context/index.ts";

/**
 * Sent by an open page that reloads after a change (site/following/follows-change.ts): it gets the page itself where
 * others would be redirected.
 */
export const followsChange = "x-follows-change";

/** Longer addresses are answered but not cached: nobody else will request them. */
const maxAddressLength = 1_000;

export interface CacheableAddress {
  /** The path with the parameters that the page knows, each once and in a fixed order. */
  readonly path: string;
  /** The cache key. */
  readonly key: string;
  /** Unknown parameters were left out of the path. */
  readonly isShortened: boolean;
}

/** @returns null for requests that must not be answered from the cache */
export function cacheableAddressOf(context: RequestContext): CacheableAddress | null {
  const { request, method, target, isExact } = context;
  if ((method !== "GET" && method !== "HEAD") || target.length > maxAddressLength || !isExact) return null;
  const path = canonicalPathOf(context);
  if (path === null) return null;
  return {
    path,
    key: request.headers[followsChange] !== undefined ? `follows ${path}` : path,
    isShortened: path !== target,
  };
}

function canonicalPathOf({ target, path, address: { cacheParams } }: RequestContext): string | null {
  if (!cacheParams || target === path) return cacheParams && path;
  const asked = new URLSearchParams(target.slice(path.length));
  // A page that reloads only some of its parts names them.
  if (asked.has("_routes")) return null;
  const query = new URLSearchParams();
  for (const name of cacheParams) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
