/**
 * The line of a song that the address names (`#line-12`) is marked in all forms of the lyrics. The browser itself
 * marks and scrolls to the element with the id, which stands in one form alone.
 */
import { findLines, type Line } from "../reading-place/find-lines.ts";
import { isShown } from "../reading-place/same-line.ts";

/** @param hash of an address, with its `#` */
function linesNamed(hash: string): readonly Line[] {
  return findLines().filter(({ name }) => name !== "" && `#${name}` === hash);
}

/**
 * Brings a line into view in the form that is shown. Does nothing if the hash names none.
 * @param hash of an address, with its `#`
 */
export function goToLine(hash: string): void {
  linesNamed(hash).find(isShown)?.element.scrollIntoView();
}

function mark(): void {
  for (const old of document.querySelectorAll("[data-marked]")) old.removeAttribute("data-marked");
  for (const { element } of linesNamed(location.hash)) element.dataset.marked = "";
}

/** Only the first song can be the page that was loaded. */
let hasStarted = false;

/** @returns a function that ends it */
export function followLineAddress(lyrics: Element): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  mark();
  if (!hasStarted && isNewlyLoaded() && scrollY === 0) goToLine(location.hash);
  hasStarted = true;
  const changes = new MutationObserver(mark);
  changes.observe(lyrics, { childList: true, characterData: true, subtree: true });
  let isStep = false;
  const onNavigate = ({ navigationType }: NavigateEvent) => {
    isStep = navigationType === "traverse";
  };
  if ("navigation" in window) navigation.addEventListener("navigate", onNavigate, { signal });
  const onHashChange = () => {
    mark();
    // The browser restores the place of a step in the history.
    if (!isStep) goToLine(location.hash);
  };
  addEventListener("hashchange", onHashChange, { signal });
  return () => {
    ended.abort();
    changes.disconnect();
  };
}

/** @returns false after a reload, a step in the history, or a navigation within the document */
function isNewlyLoaded(): boolean {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded?.type === "navigate" && new URL(loaded.name).pathname === location.pathname;
}
