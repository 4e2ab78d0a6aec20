/** States that change while a page is open, and failures. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ownSite } from "../../process/own-site.ts";
import { readAtBothWidths } from "../both-widths.ts";
import { open } from "../open-page.ts";
import { counting, setCodes } from "../operator-codes.ts";
import { visit } from "../visit.ts";
import { expectLoadingStatus } from "./loading-status.ts";

const site = ownSite({ STARTER_CATALOGUE: "on" });

const ran = (page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, number | undefined>)[key], name);

test("the phone menu opens and closes by its button, and closes by Escape", () =>
  visit("/about-us", { width: "phone" }, async (page) => {
    const button = page.locator(".site-menu summary");
    const isShown = () => page.getByRole("navigation", { name: "Menu" }).isVisible();
    expect(await isShown()).toBe(false);
    for (const shown of [true, false, true]) {
      await button.click();
      expect(await isShown()).toBe(shown);
    }
    await page.keyboard.press("Escape");
    expect(await isShown()).toBe(false);
  }));

test("a page that takes more than 200 ms to load is announced in words, with a progress line", () =>
  visit("/about-us", { width: "phone", pauseClock: true }, async (page) => {
    const shown = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    const banner = page.getByRole("banner");
    await page.locator(".site-menu summary").click();
    const albums = banner.getByRole("link", { name: "Albums", exact: true }).filter({ visible: true });
    await expectLoadingStatus(page, "Loading Antara...", () => albums.click());
    await shown("All Albums");
    const logo = banner.getByRole("link", { name: "Antara, home" });
    await expectLoadingStatus(page, "Loading Antara...", () => logo.click());
    await shown("Discover Your Favorite Hindi Lyrics");
    const song = page.locator(".song-card", { hasText: "Hazaaron Khwahishen Aisi" });
    await expectLoadingStatus(page, "Loading Lyrics...", () => song.click());
    await shown("Hazaaron Khwahishen Aisi");
  }));

test("a page that is deleted while it loads is shown as not found", () =>
  visit("/album/jogan-5", { site: site.address, allowErrors: /status of 404/ }, async (page) => {
    const gone = "Ghunghat Ke Pat Khol";
    // At the request and not earlier, since an open page removes the link when the song is deleted.
    await page.route(/\/lyrics\/[^/]+$/, async (route) => {
      await site.sql`delete from lyrics where title = ${gone}`;
      await route.continue();
    });
    await page.getByRole("link", { name: gone }).dispatchEvent("click");
    await page.getByRole("heading", { level: 1, name: "Song Not Found" }).waitFor();
    await page.goBack();
    // The page is shown from memory, and renewed a moment later.
    await page.getByRole("link", { name: gone }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Eri Main To Prem Diwani" }).click();
    await page.getByRole("heading", { level: 1, name: "Eri Main To Prem Diwani" }).waitFor();
  }));

describe("while the database fails", () => {
  const failing = { allowErrors: /status of 503/ };
  const tables = ["lyrics", "singers", "albums", "lyricists", "music_directors"];
  const rename = (from: string, to: string) =>
    site.sql.unsafe(tables.map((table) => `alter table ${table}${from} rename to ${table}${to};`).join(""));
  const breakDatabase = () => rename("", "_away");
  const repairDatabase = () => rename("_away", "");
  beforeAll(() => breakDatabase().then());
  afterAll(() => repairDatabase().then());

  test("every page that needs it shows the not-found view with status 503 and Retry-After", async () => {
    const paths = ["/", "/lyrics/vande-mataram-48", "/artist/jagjit-singh-1", "/singer/jagjit-singh-1"];
    paths.push("/lyricist/mirza-ghalib-1", "/music-director/jagjit-singh-1", "/album/mirza-ghalib-1");
    paths.push(
      "/albums",
      "/singers",
      "/lyricists",
      "/music-directors",
      "/search",
      "/search?q=dil&type=albums",
    );
    for (const path of paths) {
      const answer = await fetch(site.address + path);
      expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "10"]);
      expect(await answer.text(), path).toMatch(/class="[^"]*not-found.*Try again/s);
    }
  });

  test("the view says so, offers 'Try again' and a link home, and shows no cause", () =>
    readAtBothWidths("/", { site: site.address, ...failing }, async (page) => {
      const main = page.locator("main");
      expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Out of Tune");
      expect(await main.getByText("This page cannot be fetched at the moment.").isVisible()).toBe(true);
      expect(await main.getByRole("link", { name: "Go Back Home" }).isVisible()).toBe(true);
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      expect(await page.content()).not.toMatch(/relation|_away|node_modules/);
    }));

  test("'Try again' brings the page once the database is back", () =>
    visit("/lyrics/vande-mataram-48", { site: site.address, ...failing }, async (page) => {
      await repairDatabase();
      await page.getByRole("link", { name: "Try again" }).click();
      await page.getByRole("heading", { level: 1, name: "Vande Mataram" }).waitFor();
      await breakDatabase();
    }));
});

describe("the views of a song", () => {
  const isCount = (response: { url(): string }) => response.url().endsWith("/views");

  test("increase by one on each load of its page, which then shows the new number", () =>
    visit("/about-us", { site: site.address }, async (page) => {
      const viewsOf = async (load: () => Promise<unknown>) => {
        const [counted] = await Promise.all([page.waitForResponse(isCount), load()]);
        const { views } = await counted.json();
        await expect
          .poll(() => page.locator(".views").textContent())
          .toBe(`${views} view${views > 1 ? "s" : ""}`);
        return views;
      };
      const first = await viewsOf(() => page.goto("/lyrics/vande-mataram-48"));
      expect(await viewsOf(() => page.reload())).toBe(first + 1);
      expect(await site.sql`select views from lyrics where id = 48`).toMatchObject([{ views: first + 1 }]);
    }));

  test("do not increase when its page is only prefetched", () =>
    visit("/album/bazaar-10", { site: site.address }, async (page) => {
      const counts: string[] = [];
      page.on("request", (request) => isCount(request) && counts.push(request.url()));
      const fetched = page.waitForResponse(/\/lyrics\/dikhai-diye-yun-42$/);
      await page.getByRole("link", { name: "Dikhai Diye Yun" }).hover();
      await fetched;
      expect(counts).toEqual([]);
      expect(await site.sql`select views from lyrics where id = 42`).toMatchObject([{ views: 0 }]);
    }));
});

test("the button Copy Lyrics says 'Copied!' for 2 seconds", () =>
  visit(
    "/lyrics/vande-mataram-48",
    { pauseClock: true, permissions: ["clipboard-read", "clipboard-write"] },
    async (page) => {
      await page.getByRole("button", { name: "Copy Lyrics" }).click();
      const copied = page.getByRole("button", { name: "Copied!", exact: true });
      await copied.waitFor();
      await page.clock.runFor(1_900);
      expect(await copied.count()).toBe(1);
      await page.clock.runFor(200);
      await page.getByRole("button", { name: "Copy Lyrics", exact: true }).waitFor();
    },
  ));

describe("the analytics code", () => {
  const scripts = (page: Page) => page.locator("head script[src^='blob:']").count();

  test("runs in the head of the page, and again on every navigation", () =>
    visit("/album/pyaasa-1", { site: inject("fixtureSite") }, async (page) => {
      await expect.poll(() => ran(page, "analyticsRuns")).toBe(1);
      const links = [page.getByRole("link", { name: "Bina Gayak" }), page.locator("header .logo")];
      for (const [place, link] of links.entries()) {
        await link.click();
        await expect.poll(() => ran(page, "analyticsRuns")).toBe(place + 2);
        expect(await scripts(page)).toBe(1);
      }
    }));

  test("is replaced by the new one when it changes", async () => {
    await setCodes(site, { analyticsCode: counting("oldRuns") });
    await visit("/albums", { site: site.address }, async (page) => {
      await expect.poll(() => ran(page, "oldRuns")).toBe(1);
      await setCodes(site, { analyticsCode: counting("newRuns") });
      await page.getByRole("link", { name: "Bazaar" }).click();
      await page.getByRole("heading", { level: 1, name: "Bazaar" }).waitFor();
      // The page before may have followed the change, too, and have run the new code once.
      await expect.poll(() => ran(page, "newRuns")).toBeGreaterThan(0);
      expect(await ran(page, "oldRuns")).toBe(1);
      await expect.poll(() => scripts(page)).toBe(1);
      await open(page, "/albums");
      await expect.poll(() => ran(page, "newRuns")).toBe(1);
      expect(await ran(page, "oldRuns")).toBeUndefined();
    });
  });
});
