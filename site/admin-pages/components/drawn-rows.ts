/**
 * Which rows of a long table are drawn: those in sight with some around them, and the one that has the focus. Rows of a table
 * must all be of one height.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** A table of up to this many rows is drawn whole. */
export const mostDrawnWhole = 100;

/** So many rows are drawn on the server, and before and after those in sight. */
const drawnAtFirst = 40;
const margin = 12;

/** The drawn rows change only by steps of this many, not with each pixel. */
const step = 8;

interface Sight {
  readonly first: number;
  /** Excluded. */
  readonly last: number;
  /** Pixels; 0 while nothing was measured. */
  readonly rowHeight: number;
}

/** Of the table that was left last, so that the next one has its full height at once and the browser finds its place. */
let lastRowHeight = 0;

/** A row, or the height of the rows that are left out before the next one, in pixels. */
export type Piece = { readonly place: number } | { readonly before: number; readonly gap: number };

/**
 * @param count of all rows
 * @param focused place of the row that has the focus
 * @param body of the table; each drawn row in it has `aria-rowindex`
 */
export function useDrawnRows(
  count: number,
  focused: number | null,
  body: RefObject<HTMLTableSectionElement | null>,
): readonly Piece[] {
  const [sight, setSight] = useState<Sight>(() => ({
    first: 0,
    last: drawnAtFirst,
    rowHeight: lastRowHeight,
  }));
  const look = useCallback(() => {
    const seen = body.current && sightOf(body.current);
    if (seen) setSight((last) => (isSame(last, seen) ? last : seen));
  }, [body]);
  useLookingAgain(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fewer rows may have moved the page
  useLayoutEffect(look, [look, count]);
  return piecesOf(count, sight, focused);
}

/** At the next frame after each scroll and each change of the window. */
function useLookingAgain(look: () => void): void {
  const frame = useRef(0);
  useLayoutEffect(() => {
    const lookSoon = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(look);
    };
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
    };
  }, [look]);
}

/** @returns null where no row is drawn that could be measured */
function sightOf(body: HTMLTableSectionElement): Sight | null {
  const rowHeight = body.querySelector("[aria-rowindex]")?.getBoundingClientRect().height;
  if (!rowHeight) return null;
  lastRowHeight = rowHeight;
  const above = -body.getBoundingClientRect().top;
  const first = above / rowHeight - margin;
  const last = (above + innerHeight) / rowHeight + margin;
  return {
    first: Math.max(0, Math.floor(first / step) * step),
    last: Math.max(step, Math.ceil(last / step) * step),
    rowHeight,
  };
}

function isSame(one: Sight, other: Sight): boolean {
  return one.first === other.first && one.last === other.last && one.rowHeight === other.rowHeight;
}

/** @returns what the table is made of, from top to bottom */
export function piecesOf(count: number, { first, last, rowHeight }: Sight, focused: number | null): Piece[] {
  const isWhole = count <= mostDrawnWhole;
  const end = isWhole ? count : Math.min(last, count);
  // What is in sight may be gone: the rows have become fewer, and the page has not moved yet.
  const start = isWhole ? 0 : Math.min(first, Math.max(0, end - step));
  const places = Array.from({ length: end - start }, (_, i) => start + i);
  if (focused !== null && focused < start) places.unshift(focused);
  if (focused !== null && focused >= end && focused < count) places.push(focused);
  let next = 0;
  const pieces = places.flatMap((place): Piece[] => {
    const gap = (place - next) * rowHeight;
    next = place + 1;
    return gap > 0 ? [{ before: place, gap }, { place }] : [{ place }];
  });
  const rest = (count - next) * rowHeight;
  return rest > 0 ? [...pieces, { before: count, gap: rest }] : pieces;
}
