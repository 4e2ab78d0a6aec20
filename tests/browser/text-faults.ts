/**
 * Finds text that cannot be read as it should: words that are broken, letters that are cut off, and what is beside
 * the window.
 */
import type { Page } from "playwright-core";

/** @returns a line for each fault of the page as it is, at most a dozen; empty if there is none */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    /** Two of them are seen when they have the focus. */
    const unseen = ".unseen, .skip-link, .word-steps:not(:focus-visible)";
    // Parts that are not near are not laid out yet.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const note = (fault: string, element: Element, text: string) =>
      faults.add(`${fault}: ${element.localName}.${element.className} "${text.slice(0, 40)}"`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide, the window ${clientWidth}`);
    const line =
      clientWidth -
      2 * Number.parseFloat(getComputedStyle(document.querySelector(".wrap") ?? document.body).paddingLeft);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        element.closest(`${unseen}, script, style, noscript, svg, [aria-hidden=true]`)
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-–—/]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const tops = new Set(boxes.map(({ top }) => Math.round(top / 4)));
        if (tops.size > 1 && width <= line) note("broken", element, word);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        for (const box of boxes) {
          const left = boxLeft(element, box, size);
          if (left) note(`outside ${left.localName}.${left.className}`, element, word);
        }
      }
    }
    for (const field of document.querySelectorAll("input:not([type=radio]), select, textarea, button")) {
      if (!field.checkVisibility() || field.closest(unseen)) continue;
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      if (field.clientHeight < size) note("too low", field, "");
    }
    return [...faults].slice(0, 12);

    /**
     * The box around a text that ends before it: letters would be cut off or lie on what follows. Strips can be
     * scrolled.
     */
    function boxLeft(element: Element, text: DOMRect, size: number): Element | null {
      const middle = (text.top + text.bottom) / 2;
      let around: Element | null = element;
      let isLow = false;
      for (; around && around !== document.body; around = around.parentElement) {
        const { display, lineHeight, overflowX, position } = getComputedStyle(around);
        if (display === "inline" || display === "contents") continue;
        const box = around.getBoundingClientRect();
        // A label for screen readers.
        if (box.width <= 1) return null;
        // A heading may be lower than its letters.
        isLow ||= around === element && Number.parseFloat(lineHeight) < size;
        if (!isLow && (middle - size * 0.35 < box.top - 1 || middle + size * 0.35 > box.bottom + 1))
          return around;
        if (/auto|scroll/.test(overflowX)) return null;
        if (text.left < box.left - 2 || text.right > box.right + 2) return around;
        if (/absolute|fixed/.test(position)) return null;
      }
      return null;
    }
  });
}
