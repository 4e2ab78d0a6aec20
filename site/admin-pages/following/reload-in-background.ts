/**
 * Fetches the data of the page that is shown, without any of what a visitor's own click may bring: no page is lost to a
 * failure, and none to its being removed.
 */
import { followsChange } from "../../following/follows-change.ts";
import { pageDataAddress, pathOfPage } from "../keep-page-on-failure.ts";

/** What the reload under way has found out; none is under way where it is null. */
let foundRemoved: ((isRemoved: boolean) => void) | null = null;

/**
 * Resolves when the page shows what is there now, or when there is nothing to show any more; then the page stays as it is.
 * @param reload makes React Router ask for the data of all that is shown
 * @returns whether the page has been removed
 */
export async function reloadInBackground(reload: () => Promise<void>): Promise<boolean> {
  patchFetch();
  let isRemoved = false;
  try {
    await new Promise<void>((settle, refuse) => {
      foundRemoved = (found) => {
        isRemoved = found;
        if (found) settle();
      };
      reload().then(settle, refuse);
    });
  } finally {
    foundRemoved = null;
  }
  return isRemoved;
}

let isPatched = false;

/** As for failed navigations, the global `fetch` is the one place in which a request for a page's data can be held. */
function patchFetch(): void {
  if (isPatched) return;
  isPatched = true;
  const fetchPage = window.fetch;
  window.fetch = (input, init) =>
    foundRemoved && asksForThisPage(input, init)
      ? fetchUntilThere(fetchPage, input, init)
      : fetchPage(input, init);
}

function asksForThisPage(input: RequestInfo | URL, init?: RequestInit): boolean {
  const address = pageDataAddress(input, init);
  if (!address) return false;
  address.searchParams.delete("_routes");
  const asked = address.searchParams.toString();
  return pathOfPage(address) === location.pathname && asked === `${new URLSearchParams(location.search)}`;
}

/** Milliseconds between two tries; the last one stays. */
const tryAgainAfter = [1_000, 2_000, 5_000, 10_000];

async function fetchUntilThere(
  fetchPage: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(followsChange, "1");
  const tell = foundRemoved;
  for (let tries = 0; ; tries++) {
    const answer = await fetchPage(input, { ...init, headers }).catch(() => null);
    init.signal?.throwIfAborted();
    const isRemoved = answer?.status === 404;
    tell?.(isRemoved);
    if (answer && answer.status < 500 && !isRemoved) return answer;
    // What was removed may come back from the trash, and then another change begins another reload, which ends this one.
    await endOf(init.signal, isRemoved ? null : (tryAgainAfter[tries] ?? tryAgainAfter.at(-1) ?? 0));
  }
}

/**
 * Waits.
 * @param forMs milliseconds; null for ever
 * @throws the signal's reason when it is aborted, as React Router does with a request that nobody waits for any more
 */
function endOf(signal: AbortSignal | null | undefined, forMs: number | null): Promise<void> {
  return new Promise((settle, refuse) => {
    const timer = forMs === null ? undefined : setTimeout(settle, forMs);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        refuse(signal.reason);
      },
      { once: true },
    );
  });
}
