/**
 * How much a page asks for, in the bytes that a browser is sent, and that nothing moves while it comes. KB are 1,000
 * bytes. A name in the HTML counts from the start, though scripts wait for the first paint.
 */
import { request } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { atBothWidths, readAtBothWidths } from "./both-widths.ts";
import { visit } from "./visit.ts";

const site = inject("siteAddress");
const compress = promisify(brotliCompress);

/** Bytes. */
const most = { scripts: 85_000, styles: 12_000, html: 15_000, fonts: 140_000 };

/** Half of what Google's Core Web Vitals call good; a machine without any Devanagari face moves most. */
const maxShift = 0.05;

/** Pixels that the windows of these tests are high. */
const screen = 800;

const pages = [
  "/",
  "/lyrics/vande-mataram-48",
  "/album/mirza-ghalib-1",
  "/search",
  "/search?q=dil",
  "/artist/jagjit-singh-1",
  "/albums",
  "/lyricists",
];

/** Pages share most of their files. */
const weights = new Map<string, Promise<number>>();

test.each(pages)("%s comes with at most 12 KB of styles, 15 KB of HTML and 140 KB of fonts", async (path) => {
  const html = await textOf(path);
  const styles = filesIn(html, "css");
  const sources = [html, ...(await Promise.all(styles.map(textOf)))];
  const named = sources.flatMap((source) => filesIn(source, "woff2"));
  // Those of Urdu and emoji are asked for only where their letters stand.
  const fonts = named.filter((name) => !name.includes("noto-"));
  expect(new Set(fonts).size).toBe(4);
  expect(await weightOf(styles)).toBeLessThanOrEqual(most.styles);
  expect(await weightOf([...new Set(fonts)])).toBeLessThanOrEqual(most.fonts);
  expect((await compress(html)).length).toBeLessThanOrEqual(most.html);
});

test.each(pages)("%s asks for at most 85 KB of scripts, with all that comes once it is idle", (path) =>
  visit("/about-us", {}, async (page) => {
    const scripts: string[] = [];
    page.on("requestfinished", (request) => {
      const { pathname } = new URL(request.url());
      // Fetched when something is to change in the page, as other tests on this site may have it.
      const isForChange = pathname.includes("idiomorph");
      if (pathname.endsWith(".js") && !isForChange) scripts.push(pathname);
    });
    await page.goto(site + path);
    await expect.poll(() => scripts.some((name) => name.includes("keep-following"))).toBe(true);
    await expect.poll(() => scripts.some((name) => name.includes("suggesting"))).toBe(true);
    expect(await weightOf([...new Set(scripts)])).toBeLessThanOrEqual(most.scripts);
  }),
);

test("scripts are asked for only once the page has been drawn, and faces but one", () =>
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

test("faces are asked for while the cards come in", () =>
  visit(
    "/search",
    { width: "phone", reducedMotion: "no-preference", before: markLastArrival },
    async (page) => {
      const arrivals = () => performance.getEntriesByName("last arrival").length;
      await expect.poll(() => page.evaluate(arrivals)).toBe(1);
      const { arrived, faces } = await page.evaluate(() => {
        const [{ startTime: arrived } = { startTime: 0 }] = performance.getEntriesByName("last arrival");
        const faces = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ startTime }) => startTime);
        return { arrived, faces: Math.max(...faces) };
      });
      expect(arrived).toBeGreaterThan(0);
      expect(faces).toBeLessThan(arrived);
    },
  ));

test("what lies far below is laid out once the faces are in, and at once for who comes back to the page", () =>
  visit("/search", { width: "phone", before: holdFaces }, async (page) => {
    expect(await isLaidOut(page, ".song-cards li:first-child h3")).toBe(true);
    expect(await isLaidOut(page, ".song-cards li:last-child h3")).toBe(false);
    await page.reload();
    expect(await isLaidOut(page, ".song-cards li:last-child h3")).toBe(true);
    await page.goto(`${site}/`);
    expect(await isLaidOut(page, ".section:last-child h2")).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("faces")));
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await isLaidOut(page, ".section:last-child h2")).toBe(true);
  }));

test("without scripts, nothing waits to be laid out or to be set in its face", () =>
  visit("/lyrics/vande-mataram-48", { width: "phone", javaScriptEnabled: false }, async (page) => {
    expect(await faceOf(page, ".lyrics p")).toMatch(/^"?Martel for Hindi/);
    await page.goto(`${site}/search`);
    expect(await isLaidOut(page, ".song-cards li:last-child h3")).toBe(true);
  }));

test("text is set in its face once all faces have come, part by part", () =>
  visit("/search", { width: "phone", before: holdFaces }, async (page) => {
    expect(await faceOf(page, ".song-cards li:first-child h3")).toMatch(/^"?Rozha One"?,/);
    await page.evaluate(() => dispatchEvent(new Event("faces")));
    await page.locator(".song-cards li:first-child[data-finished]").waitFor();
    expect(await faceOf(page, ".song-cards li:first-child h3")).toMatch(/^"?Rozha One for Hindi/);
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await faceOf(page, ".song-cards li:last-child h3")).toMatch(/^"?Rozha One for Hindi/);
  }));

test("whoever scrolls before the page is finished gets the rest of it in one go", () =>
  visit("/search", { width: "phone", before: holdFacesAndCountRests }, async (page) => {
    await page.evaluate(async () => {
      const scrolled = new Promise((settle) => addEventListener("scroll", settle, { once: true }));
      scrollTo(0, 600);
      await scrolled;
      dispatchEvent(new Event("faces"));
    });
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => Reflect.get(window, "rests"))).toBe(0);
  }));

test.each(pages)(
  "on %s every picture has its size, what is seen at once comes at once but for drawings in lists, and the rest waits",
  (path) =>
    // As the server says it: scripts have pages of few pictures bring them all.
    readAtBothWidths(path, { javaScriptEnabled: false }, async (page) => {
      for (const { src, hasSize, top, bottom, isListed, isPhoto, waits } of await picturesOf(page)) {
        expect({ src, hasSize }).toEqual({ src, hasSize: true });
        if (bottom <= screen) expect({ src, waits }).toEqual({ src, waits: isListed && !isPhoto });
        if (top > 2 * screen) expect({ src, waits }).toEqual({ src, waits: true });
      }
    }),
);

test.each(pages)("on %s nothing moves while it comes, nor while it is read to its end", (path) =>
  atBothWidths((width) =>
    visit(path, { width, reducedMotion: "no-preference", before: watchShifts }, async (page) => {
      await page.locator(":root[data-finished]").waitFor({ state: "attached" });
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      }, screen / 2);
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(maxShift);
    }),
  ),
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

/** Of the form that the server sends to a browser. */
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

/** Files may come from the browser's memory, so that they cannot be held up on their way. */
async function holdFaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // By the object: in one Chromium the name of its class was not defined.
    document.fonts.load = () => new Promise((settle) => addEventListener("faces", () => settle([])));
  });
}

/** Between two parts that it finishes, a page waits until the browser is idle, for 300 ms at most. */
async function holdFacesAndCountRests(page: Page): Promise<void> {
  await holdFaces(page);
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    Reflect.set(window, "rests", 0);
    window.requestIdleCallback = (then, options) => {
      if (options?.timeout === 300) Reflect.set(window, "rests", Reflect.get(window, "rests") + 1);
      return idle(then, options);
    };
  });
}

function faceOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).fontFamily);
}

function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
}

/** Where pictures are in the window, or the entries of lists in which they stand, as those may not be laid out yet. */
function picturesOf(page: Page) {
  return page.evaluate(() =>
    Array.from(document.images, (image) => {
      const entry = image.closest("li");
      const { top, bottom } = (entry ?? image).getBoundingClientRect();
      return {
        src: image.getAttribute("src"),
        hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
        top,
        bottom,
        isListed: entry !== null,
        isPhoto: image.classList.contains("stored"),
        waits: image.loading === "lazy",
      };
    }),
  );
}

/** A browser begins its first frame once nothing blocks it any more; when that is seen on the screen, it decides itself. */
/** Files come anew: of those in its memory a browser tells another time. */
async function markFirstFrame(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark("first frame")));
}

/** Cards set off one after the other and arrive together: at the beginning of the frame after which it is told. */
async function markLastArrival(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("animationend", () => {
      performance.clearMarks("last arrival");
      performance.mark("last arrival", { startTime: Number(document.timeline.currentTime) });
    }),
  );
}

/** Adds up how much of the page has moved, as the browser reckons it, from the first picture on. */
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
