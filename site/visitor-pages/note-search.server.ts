/**
 * Takes note of a search, for the administrator's list of what visitors did not find. Leaves out what no visitor asked
 * for: robots, pages fetched ahead, pages that reload themselves.
 */
import { isbot } from "isbot";
import type { SearchPage } from "#catalogue";
import { readSessionToken } from "#identity";
import { followsChange } from "../following/follows-change.ts";
import { type Live, liveContext, type Visitor, visitorContext } from "../live.ts";

interface Asked {
  readonly request: Request;
  readonly context: { get(of: typeof liveContext): Live; get(of: typeof visitorContext): Visitor };
}

interface Search {
  readonly q: string;
  /** From 1; only the first is a search of its own. */
  readonly page: number;
  readonly found: Pick<SearchPage, "counts" | "people" | "isNearest">;
}

/**
 * Returns at once, and changes nothing in the answer.
 * @returns whether it is a search that found nothing, noted or not
 */
export function noteSearch({ request, context }: Asked, { q, page, found }: Search): boolean {
  if (q === "") return false;
  const { counts, people, isNearest } = found;
  const hasFound =
    (counts.songs > 0 && !isNearest) || counts.artists > 0 || counts.albums > 0 || people.length > 0;
  if (page === 1) note({ request, context }, q, hasFound);
  return !hasFound;
}

function note({ request, context }: Asked, q: string, hasFound: boolean): void {
  if (!isAskedByVisitor(request)) return;
  // Following the links of the list is no further visitor who misses the words.
  if (!hasFound && isSignedIn(request)) return;
  context.get(liveContext).noteSearch({ q, hasFound, visitor: context.get(visitorContext).address });
}

function isAskedByVisitor({ method, headers }: Request): boolean {
  const userAgent = headers.get("User-Agent");
  const isAhead = /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
  return method === "GET" && !!userAgent && !isbot(userAgent) && !isAhead && !headers.has(followsChange);
}

/** The cookie is not tried: a made up one only keeps its own searches off the list. */
function isSignedIn({ headers }: Request): boolean {
  const cookies = headers.get("Cookie");
  return [true, false].some((isHttps) => readSessionToken(cookies, { isHttps }) !== null);
}
