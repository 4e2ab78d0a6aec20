/**
 * How many bytes a page loads, as they are sent to a browser, and that nothing moves meanwhile. KB are 1,000 bytes. A
 * file that is named in the HTML counts, although scripts wait for the first paint.
 */
import { request } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { notedPictures, notePictures } from "./noted-pictures.ts";
import { visit } from "./visit.ts";

const site = inject("siteAddress");
const compress = promisify(brotliCompress);

/** Bytes. A song has the script of its words besides; texts in Devanagari have more bytes. */
const limits = {
  scriptsOfSong: 89_600,
  scripts: 86_200,
  moreInHindi: 1_600,
  styles: 12_000,
  html: 15_000,
  fonts: 140_000,
};

/** Half of what Google's Core Web Vitals call good. It is highest on a machine without a Devanagari font. */
const maxShift = 0.05;

/** Height of the windows of these tests, in pixels. */
const screen = 800;

/** One of each kind. */
const kinds = [
  "/",
  "/lyrics/vande-mataram-48",
  "/album/mirza-ghalib-1",
  "/search?q=dil",
  "/artist/jagjit-singh-1",
  "/albums",
];

/** Words in Devanagari have more bytes. */
const inHindi = ["/hi", "/hi/lyrics/vande-mataram-48", "/hi/album/mirza-ghalib-1", "/hi/search?q=dil"];

/** Built like one of these, with more or less of a part. */
const variants = [
  "/lyrics/vaishnav-jan-to-9",
  "/lyrics/vaishnav-jan-to-9/machine-made",
  "/lyrics/vaishnav-jan-to-9/report",
  "/search",
  "/lyricists",
  "/words",
  "/lyrics/vaishnav-jan-to-9/words",
];

const pages = [...kinds, ...inHindi, ...variants];

/** Pages share most of their files. */
const weights = new Map<string, Promise<number>>();

test.each(pages)("%s loads at most 12 KB of styles, 15 KB of HTML and 140 KB of fonts", async (path) => {
  const html = await textOf(path);
  const styles = filesIn(html, "css");
  const sources = [html, ...(await Promise.all(styles.map(textOf)))];
  const named = sources.flatMap((source) => filesIn(source, "woff2"));
  // Fonts for Urdu and emoji are loaded only where their letters occur.
  const fonts = named.filter((name) => !name.includes("noto-"));
  expect(new Set(fonts).size).toBe(4);
  expect(await weightOf(styles)).toBeLessThanOrEqual(limits.styles);
  expect(await weightOf([...new Set(fonts)])).toBeLessThanOrEqual(limits.fonts);
  expect((await compress(html)).length).toBeLessThanOrEqual(limits.html);
});

test("scripts and all fonts but one are requested only after the first paint", () =>
  visit("/lyrics/vande-mataram-48", { width: "phone", before: markFirstFrame }, async (page) => {
    const { drawn, early, late, rare } = await page.evaluate(() => {
      const [{ startTime: drawn } = { startTime: 0 }] = performance.getEntriesByName("first frame");
      const files = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(js|woff2)$/.test(name))
        .map(({ name, startTime }) => ({
          startTime,
          file: new URL(name).pathname.replace(/-[\w-]{8}\./, "."),
        }));
      const early = files.filter(({ startTime }) => startTime < drawn).map(({ file }) => file);
      const rare = files.filter(({ file }) => file.includes("noto-"));
      return { drawn, early, late: files.length - early.length, rare };
    });
    expect(rare).toEqual([]);
    expect(drawn).toBeGreaterThan(0);
    expect(early).toEqual(["/assets/rozha-one-latin.woff2"]);
    expect(late).toBeGreaterThan(3);
  }));

// A busy machine may be late with the request once.
test("fonts are requested while the cards are animated", { retry: 2 }, () =>
  visit(
    "/genre/bhajan",
    { width: "phone", reducedMotion: "no-preference", before: markLastAnimationEnd },
    async (page) => {
      const ends = () => performance.getEntriesByName("last animation end").length;
      await expect.poll(() => page.evaluate(ends)).toBe(1);
      const { endedAt, fonts } = await page.evaluate(() => {
        const [{ startTime: endedAt } = { startTime: 0 }] =
          performance.getEntriesByName("last animation end");
        const fonts = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ startTime }) => startTime);
        return { endedAt, fonts: Math.max(...fonts) };
      });
      expect(endedAt).toBeGreaterThan(0);
      expect(fonts).toBeLessThan(endedAt);
    },
  ),
);

test("content far below the fold is laid out when the fonts have loaded, and at once on a later visit", () =>
  visit("/search", { width: "phone", before: delayFonts }, async (page) => {
    expect(await isLaidOut(page, ".song-hits li:first-child h3")).toBe(true);
    expect(await isLaidOut(page, ".song-hits li:last-child h3")).toBe(false);
    await page.reload();
    expect(await isLaidOut(page, ".song-hits li:last-child h3")).toBe(true);
    await page.goto(`${site}/`);
    expect(await isLaidOut(page, ".section:last-child h2")).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("fonts")));
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await isLaidOut(page, ".section:last-child h2")).toBe(true);
  }));

test("without JavaScript everything is laid out at once in its font", () =>
  visit("/lyrics/vande-mataram-48", { width: "phone", javaScriptEnabled: false }, async (page) => {
    expect(await fontOf(page, ".lyrics p")).toMatch(/^"?Martel for Hindi/);
    await page.goto(`${site}/search`);
    expect(await isLaidOut(page, ".song-hits li:last-child h3")).toBe(true);
  }));

test("text gets its font when all fonts have loaded, part by part", () =>
  visit("/search", { width: "phone", before: delayFonts }, async (page) => {
    expect(await fontOf(page, ".song-hits li:first-child h3")).toMatch(/^"?Rozha One"?,/);
    await page.evaluate(() => dispatchEvent(new Event("fonts")));
    await page.locator(".song-hits li:first-child[data-finished]").waitFor();
    expect(await fontOf(page, ".song-hits li:first-child h3")).toMatch(/^"?Rozha One for Hindi/);
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await fontOf(page, ".song-hits li:last-child h3")).toMatch(/^"?Rozha One for Hindi/);
  }));

test("scrolling before the page is finished finishes all of it at once", () =>
  visit("/search", { width: "phone", before: delayFontsAndCountPauses }, async (page) => {
    await page.evaluate(async () => {
      const scrolled = new Promise((settle) => addEventListener("scroll", settle, { once: true }));
      scrollTo(0, 600);
      await scrolled;
      dispatchEvent(new Event("fonts"));
    });
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => Reflect.get(window, "pauses"))).toBe(0);
  }));

test.each([
  ["/first-lines", "phone"],
  ["/first-lines", "tablet"],
  ["/words", "phone"],
  ["/music-directors", "phone"],
  ["/decade/1950s", "phone"],
  ["/browse", "phone"],
  ["/", "phone"],
] as const)("%s on a %s does not shift when its fonts come late", (path, width) =>
  visit(
    path,
    { width, before: (page) => Promise.all([delayFonts(page), watchShifts(page)]) },
    async (page) => {
      await page.evaluate(() => dispatchEvent(new Event("fonts")));
      await page.locator(":root[data-finished]").waitFor({ state: "attached" });
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(maxShift);
    },
  ),
);

// Where a page is narrow more of it shifts, so the variants are opened on a phone alone.
const onScreens = [
  ...pages.map((path) => [path, "phone"] as const),
  ...kinds.map((path) => [path, "desktop"] as const),
];

test.each(onScreens)(
  "on %s on a %s nothing shifts, and pictures and scripts cost no more than they may",
  async (path, width) => {
    const scripts: string[] = [];
    const before = async (page: Page) => {
      page.on("requestfinished", (request) => {
        const { pathname } = new URL(request.url());
        // Loaded only when a change is shown, which another test on this site may cause.
        const isForChange = pathname.includes("idiomorph");
        if (pathname.endsWith(".js") && !isForChange) scripts.push(pathname);
      });
      await watchShifts(page);
      await notePictures(page);
    };
    await visit(path, { width, reducedMotion: "no-preference", before }, async (page) => {
      for (const { src, hasSize, top, bottom, isListed, isPhoto, waits } of await notedPictures(page)) {
        expect({ src, hasSize }).toEqual({ src, hasSize: true });
        if (bottom <= screen) expect({ src, waits }).toEqual({ src, waits: isListed && !isPhoto });
        if (top > 2 * screen) expect({ src, waits }).toEqual({ src, waits: true });
      }
      await page.locator(":root[data-finished]").waitFor({ state: "attached" });
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      }, screen / 2);
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(maxShift);
      for (const last of ["follow-changes", "islands", "react"])
        await expect.poll(() => scripts.some((name) => name.includes(last)), { message: last }).toBe(true);
      const limit = path.includes("/lyrics/") ? limits.scriptsOfSong : limits.scripts;
      const more = path.startsWith("/hi") ? limits.moreInHindi : 0;
      expect(await weightOf([...new Set(scripts)])).toBeLessThanOrEqual(limit + more);
    });
  },
);

async function textOf(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}

/** Files named in a page or a style sheet. Every file that a page imports at once is named in its HTML. */
function filesIn(text: string, ending: string): string[] {
  const names = text.matchAll(new RegExp(`["(](/assets/[^"()]+\\.${ending})[")]`, "g"));
  return [...new Set(Array.from(names, ([, name = ""]) => name))];
}

async function weightOf(files: readonly string[]): Promise<number> {
  const found = files.map((file) => {
    const weight = weights.get(file) ?? sentBytes(file);
    weights.set(file, weight);
    return weight;
  });
  return (await Promise.all(found)).reduce((sum, weight) => sum + weight, 0);
}

/** @returns the size of the compressed form that browsers get */
function sentBytes(file: string): Promise<number> {
  return new Promise((settle, refuse) => {
    request(site + file, { method: "HEAD", headers: { "Accept-Encoding": "gzip, br" } }, (answer) => {
      answer.resume();
      settle(Number(answer.headers["content-length"]));
    })
      .on("error", refuse)
      .end();
  });
}

/** Delays fonts in the page, since requests for cached files cannot be delayed. */
async function delayFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // By the object: in one Chromium the name of its class was not defined.
    document.fonts.load = () => new Promise((settle) => addEventListener("fonts", () => settle([])));
  });
}

/** Between finishing two parts a page pauses until the browser is idle, for 300 ms at most. */
async function delayFontsAndCountPauses(page: Page): Promise<void> {
  await delayFonts(page);
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    Reflect.set(window, "pauses", 0);
    window.requestIdleCallback = (then, options) => {
      if (options?.timeout === 300) Reflect.set(window, "pauses", Reflect.get(window, "pauses") + 1);
      return idle(then, options);
    };
  });
}

function fontOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).fontFamily);
}

function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
}

/** Marks the first frame. Without the cache, because for cached files a browser reports other times. */
async function markFirstFrame(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark("first frame")));
}

/** Marks the start of the frame in which the last animation of a card ended. */
async function markLastAnimationEnd(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("animationend", () => {
      performance.clearMarks("last animation end");
      performance.mark("last animation end", { startTime: Number(document.timeline.currentTime) });
    }),
  );
}

/** Adds up the layout shifts that the browser reports from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput"))
          Reflect.set(window, "shifted", Reflect.get(window, "shifted") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
}
