/**
 * Clicks at the first paint of a page on a slow machine, before any of its scripts has loaded. By hand in more
 * rounds: EARLY_CLICKS_ROUNDS=20 npm test -- early-clicks
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit } from "./visit.ts";
import type { Width } from "./widths.ts";

const fixture = { site: inject("fixtureSite") };

const permissions = ["clipboard-read", "clipboard-write"];

const rounds = Number(process.env.EARLY_CLICKS_ROUNDS ?? 1);

/** How many times slower than this machine. */
const slowness = 6;

interface Click {
  readonly control: string;
  /** Settles when the click has had its effect. */
  readonly done: (page: Page) => Promise<unknown>;
}

const said = (words: string) => (page: Page) => page.getByText(words, { exact: true }).waitFor();
const onRoot = (name: string) => (page: Page) =>
  page.locator(`:root[${name}]`).waitFor({ state: "attached" });

/**
 * Clicks that have nothing to do with each other share a visit, since a slow start takes two seconds of the
 * processor.
 */
const visits: readonly {
  readonly names: string;
  readonly width: Width;
  readonly clicks: readonly Click[];
}[] = [
  {
    names: "the menu and Share",
    width: "phone",
    clicks: [
      { control: ".site-menu summary", done: menuIsOpen },
      { control: ".song-actions > button:nth-of-type(2)", done: said("Link Copied!") },
    ],
  },
  {
    names: "light and dark, larger text, Copy Lyrics and the video",
    width: "desktop",
    clicks: [
      { control: ".theme-switch", done: onRoot("data-theme=dark") },
      { control: "[aria-label^='A+']", done: onRoot("data-text-size='3'") },
      { control: ".song-actions > button:nth-of-type(1)", done: said("Lyrics Copied!") },
      { control: "a.video", done: videoIsThere },
    ],
  },
  {
    names: "the choice of script",
    width: "desktop",
    clicks: [{ control: ".to-roman", done: onRoot("data-lyrics-script=roman") }],
  },
];

test.each(visits)(
  "$names: a click at the first paint takes effect",
  async ({ clicks, width }) => {
    const before = async (page: Page) => {
      await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "a player" }));
      const controls = clicks.map(({ control }) => control);
      await page.addInitScript(clickAtFirstPaint, controls);
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
        await Promise.all(clicks.map(({ done }) => done(page)));
        const hadScripts = await page.evaluate(() => Reflect.get(window, "hadScripts"));
        expect(hadScripts).toEqual(clicks.map(() => false));
      });
  },
  30_000 + 15_000 * rounds,
);

/**
 * Runs in the page. The first paint may come before a control has been parsed: then the first frame that has it
 * counts.
 */
function clickAtFirstPaint(controls: readonly string[]): void {
  const hadScripts: boolean[] = [];
  Reflect.set(window, "hadScripts", hadScripts);
  const click = (control: string) => {
    const found = document.querySelector<HTMLElement>(control);
    if (!found) return requestAnimationFrame(() => click(control));
    hadScripts.push(document.querySelector("[data-alive]") !== null);
    found.click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    controls.forEach(click);
  }).observe({ type: "paint", buffered: true });
}

function menuIsOpen(page: Page): Promise<unknown> {
  return page.locator(".site-menu[open]").waitFor();
}

function videoIsThere(page: Page): Promise<unknown> {
  return page.locator("iframe.video").waitFor();
}
