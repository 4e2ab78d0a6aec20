/**
 * Notes a search, for the administrator's list of what visitors did not find. Ignores robots, prefetched pages, and
 * pages that reload after a change.
 */
import { isbot } from "isbot";
import type { SearchPage } from "#catalogue";
import { readSessionToken } from "#identity";
import { followsChange } from "../following/follows-change.ts";
import { type Live, liveContext, type Visitor, visitorContext } from "../live.ts";

interface LoaderArgs {
  readonly request: Request;
  readonly context: { get(of: typeof liveContext): Live; get(of: typeof visitorContext): Visitor };
}

interface Search {
  readonly q: string;
  /** From 1; only the first page is noted. */
  readonly page: number;
  readonly found: Pick<SearchPage, "counts" | "people" | "isMissed">;
}

/** @returns whether the search found nothing, even if it is not noted */
export function noteSearch({ request, context }: LoaderArgs, { q, page, found }: Search): boolean {
  if (q === "") return false;
  const { counts, people, isMissed } = found;
  const hasFound = !isMissed || counts.artists > 0 || counts.albums > 0 || people.length > 0;
  if (page === 1) note({ request, context }, q, hasFound);
  return !hasFound;
}

function note({ request, context }: LoaderArgs, q: string, hasFound: boolean): void {
  if (!isFromVisitor(request)) return;
  // The administrator follows the links of the list: these searches must not count again.
  if (!hasFound && isSignedIn(request)) return;
  context.get(liveContext).noteSearch({ q, hasFound, visitor: context.get(visitorContext).address });
}

function isFromVisitor({ method, headers }: Request): boolean {
  const userAgent = headers.get("User-Agent");
  const isPrefetch = /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
  return method === "GET" && !!userAgent && !isbot(userAgent) && !isPrefetch && !headers.has(followsChange);
}

/** The cookie is not verified: a forged one only keeps its own searches off the list. */
function isSignedIn({ headers }: Request): boolean {
  const cookies = headers.get("Cookie");
  return [true, false].some((isHttps) => readSessionToken(cookies, { isHttps }) !== null);
}
