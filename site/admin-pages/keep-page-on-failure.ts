/**
 * When the data of the next page cannot be fetched, the current page stays: the request waits until the administrator tries again or
 * goes elsewhere. Only requests for a page's data are affected.
 */

interface FailedNavigation {
  readonly pathname: string;
  readonly tryAgain: () => void;
}

type Listener = () => void;

let failed: FailedNavigation | null = null;
const listeners = new Set<Listener>();

/** For `useSyncExternalStore`. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the navigation that waits for another try, if there is one */
export function failedNavigation(): FailedNavigation | null {
  return failed;
}

function publish(navigation: FailedNavigation | null): void {
  failed = navigation;
  for (const listener of listeners) listener();
}

/** A header of answers whose page shows the failure itself. */
export const showsFailure = "X-Shows-Failure";

/**
 * Patches the global `fetch`, since React Router has no other hook for repeating its one request for all loaders of a page: client
 * loaders would split that request by route.
 */
export function keepPageOnFailure(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = pageDataAddress(input, init);
    if (!address) return fetchOnce(input, init);
    if (backgroundFetch && isOfCurrentPage(address)) return backgroundFetch(fetchOnce, input, init);
    for (;;) {
      const answer = await fetchOnce(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
        return null;
      });
      if (answer && (answer.status < 500 || answer.headers.has(showsFailure))) return answer;
      await waitForRetry(pathOfPage(address), init?.signal);
    }
  };
}

type PageFetch = (fetchOnce: typeof fetch, input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let backgroundFetch: PageFetch | null = null;

/** @param fetchPage fetches the data of the current page from now on; null to end it */
export function setBackgroundFetch(fetchPage: PageFetch | null): void {
  backgroundFetch = fetchPage;
}

function isOfCurrentPage(address: URL): boolean {
  const query = new URLSearchParams(address.search);
  query.delete("_routes");
  return (
    pathOfPage(address) === location.pathname && `${query}` === `${new URLSearchParams(location.search)}`
  );
}

/** @returns the address of a request for the data of a page; null for other requests */
function pageDataAddress(input: RequestInfo | URL, init?: RequestInit): URL | null {
  if (input instanceof Request || (init?.method ?? "GET") !== "GET") return null;
  const address = new URL(input, location.href);
  return address.origin === location.origin && address.pathname.endsWith(".data") ? address : null;
}

/** @param address of its data */
function pathOfPage({ pathname }: URL): string {
  return pathname.replace(/(\/_)?\.data$/, "") || "/";
}

function waitForRetry(pathname: string, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      publish(null);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    const tryAgain = () => {
      signal?.removeEventListener("abort", giveUp);
      publish(null);
      resolve();
    };
    publish({ pathname, tryAgain });
  });
}
