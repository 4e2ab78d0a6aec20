/**
 * Applies the late fonts (styles/fonts.css) and lays out what is far below (styles/late-layout.css), a few elements
 * at a time while the browser is idle: the first frame of a long page costs a slow phone no more than that of a short
 * one, and no later frame delays a tap or the scripts. Screenshots of whole pages, and visitors who jump to the end,
 * find everything. A visitor who scrolls before the end gets the rest at once: without a Devanagari font of the
 * system, Hindi is a row of boxes until then. Its text is inlined in a page, in one line (island-loader.ts), so it
 * uses nothing from outside and has no comments inside. Safari has no `requestIdleCallback`. Thirty elements take
 * less than a frame.
 *
 * @returns two steps: what is visible without scrolling, which must not change late, and the rest
 */
export function finishLayout(): AsyncGenerator<void, void, void> {
  const parts = "header, main, section, li, footer";
  const firstBelow = [...document.body.querySelectorAll(parts)].find(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  const whenPaintedAndIdle = (then: () => void) =>
    requestAnimationFrame(() =>
      "requestIdleCallback" in globalThis ? requestIdleCallback(then, { timeout: 300 }) : setTimeout(then),
    );
  let hasScrolled = false;
  const onScroll = () => {
    hasScrolled = true;
  };
  addEventListener("scroll", onScroll, { once: true });
  async function* steps() {
    let count = 0;
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element === firstBelow) yield;
      if (element.matches(parts)) element.dataset.finished = "";
      count += 1;
      if (count % 30 === 0 && !hasScrolled) await new Promise<void>(whenPaintedAndIdle);
    }
    document.documentElement.dataset.finished = "";
  }
  return steps();
}
