/**
 * A page whose data cannot be fetched does not throw away the page that is being read: the request waits until the
 * visitor asks to try again, or goes elsewhere. Refuses to judge other requests than those for a page's data.
 */

export interface FailedNavigation {
  /** Where the visitor wanted to go. */
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

/** @returns the navigation that waits for the visitor's word, if one does */
export function failedNavigation(): FailedNavigation | null {
  return failed;
}

function tell(navigation: FailedNavigation | null): void {
  failed = navigation;
  for (const listener of listeners) listener();
}

/** A header of answers whose page shows itself what has failed, and goes on with what there is. */
export const showsFailure = "X-Shows-Failure";

/**
 * React Router asks for the data of a page by the global `fetch`, in one request for all loaders, and leaves no other place in
 * which to repeat it: a client loader would split that request by route.
 */
export function keepPageOnFailure(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = pageDataAddress(input, init);
    if (!address) return fetchOnce(input, init);
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

/** @returns the address of a request for the data of a page; null for other requests */
export function pageDataAddress(input: RequestInfo | URL, init?: RequestInit): URL | null {
  if (input instanceof Request || (init?.method ?? "GET") !== "GET") return null;
  const address = new URL(input, location.href);
  return address.origin === location.origin && address.pathname.endsWith(".data") ? address : null;
}

/** @param address of its data */
export function pathOfPage({ pathname }: URL): string {
  return pathname.replace(/(\/_)?\.data$/, "") || "/";
}

function waitForRetry(pathname: string, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((again, elsewhere) => {
    const giveUp = () => {
      tell(null);
      elsewhere(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    const tryAgain = () => {
      signal?.removeEventListener("abort", giveUp);
      tell(null);
      again();
    };
    tell({ pathname, tryAgain });
  });
}
