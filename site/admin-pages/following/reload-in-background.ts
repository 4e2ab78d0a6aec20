/** Reloads the data of the current page. Unlike a navigation, a failed reload or a removed page leaves the page as it is. */
import { followsChange } from "../../following/follows-change.ts";
import { pageDataAddress, pathOfPage } from "../keep-page-on-failure.ts";

/** Gets the result of the current reload; null while there is none. */
let reportRemoved: ((isRemoved: boolean) => void) | null = null;

/**
 * Resolves when the page shows the current data, or when the page has been removed; then it stays as it is.
 * @param reload React Router's revalidation
 * @returns whether the page has been removed
 */
export async function reloadInBackground(reload: () => Promise<void>): Promise<boolean> {
  patchFetch();
  let isRemoved = false;
  try {
    await new Promise<void>((resolve, reject) => {
      reportRemoved = (found) => {
        isRemoved = found;
        if (found) resolve();
      };
      reload().then(resolve, reject);
    });
  } finally {
    reportRemoved = null;
  }
  return isRemoved;
}

let isPatched = false;

/** Why the global `fetch`: see `keepPageOnFailure`. */
function patchFetch(): void {
  if (isPatched) return;
  isPatched = true;
  const fetchPage = window.fetch;
  window.fetch = (input, init) =>
    reportRemoved && isForThisPage(input, init)
      ? fetchWithRetries(fetchPage, input, init)
      : fetchPage(input, init);
}

function isForThisPage(input: RequestInfo | URL, init?: RequestInit): boolean {
  const address = pageDataAddress(input, init);
  if (!address) return false;
  address.searchParams.delete("_routes");
  const query = address.searchParams.toString();
  return pathOfPage(address) === location.pathname && query === `${new URLSearchParams(location.search)}`;
}

/** Milliseconds between two tries; the last one repeats. */
const retryDelays = [1_000, 2_000, 5_000, 10_000];

async function fetchWithRetries(
  fetchPage: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(followsChange, "1");
  const report = reportRemoved;
  for (let tries = 0; ; tries++) {
    const answer = await fetchPage(input, { ...init, headers }).catch(() => null);
    init.signal?.throwIfAborted();
    const isRemoved = answer?.status === 404;
    report?.(isRemoved);
    if (answer && answer.status < 500 && !isRemoved) return answer;
    // A removed page waits forever: its restoration would be a new change, whose reload aborts this one.
    await wait(init.signal, isRemoved ? null : (retryDelays[tries] ?? retryDelays.at(-1) ?? 0));
  }
}

/**
 * @param ms milliseconds; null forever
 * @throws the signal's reason when React Router aborts the request
 */
function wait(signal: AbortSignal | null | undefined, ms: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
