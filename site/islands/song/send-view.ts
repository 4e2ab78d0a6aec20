/** The request that counts a view: once a load, when the page is really looked at. */

/**
 * @param stopped once the page is left
 * @param then gets the fresh count
 */
export function sendView(songId: number, stopped: AbortSignal, then: (views: number) => void): void {
  whenLoadedAndVisible(stopped, async () => {
    const fresh = await countView(songId);
    if (fresh !== null && !stopped.aborted) then(fresh);
  });
}

/** A page opened in a hidden tab counts when it is first seen, one that is only fetched ahead never does. */
function whenLoadedAndVisible(stopped: AbortSignal, then: () => void): void {
  const done = new AbortController();
  const signal = AbortSignal.any([stopped, done.signal]);
  const tryNow = () => {
    if (signal.aborted || document.readyState !== "complete" || document.visibilityState !== "visible")
      return;
    done.abort();
    then();
  };
  // Out of the way of the page's own work, and not at all when the effect is undone at once.
  const tryLater = () => setTimeout(tryNow, 0);
  window.addEventListener("load", tryLater, { signal });
  document.addEventListener("visibilitychange", tryNow, { signal });
  tryLater();
}

async function countView(songId: number): Promise<number | null> {
  try {
    const answer = await fetch(`/lyrics/${songId}/views`, { method: "POST", keepalive: true });
    // Of a refusal there are no views in it.
    const { views }: { readonly views?: unknown } = await answer.json();
    return typeof views === "number" ? views : null;
  } catch {
    // A view that could not be counted is nothing that the reader need know.
    return null;
  }
}
