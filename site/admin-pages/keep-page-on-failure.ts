/**
 * When the data of the next page cannot be fetched, the current page stays: the navigation waits until the
 * administrator tries again, which starts it anew, or goes elsewhere. A reload that nobody asked for decides itself.
 */
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

type Results = Readonly<Record<string, DataStrategyResult>>;
type Listener = () => void;

/**
 * Decides about the data of the current page.
 * @param status of the failure, 0 where the site did not answer; null if it did not fail
 * @returns whether the page shows it
 */
type ShowsReload = (status: number | null) => boolean;

let failedPath: string | null = null;
let showsReload: ShowsReload | null = null;
const listeners = new Set<Listener>();

/** For `useSyncExternalStore`. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the path of the navigation that waits for another try, if there is one */
export function failedNavigation(): string | null {
  return failedPath;
}

/** @param shows decides about each reload of the current page from now on; null to end it */
export function setBackgroundReload(shows: ShowsReload | null): void {
  showsReload = shows;
}

/** For the browser. */
export const keepPageOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const status = statusOfFailure(results);
  const isReload = showsReload !== null && request.url === location.href.split("#")[0];
  const isShown = isReload ? showsReload?.(status) : status !== 0;
  if (request.method !== "GET" || isShown) return results;
  if (!isReload) publish(new URL(request.url).pathname);
  // Another try and another page abort this one.
  await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
  if (!isReload) publish(null);
  return results;
};

function publish(path: string | null): void {
  failedPath = path;
  for (const listener of listeners) listener();
}

/** @returns null if nothing has failed */
function statusOfFailure(results: Results): number | null {
  const failed = Object.values(results).find(({ type }) => type === "error");
  if (!failed) return null;
  if (failed.result instanceof TypeError) return 0;
  if (!isRouteErrorResponse(failed.result)) return 500;
  // A text is no answer of ours: our failures say themselves what the page shows.
  const { status, data } = failed.result;
  return status >= 500 && typeof data === "string" ? 0 : status;
}
