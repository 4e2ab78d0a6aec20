/**
 * A page is set in its late faces (styles/fonts.css), and what lies far below is laid out (styles/late-layout.css), part by
 * part while the browser has nothing else to do: the first frame of a long page costs a cheap phone no more than that of a
 * short one, and no later frame keeps a tap or the start of the scripts waiting. Pictures of whole pages, and whoever jumps
 * to the end, find all of it.
 * It becomes text of a page, in one line (waking-script.ts), so it uses nothing from outside and has no comments inside. Safari
 * has no `requestIdleCallback`. Thirty elements are set and laid out in less than a frame.
 *
 * What is seen without scrolling is told at once, while nothing waits to be laid out for it. Whoever scrolls before all is
 * finished gets the rest of it in one go: without a Devanagari face of the system, unfinished Hindi is a row of boxes.
 *
 * @returns two steps: what is seen, which nobody wants to see change late, and the rest
 */
export function finishParts(): AsyncGenerator<void, void, void> {
  const part = "header, main, section, li, footer";
  const below = [...document.body.querySelectorAll(part)].find(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  const drawnAndIdle = (then: () => void) =>
    requestAnimationFrame(() =>
      "requestIdleCallback" in globalThis ? requestIdleCallback(then, { timeout: 300 }) : setTimeout(then),
    );
  let scrolls = false;
  const hurry = () => {
    scrolls = true;
  };
  addEventListener("scroll", hurry, { once: true });
  async function* steps() {
    let passed = 0;
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element === below) yield;
      if (element.matches(part)) element.dataset.finished = "";
      passed += 1;
      if (passed % 30 === 0 && !scrolls) await new Promise<void>(drawnAndIdle);
    }
    document.documentElement.dataset.finished = "";
  }
  return steps();
}
