/** Which compressed form of something a client takes. Refuses nothing: whoever names none gets it as it is. */

import { LRUCache } from "lru-cache";

export type ContentEncoding = "br" | "gzip" | "identity";

/** One entry of the list: a name and, maybe, how much it is wanted; `q=0` means not at all (RFC 9110, 12.4.2). */
const entry = /([^\s,;]+)\s*(?:;\s*q=([\d.]+))?/gi;

/** Browsers send some few, each with every request. */
const known = new LRUCache<string, ContentEncoding>({ max: 100 });

/**
 * @param accepted the request's `Accept-Encoding`
 * @returns the smallest form that the client takes, in our order and not in its own: all that it names it can read
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
  for (const [, name = "", wanted] of list.matchAll(entry))
    if (wanted === undefined || Number(wanted) > 0) named.add(name.toLowerCase());
  if (named.has("br")) return "br";
  return named.has("gzip") ? "gzip" : "identity";
}
