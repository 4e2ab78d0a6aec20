/**
 * Which requests may be answered by a kept page, and by which. Of which addresses pages are kept says the table,
 * `site/addresses.ts`.
 */
import type { RequestContext } from "../request-context/index.ts";

/** An open page sends it when it follows a change (site/following/follows-change.ts): it stays where others are led on. */
export const followsChange = "x-follows-change";

/** Longer ones are answered, but nobody else will ask for them. */
const longestAddress = 1_000;

export interface KeptAddress {
  /** Path and the parameters that the page knows, each once and in one order. */
  readonly path: string;
  /** Under which the page is kept. */
  readonly key: string;
  /** Something that the page does not know was left out of the path. */
  readonly isShortened: boolean;
}

/** @returns null for what has to be answered anew each time */
export function keptAddressOf(context: RequestContext): KeptAddress | null {
  const { request, method, target, isExact } = context;
  if ((method !== "GET" && method !== "HEAD") || target.length > longestAddress || !isExact) return null;
  const path = knownPathOf(context);
  if (path === null) return null;
  return {
    path,
    key: request.headers[followsChange] !== undefined ? `follows ${path}` : path,
    isShortened: path !== target,
  };
}

function knownPathOf({ target, path, address: { keptBy } }: RequestContext): string | null {
  if (!keptBy || target === path) return keptBy && path;
  const asked = new URLSearchParams(target.slice(path.length));
  // A page that needs only some of its parts again asks for those by name.
  if (asked.has("_routes")) return null;
  const query = new URLSearchParams();
  for (const name of keptBy) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
