/**
 * Keeps what one reads where it is while the page changes: the topmost whole line of the lyrics below the bars, or
 * elsewhere the topmost whole link, heading or paragraph. Nothing moves at the very top of a page.
 */
import { findLandmarks } from "./find-landmarks.ts";
import { findLines } from "./find-lines.ts";
import { noteSelection } from "./keep-selection.ts";
import { sameLine, textsOf } from "./same-line.ts";

/**
 * @param change of the page, which may take time
 * @throws what the change throws
 */
export async function keepPlace(change: () => unknown): Promise<void> {
  const [restorePlace, restoreSelection] = [notePlace(), noteSelection()];
  const result = change();
  // What is done at once must not be seen out of its place.
  if (result instanceof Promise) await result;
  restorePlace();
  restoreSelection();
}

/** @returns a function that scrolls so that what is read now stands where it stands now */
export function notePlace(): () => void {
  if (scrollY === 0) return () => {};
  const edge = edgeOfBars();
  const lines = findLines();
  const seen = wholeOnes(lines, edge);
  if (seen.length === 0) return noteLandmarks(edge);
  const texts = { roman: textsOf(lines, "roman"), hindi: textsOf(lines, "hindi") };
  return () => {
    const now = findLines();
    for (const { top, ...line } of seen) {
      const same = sameLine(line, texts[line.script], now);
      if (same) return scrollTo(same.element, top);
    }
  };
}

function noteLandmarks(edge: number): () => void {
  const seen = wholeOnes(findLandmarks(), edge);
  return () => {
    const now = new Map(findLandmarks().map(({ name, element }) => [name, element]));
    for (const { name, top } of seen) {
      const element = now.get(name);
      if (element) return scrollTo(element, top);
    }
  };
}

/** @returns those that are wholly in the window below the bars, from top to bottom */
function wholeOnes<Place extends { readonly element: Element }>(
  places: readonly Place[],
  edge: number,
): (Place & { readonly top: number })[] {
  return places
    .flatMap((place) => {
      const { top, bottom, height } = place.element.getBoundingClientRect();
      return height > 0 && top >= edge && bottom <= innerHeight ? [{ ...place, top }] : [];
    })
    .sort((one, other) => one.top - other.top);
}

/** @returns in pixels: what is above is behind the header, or behind the bar of the lyrics where that sticks to it */
function edgeOfBars(): number {
  const [header, bar] = [".site-header", ".lyrics-tools"].map((bar) =>
    document.querySelector(bar)?.getBoundingClientRect(),
  );
  const edge = header?.bottom ?? 0;
  return Math.floor(bar && bar.top <= edge + 1 ? Math.max(edge, bar.bottom) : edge);
}

function scrollTo(element: Element, top: number): void {
  const { documentElement: root } = document;
  // The browser's own anchoring would correct a second time.
  root.style.overflowAnchor = "none";
  const moveTo = (top: number) =>
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  moveTo(top);
  // At another width the bars may have another height.
  moveTo(Math.max(top, edgeOfBars()));
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty("overflow-anchor")));
}
