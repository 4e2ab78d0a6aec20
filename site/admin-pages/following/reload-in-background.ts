/** Reloads the data of the current page. Unlike a navigation, a failed reload or a removed page leaves the page as it is. */
import { followsChange } from "../../following/follows-change.ts";
import { setBackgroundFetch } from "../keep-page-on-failure.ts";

/**
 * Resolves when the page shows the current data, or when the page has been removed; then it stays as it is.
 * @param reload React Router's revalidation
 * @returns whether the page has been removed
 */
export async function reloadInBackground(reload: () => Promise<void>): Promise<boolean> {
  let isRemoved = false;
  try {
    await new Promise<void>((resolve, reject) => {
      const report = (removed: boolean) => {
        isRemoved = removed;
        if (removed) resolve();
      };
      setBackgroundFetch((fetchOnce, input, init) =>
        fetchWithRetries(() => fetchOnce(input, withHeader(init)), report, init?.signal),
      );
      reload().then(resolve, reject);
    });
  } finally {
    setBackgroundFetch(null);
  }
  return isRemoved;
}

function withHeader(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(followsChange, "1");
  return { ...init, headers };
}

/** Milliseconds between two tries; the last one repeats. */
const retryDelays = [1_000, 2_000, 5_000, 10_000];

async function fetchWithRetries(
  fetchOnce: () => Promise<Response>,
  report: (isRemoved: boolean) => void,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await fetchOnce().catch(() => null);
    signal?.throwIfAborted();
    const isRemoved = answer?.status === 404;
    report(isRemoved);
    if (answer && answer.status < 500 && !isRemoved) return answer;
    // A removed page waits forever: its restoration would be a new change, whose reload aborts this one.
    await wait(signal, isRemoved ? null : (retryDelays[tries] ?? retryDelays.at(-1) ?? 0));
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
