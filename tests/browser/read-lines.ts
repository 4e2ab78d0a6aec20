/** Reads the lines of the lyrics that a page shows, whatever the view. */
import type { Page } from "playwright-core";

export interface ShownLine {
  /** Among the lines of its language, from 1. */
  readonly number: number;
  readonly language: string;
  readonly text: string;
  /** In pixels, in the window. */
  readonly top: number;
  readonly isMarked: boolean;
}

/** @returns in the order of the page */
export function shownLines(page: Page): Promise<ShownLine[]> {
  return page.locator(".liner .stanza span:not(.meaning)").evaluateAll((lines) => {
    const counts = new Map<string, number>();
    const background = (line: Element) => getComputedStyle(line).backgroundColor;
    return lines
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const language = line.closest("[lang]")?.getAttribute("lang") ?? "";
        const number = (counts.get(language) ?? 0) + 1;
        counts.set(language, number);
        const { top } = line.getBoundingClientRect();
        const isMarked = background(line) !== "rgba(0, 0, 0, 0)";
        return { number, language, text: line.textContent, top, isMarked };
      });
  });
}

/** @returns the topmost whole line below the bar */
export async function lineAtReadingHeight(page: Page): Promise<ShownLine> {
  const edge = await page.locator(".lyrics-tools").evaluate((bar) => bar.getBoundingClientRect().bottom);
  const [first] = (await shownLines(page))
    .filter(({ top }) => top >= Math.floor(edge))
    .sort((one, other) => one.top - other.top);
  if (!first) throw new Error("No line is below the bar.");
  return first;
}

/** Scrolls a line to the reading height, and waits until that is noted. */
export async function readFrom(page: Page, text: string): Promise<ShownLine> {
  await page
    .locator(".liner .stanza span", { hasText: text })
    .filter({ visible: true })
    .first()
    .evaluate((line) => scrollTo(0, scrollY + line.getBoundingClientRect().top - 150));
  await placeNoted(page);
  return lineAtReadingHeight(page);
}

/** Waits until the page has noted where it was scrolled: by its own clock, in which its timer comes first. */
export async function placeNoted(page: Page): Promise<void> {
  const settlesWithin = 200;
  await page.evaluate(
    (ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))),
    settlesWithin,
  );
}
