/** Lists that are longer than a page: paging, addresses, and what screen readers announce. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { readPage } from "./read-page.ts";
import { visit } from "./visit.ts";

const site = inject("fixtureSite");

/** The machine may be busy. */
const longTimeout = { timeout: 20_000 };

const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");
const hits = (page: Page) => page.locator("main h3").allTextContents();
const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Type" }).getByRole("link").allTextContents();
const box = (page: Page) => page.getByRole("search", { name: "Songs, singers and albums" });

describe("the link to the next page", () => {
  test("moves the focus to the heading, scrolls to the top, and announces the page number", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      await page.getByRole("link", { name: "Next" }).focus();
      await page.keyboard.press("Enter");
      await expect
        .poll(() => page.getByRole("navigation", { name: "Pages" }).textContent(), longTimeout)
        .toContain("2 of 3");
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), longTimeout).toBe("H1");
      await expect.poll(() => page.evaluate(() => scrollY), longTimeout).toBe(0);
      expect(await page.locator(".pager [role=status]").textContent()).toBe("Page 2 of 3");
      expect(await page.title()).toBe("Lata Mangeshkar Songs and Lyrics, Page 2 - Antara");
    }));
});

describe("addresses of the pages of a list", () => {
  test.each([
    ["/singer/lata-mangeshkar-2?page=4", "/singer/lata-mangeshkar-2?page=3"],
    ["/album/sau-geet-2?a=b&page=99999999999999999999", "/album/sau-geet-2?a=b&page=3"],
    ["/artist/geeta-dutt-1?page=2", "/artist/geeta-dutt-1"],
    ["/lyricist/sunsaan-3?page=2", "/lyricist/sunsaan-3"],
    ["/lyricist/gulzar-2?order=title&page=4", "/lyricist/gulzar-2?order=title&page=3"],
  ])("a page number beyond the last redirects temporarily to the last page: %s", async (beyond, last) => {
    const { status, headers } = await fetch(site + beyond, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, last]);
  });

  test("an invalid page number is page 1", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      for (const text of ["0", "-1", "1.5", "two", "", "1"]) {
        const read = await readPage(page, `/singer/lata-mangeshkar-2?page=${text}`);
        expect(read.pager).toBe("Page 1 of 3");
        expect(read.canonical).toBe(`${site}/singer/lata-mangeshkar-2`);
        expect(read.robots).toBeUndefined();
      }
    }));

  test("each page has its own canonical address, and pages after the first are not indexed", () =>
    visit("/album/sau-geet-2?page=2", { site }, async (page) => {
      expect(await canonical(page)).toBe(`${site}/album/sau-geet-2?page=2`);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
      expect(await page.locator("a[rel=prev]").getAttribute("href")).toBe("/album/sau-geet-2");
      expect(await page.locator("a[rel=next]").getAttribute("href")).toBe("/album/sau-geet-2?page=3");
    }));

  test("songs sorted by views and by title are not indexed, have the canonical address of the newest order, and are paged", () =>
    visit("/singer/lata-mangeshkar-2", { site }, async (page) => {
      const orders = page.getByRole("navigation", { name: "Order" }).getByRole("link");
      expect(await orders.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
        "/singer/lata-mangeshkar-2",
        "/singer/lata-mangeshkar-2?order=views",
        "/singer/lata-mangeshkar-2?order=title",
      ]);
      const firstOf = async (query: string) => {
        const { cards, canonical, robots, pager } = await readPage(page, `/singer/lata-mangeshkar-2${query}`);
        return [cards[0]?.name, canonical?.replace(site, ""), robots, pager];
      };
      const [usual, second] = ["/singer/lata-mangeshkar-2", "/singer/lata-mangeshkar-2?page=2"];
      const notIndexed = "noindex, follow";
      expect(await firstOf("?order=views")).toEqual(["Geet 5", usual, notIndexed, "Page 1 of 3"]);
      expect(await firstOf("?order=title")).toEqual(["Geet 1", usual, notIndexed, "Page 1 of 3"]);
      expect(await firstOf("?page=2&order=title")).toEqual(["Geet 36", second, notIndexed, "Page 2 of 3"]);
      for (const unknown of ["", "?order=newest", "?order=Views", "?order="])
        expect(await firstOf(unknown)).toEqual(["Geet 120", usual, undefined, "Page 1 of 3"]);
      await orders.getByText("Most Viewed").click();
      await expect.poll(() => hits(page), longTimeout).toContain("Geet 5");
      expect(await orders.locator("xpath=self::*[@aria-current]").textContent()).toBe("Most Viewed");
      expect(await page.locator("a[rel=next]").getAttribute("href")).toBe(
        "/singer/lata-mangeshkar-2?order=views&page=2",
      );
    }));

  test("an artist has the canonical address of the singer, and stays an artist on other pages", () =>
    visit("/artist/lata-mangeshkar-2?page=2", { site }, async (page) => {
      expect(await canonical(page)).toBe(`${site}/singer/lata-mangeshkar-2?page=2`);
      expect(await page.locator("a[rel=next]").getAttribute("href")).toBe("/artist/lata-mangeshkar-2?page=3");
    }));
});

describe("users of screen readers", () => {
  test("hear the number of results after each search", () =>
    visit("/search?q=dil", {}, async (page) => {
      const status = page.locator("main [role=status]");
      await expect.poll(() => status.textContent(), longTimeout).toBe("12 songs found");
      await box(page).getByPlaceholder("Song, singer, album or a line").fill("zzyzx");
      await box(page).getByPlaceholder("Song, singer, album or a line").press("Enter");
      await expect.poll(() => status.textContent(), longTimeout).toBe("No songs found");
    }));
});

describe("with 1,001 songs", () => {
  const many = ownSite({}, async (sql) => {
    await sql`
      insert into lyrics (title, lyrics_english)
      select 'Geet ' || n, case when n <= 120 then 'sunehra geet' else 'geet' end from generate_series(1, 1001) as n`;
  });
  const visitSite = (path: string, steps: (page: Page) => Promise<void>) =>
    visit(path, { site: many.address }, steps);

  test("the count of results is exact up to 1,000, then '1000+'", () =>
    visitSite("/search?q=geet", async (page) => {
      expect(await tabs(page)).toEqual(["Songs (1000+)", "Singers (0)", "Albums (0)"]);
      await page.goto("/search");
      expect((await tabs(page))[0]).toBe("Songs (1000+)");
      await page.goto("/search?q=sunehra");
      expect((await tabs(page))[0]).toBe("Songs (120)");
    }));

  test("results have pages of 50, connected by links, and a page number beyond the last redirects to the last page", () =>
    visitSite("/search?q=sunehra", async (page) => {
      expect(await hits(page)).toHaveLength(50);
      expect(await page.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
        "/search?q=sunehra&page=2",
      );
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText("Page 2 of 3", { exact: true }).waitFor();
      const beyond = await page.request.get("/search?q=sunehra&page=9", { maxRedirects: 0 });
      expect(beyond.status()).toBe(302);
      expect(beyond.headers().location).toBe("/search?q=sunehra&page=3");
      await page.goto("/search?q=sunehra&page=9");
      expect(await hits(page)).toHaveLength(20);
      await page.goto("/search?page=999999999999999999999");
      await page.getByText("Page 20 of 20", { exact: true }).waitFor();
      expect(await page.getByText(/the first 1,000/).isVisible()).toBe(true);
    }));
});
