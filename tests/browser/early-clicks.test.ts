/**
 * Clicks at the first paint of a page on a slow machine, before any of its scripts has loaded. By hand in more rounds:
 * EARLY_CLICKS_ROUNDS=20 npm test -- early-clicks
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit, type Width } from "./visit.ts";

const fixture = { site: inject("fixtureSite") };

const permissions = ["clipboard-read", "clipboard-write"];

const rounds = Number(process.env.EARLY_CLICKS_ROUNDS ?? 1);

/** How many times slower than this machine. */
const slowness = 6;

interface Click {
  readonly name: string;
  readonly control: string;
  readonly width?: Width;
  /** Settles when the click has had its effect. */
  readonly done: (page: Page) => Promise<unknown>;
}

const said = (words: string) => (page: Page) => page.getByText(words, { exact: true }).waitFor();
const onRoot = (name: string) => (page: Page) =>
  page.locator(`:root[${name}]`).waitFor({ state: "attached" });

const clicks: readonly Click[] = [
  { name: "light and dark", control: ".theme-switch", done: onRoot("data-theme=dark") },
  { name: "the menu", control: ".site-menu summary", width: "phone", done: menuIsOpen },
  { name: "larger text", control: "[aria-label^='A+']", done: onRoot("data-text-size='3'") },
  { name: "Copy Lyrics", control: ".song-actions > button:nth-of-type(1)", done: said("Lyrics Copied!") },
  { name: "Share", control: ".song-actions > button:nth-of-type(2)", done: said("Link Copied!") },
  { name: "the choice of script", control: ".to-roman", done: onRoot("data-lyrics-script=roman") },
  { name: "the video", control: "a.video", done: videoIsThere },
];

test.each(clicks)(
  "$name: a click at the first paint takes effect",
  async ({ control, done, width = "desktop" }) => {
    const before = async (page: Page) => {
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "a player" }));
      await page.addInitScript(clickAtFirstPaint, control);
    };
    const options = {
      ...fixture,
      width,
      permissions,
      allowErrors: /third party/,
      slowStart: slowness,
      before,
    };
    for (let round = 0; round < rounds; round += 1)
      await visit("/lyrics/chalchitra-134", options, async (page) => {
        await done(page);
        expect(await page.evaluate(() => Reflect.get(window, "hadScripts"))).toBe(false);
      });
  },
  30_000 + 15_000 * rounds,
);

/** Runs in the page. The first paint may come before the control has been parsed: then the first frame that has it counts. */
function clickAtFirstPaint(control: string): void {
  const click = () => {
    const found = document.querySelector<HTMLElement>(control);
    if (!found) return requestAnimationFrame(click);
    Reflect.set(window, "hadScripts", document.querySelector("[data-alive]") !== null);
    found.click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    click();
  }).observe({ type: "paint", buffered: true });
}

function menuIsOpen(page: Page): Promise<unknown> {
  return page.locator(".site-menu[open]").waitFor();
}

function videoIsThere(page: Page): Promise<unknown> {
  return page.locator("iframe.video").waitFor();
}
