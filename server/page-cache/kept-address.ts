/**
 * Which requests may be answered by a kept page, and by which: the one place that says so. Refuses everything else: the
 * administrator's pages, what is counted, and what differs from visitor to visitor.
 */
import type { IncomingMessage } from "node:http";

/** An open page sends it when it follows a change (site/following/follows-change.ts): it stays where others are led on. */
export const followsChange = "x-follows-change";

/** Longer ones are answered, but nobody else will ask for them. */
const longestAddress = 1_000;

/** Query parameters that a page knows, by its address without the `.data` of a client navigation. */
const pages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/lyrics\/[^/]+$/, ["script"]],
  [/^\/(?:singer|artist|lyricist|music-director)\/[^/]+$/, ["order", "page"]],
  [/^\/album\/[^/]+$/, ["page"]],
  [/^\/(?:albums|singers|lyricists|music-directors)$/, ["letter", "page"]],
  [/^\/search$/, ["q", "type", "page"]],
  [/^\/(?:about-us|terms-of-use|privacy-policy)$/, []],
  [/^\/(?:feed\.xml|sitemap\.xml|sitemaps\/[^/]+|robots\.txt|manifest\.webmanifest)$/, []],
];

export interface KeptAddress {
  /** Path and the parameters that the page knows, each once and in one order. */
  readonly path: string;
  /** Under which the page is kept. */
  readonly key: string;
  /** Something that the page does not know was left out of the path. */
  readonly isShortened: boolean;
}

/** @returns null for what has to be answered anew each time */
export function keptAddressOf({ method, url = "", headers }: IncomingMessage): KeptAddress | null {
  if ((method !== "GET" && method !== "HEAD") || url.length > longestAddress) return null;
  const path = knownPathOf(url);
  if (path === null) return null;
  return {
    path,
    key: headers[followsChange] !== undefined ? `follows ${path}` : path,
    isShortened: path !== url,
  };
}

function knownPathOf(url: string): string | null {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const known = pages.find(([pattern]) => pattern.test(pageOf(path)))?.[1];
  if (!known) return null;
  if (end < 0) return path;
  const asked = new URLSearchParams(url.slice(end));
  // A page that needs only some of its parts again asks for those by name.
  if (asked.has("_routes")) return null;
  const query = new URLSearchParams();
  for (const name of known) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function pageOf(path: string): string {
  return path === "/_.data" ? "/" : path.replace(/\.data$/, "");
}
