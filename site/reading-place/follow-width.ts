/**
 * Keeps the place when the width of the window changes, as when a phone is turned: by then it is too late to note it.
 */
import { notePlace } from "./keep-place.ts";

/** Milliseconds without scrolling. */
const settlesAfter = 150;

/** @returns a function that ends it */
export function followWidth(): () => void {
  const ended = new AbortController();
  let restore = notePlace();
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restore = notePlace();
    }, settlesAfter);
  };
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    restore();
  };
  addEventListener("scroll", onScroll, { signal: ended.signal, passive: true });
  addEventListener("resize", onResize, { signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
