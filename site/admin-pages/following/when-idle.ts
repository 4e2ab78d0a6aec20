/** Puts off what no first reading needs. */

/** Milliseconds after which a page that is never idle is taken as idle; also the wait where a browser cannot tell. */
const longestWait = 3_000;

/**
 * @param work done once, when the page has loaded and has nothing else to do
 * @returns what calls it off, as long as it has not begun
 */
export function whenIdle(work: () => void): () => void {
  const calledOff = new AbortController();
  const begin = () => {
    if (!calledOff.signal.aborted) work();
  };
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(begin, { timeout: longestWait })
      : setTimeout(begin, longestWait);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: calledOff.signal });
  return () => calledOff.abort();
}
