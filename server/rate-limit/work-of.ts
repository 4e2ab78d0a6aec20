/** What a request costs, by its method and plain address. Capital letters do not matter, as to the pages of visitors. */
import type { IncomingMessage } from "node:http";
import type { Work } from "./limits.ts";

const kinds: readonly (readonly [Work, RegExp])[] = [
  ["view", /^POST \/(?:lyrics\/[^/]+\/views|rest\/v1\/rpc\/increment_views)$/i],
  ["data", /^\w+ \/rest\/v1(?:\/|$)/i],
  ["search", /^\w+ \/search(?:\/suggestions)?(?:\.data)?\/?$/i],
  ["sign-in", /^POST \/admin(?:\.data)?\/?$/],
];

/** @returns null for what costs nothing worth counting */
export function workOf({ method = "GET", url = "/" }: IncomingMessage): Work | null {
  const path = url.split("?", 1)[0] ?? "";
  if (/^\/(?:assets|pictures)\//.test(path)) return null;
  return kinds.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? "page";
}
