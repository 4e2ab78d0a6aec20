/** Back and Forward: each page is shown where it was left, from memory first, and counts no view. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { follow, notYetAPage, open } from "./open-page.ts";
import { breakConnection } from "./page-requests.ts";
import { visit } from "./visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

/** Waits for the late fonts: text in another font has other lines, and the browser keeps what is read, not `top`. */
async function place(page: Page) {
  await page.locator(":root[data-finished]").waitFor({ state: "attached" });
  return page.evaluate(() => ({ top: window.scrollY, heading: document.querySelector("h1")?.textContent }));
}

type Place = Awaited<ReturnType<typeof place>>;

/** Pixels. */
const tolerance = 4;

const isAt = async (page: Page, left: Place) => {
  const now = await place(page);
  return now.heading === left.heading && Math.abs(now.top - left.top) <= tolerance ? left : now;
};

/** A step, until the page stands where it was left, also after it has been renewed. */
async function step(page: Page, to: "goBack" | "goForward", left: Place): Promise<void> {
  const renewed = page.waitForResponse((response) => "x-follows-change" in response.request().headers());
  await page[to]({ waitUntil: "commit" });
  await expect.poll(() => isAt(page, left)).toEqual(left);
  await (await renewed).finished();
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 50)));
  expect(await isAt(page, left)).toEqual(left);
}

/** Follows a link to a song in the middle of the window. */
async function followSongInView(page: Page): Promise<void> {
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("main a[href^='/lyrics/']")];
    links.find((link) => link.getBoundingClientRect().top > innerHeight / 4)?.click();
  });
  await page.waitForURL("**/lyrics/**");
  await page.locator(".song-page").waitFor();
}

/** A list by views would move its rows otherwise, and what is read with them. */
const countNoViews = (page: Page) => page.route("**/views", (route) => route.fulfill({ json: {} }));

const lists = ["/", "/search?type=songs", "/search?q=tum", "/first-lines", "/genre/bhajan", "/decade/1950s"];

test.each(["phone", "desktop"] as const)(
  "list and song are found again where they were left, five times, on a %s",
  (width) =>
    visit(notYetAPage, { width, before: countNoViews }, async (page) => {
      for (const list of lists) {
        await open(page, list);
        await scrollTo(page, 900);
        const left = await place(page);
        expect(left.top, list).toBeGreaterThan(100);
        await followSongInView(page);
        await scrollTo(page, 400);
        const song = await place(page);
        for (let times = 0; times < 5; times++) {
          await step(page, "goBack", left);
          await step(page, "goForward", song);
        }
      }
    }),
  180_000,
);

// Wide enough that the lines above the place do not break elsewhere in the font that stands in until theirs is there.
test("a page that is loaded again stands where it was, and so does the page before it", () =>
  visit("/first-lines", {}, async (page) => {
    await scrollTo(page, 1_500);
    const list = await place(page);
    await followSongInView(page);
    await scrollTo(page, 300);
    const song = await place(page);
    await page.reload();
    await expect.poll(() => isAt(page, song)).toEqual(song);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => isAt(page, list)).toEqual(list);
  }));

describe("without a connection", () => {
  test("a page that was read is shown from memory", () =>
    visit("/albums", { allowErrors: true }, async (page) => {
      await follow(page, "/first-lines");
      await breakConnection(page, "offline");
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => heading(page)).toContain("All Albums");
      expect(new URL(page.url()).pathname).toBe("/albums");
      expect(await page.locator(".notice.failed").count()).toBe(0);
    }));

  test("a page that is not in memory leaves address and page as they are, and can be tried again", () =>
    visit("/first-lines", { allowErrors: true }, async (page) => {
      // An entry of the history whose page was never shown.
      await page.evaluate(() => history.pushState(null, "", "/albums"));
      await follow(page, "/words");
      const repair = await breakConnection(page, "offline");
      await page.evaluate(() => history.back());
      const notice = page.locator(".notice.failed");
      await notice.waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/words");
      expect(await heading(page)).toContain("Words of Songs");
      await repair();
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => heading(page)).toContain("All Albums");
      expect(new URL(page.url()).pathname).toBe("/albums");
    }));
});

test("a step back or forward to a song counts no view", () =>
  visit("/", {}, async (page) => {
    let counted = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/views")) counted += 1;
    });
    const list = await place(page);
    const opened = page.waitForRequest(/\/views$/);
    await followSongInView(page);
    await opened;
    const song = await place(page);
    await step(page, "goBack", list);
    await step(page, "goForward", song);
    expect(counted).toBe(1);
  }));

test("two quick steps back lead to the page of the address and leave no error", () =>
  visit("/albums", { reducedMotion: "no-preference" }, async (page) => {
    await follow(page, "/first-lines");
    await follow(page, "/words");
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 10);
    });
    await page.waitForURL("**/albums", { waitUntil: "commit" });
    await expect.poll(() => heading(page)).toContain("All Albums");
  }));

test("three quick clicks on a link leave one entry in the history", () =>
  visit("/search?type=songs", { width: "phone" }, async (page) => {
    // By its key, since a browser keeps no more than fifty entries.
    const list = await page.evaluate(() => navigation.currentEntry?.key);
    const next = page.locator("a[rel=next]");
    await next.scrollIntoViewIfNeeded();
    await next.click({ clickCount: 3, delay: 60 });
    await expect.poll(() => page.url()).toContain("page=2");
    const after = (list?: string) => {
      const entries = navigation.entries();
      return entries.length - 1 - entries.findIndex(({ key }) => key === list);
    };
    expect(await page.evaluate(after, list)).toBe(1);
  }));
