/** The request that counts a view: once for each load, when the page is visible. */

interface Views {
  readonly views: number;
  /** That number, as it is shown: a browser takes 20 to 30 ms for its first format of numbers. */
  readonly text: string;
}

/**
 * @param address to which the request goes
 * @param left aborted when the page is left
 * @param onCounted gets the new count
 */
export function sendView(address: string, left: AbortSignal, onCounted: (views: Views) => void): void {
  whenLoadedAndVisible(left, async () => {
    const views = await countView(address);
    if (views !== null && !left.aborted) onCounted(views);
  });
}

/** A page in a hidden tab is counted when it is first visible, a prefetched one never. */
function whenLoadedAndVisible(left: AbortSignal, callback: () => void): void {
  const done = new AbortController();
  const signal = AbortSignal.any([left, done.signal]);
  const tryNow = () => {
    if (signal.aborted || document.readyState !== "complete" || document.visibilityState !== "visible")
      return;
    done.abort();
    callback();
  };
  // Does not delay the page's own work, and is not done at all if the effect is undone at once.
  const tryLater = () => setTimeout(tryNow, 0);
  window.addEventListener("load", tryLater, { signal });
  document.addEventListener("visibilitychange", tryNow, { signal });
  tryLater();
}

async function countView(address: string): Promise<Views | null> {
  try {
    const response = await fetch(address, { method: "POST", keepalive: true });
    // A refusal has no views.
    return response.ok ? await response.json() : null;
  } catch {
    // Readers need not know that a view was not counted.
    return null;
  }
}
