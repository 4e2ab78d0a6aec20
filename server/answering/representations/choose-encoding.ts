/** Chooses the content encoding for a client. A client that names none gets the plain body. */

import { LRUCache } from "lru-cache";

export type ContentEncoding = "br" | "gzip" | "identity";

/** An entry of the list: a name and an optional weight; `q=0` means not accepted (RFC 9110, 12.4.2). */
const entry = /([^\s,;]+)\s*(?:;\s*q=([\d.]+))?/gi;

/** Browsers send a few different values, with every request. */
const known = new LRUCache<string, ContentEncoding>({ max: 100 });

/**
 * @param accepted the request's `Accept-Encoding`
 * @returns the smallest encoding that the client accepts, regardless of its own preferences
 */
export function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding {
  if (!accepted) return "identity";
  const list = String(accepted);
  const found = known.get(list);
  if (found) return found;
  const chosen = choose(list);
  known.set(list, chosen);
  return chosen;
}

function choose(list: string): ContentEncoding {
  const named = new Set<string>();
  for (const [, name = "", weight] of list.matchAll(entry))
    if (weight === undefined || Number(weight) > 0) named.add(name.toLowerCase());
  if (named.has("br")) return "br";
  return named.has("gzip") ? "gzip" : "identity";
}
