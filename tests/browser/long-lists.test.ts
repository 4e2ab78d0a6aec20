/** Lists that are longer than a page: paging, addresses, and what screen readers announce. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { fetchPage } from "./fetched-page.ts";
import { notYetAPage } from "./open-page.ts";
import { readPage } from "./read-page.ts";
import { visit } from "./visit.ts";

const site = inject("fixtureSite");

/** The machine may be busy. */
const longTimeout = { timeout: 20_000 };

const hits = (page: Page) => page.locator("main h3").allTextContents();
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const linkTo = (html: string, relation: "next" | "prev") =>
  new RegExp(`<a (?=[^>]*rel="${relation}")[^>]*href="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
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
    visit(notYetAPage, { site }, async (page) => {
      for (const text of ["0", "-1", "1.5", "two", "", "1"]) {
        const read = await readPage(page, `/singer/lata-mangeshkar-2?page=${text}`);
        expect(read.pager).toBe("Page 1 of 3");
        expect(read.canonical).toBe(`${site}/singer/lata-mangeshkar-2`);
        expect(read.robots).toBeUndefined();
      }
    }));

  test("each page has its own canonical address, and pages after the first are not indexed", async () => {
    const { html } = await fetchPage("/album/sau-geet-2?page=2", site);
    expect(canonical(html)).toBe(`${site}/album/sau-geet-2?page=2`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(linkTo(html, "prev")).toBe("/album/sau-geet-2");
    expect(linkTo(html, "next")).toBe("/album/sau-geet-2?page=3");
  });

  test("songs in another order are paged, not indexed, and name the newest order as canonical", () =>
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

  test("an artist has the canonical address of the singer, and stays an artist on other pages", async () => {
    const { html } = await fetchPage("/artist/lata-mangeshkar-2?page=2", site);
    expect(canonical(html)).toBe(`${site}/singer/lata-mangeshkar-2?page=2`);
    expect(linkTo(html, "next")).toBe("/artist/lata-mangeshkar-2?page=3");
  });
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
      insert into lyrics (title, lyrics_english, lyrics_hindi)
      select 'Geet ' || n, case when n <= 120 then 'sunehra geet' else 'geet' end, case when n = 1 then 'दिल' end
      from generate_series(1, 1001) as n`;
  });
  const read = (path: string) => fetchPage(path, many.address);
  const countsOf = (html: string) => html.match(/(Songs|Singers|Albums) \(\d+\+?\)/g);

  test("the count of results is exact up to 1,000, then '1000+'", async () => {
    const geet = ["Songs (1000+)", "Singers (0)", "Albums (0)"];
    expect(countsOf((await read("/search?q=geet")).html)).toEqual(geet);
    expect(countsOf((await read("/search")).html)?.[0]).toBe("Songs (1000+)");
    expect(countsOf((await read("/search?q=sunehra")).html)?.[0]).toBe("Songs (120)");
  });

  test("results have pages of 50, and a number beyond the last leads to the last page", async () => {
    const { textsOf, html } = await read("/search?q=sunehra");
    expect(textsOf("h3")).toHaveLength(50);
    expect(linkTo(html, "next")).toBe("/search?q=sunehra&page=2");
    expect((await read("/search?q=sunehra&page=2")).textsOf("p")).toContain("Page 2 of 3");
    const beyond = await fetch(`${many.address}/search?q=sunehra&page=9`, { redirect: "manual" });
    expect([beyond.status, beyond.headers.get("location")]).toEqual([302, "/search?q=sunehra&page=3"]);
    expect((await read("/search?q=sunehra&page=3")).textsOf("h3")).toHaveLength(20);
    const last = await read("/search?page=999999999999999999999");
    expect(last.textsOf("p")).toContain("Page 20 of 20");
    expect(last.textsOf("p").join()).toMatch(/the first 1,000/);
  });

  test("the index of first lines has pages of 50 for each letter, and redirects to those that exist", async () => {
    const { html } = await read("/first-lines");
    expect(html.match(/<a [^>]*href="\/lyrics\//g)).toHaveLength(50);
    expect(linkTo(html, "next")).toBe("/first-lines?page=2");
    const second = await read("/first-lines?page=2");
    expect(second.textsOf("p")).toContain("Page 2 of 18");
    expect(canonical(second.html)).toBe(`${many.address}/first-lines?page=2`);
    const [letters = ""] = /<nav[^>]* aria-label="Letters".*?<\/nav>/s.exec(html) ?? [];
    expect(letters).toMatch(/href="\/first-lines\?letter=%E0%A4%A6"[^>]*>द</);
    const ofLetter = await read("/first-lines?letter=%E0%A4%A6");
    expect(ofLetter.textsOf("title")).toEqual(["First Lines of Hindi Songs: द - Antara"]);
    for (const [asked, address] of [
      ["?letter=Z", ""],
      ["?page=99", "?page=18"],
      ["?letter=%E0%A4%A6&page=2", "?letter=%E0%A4%A6"],
    ]) {
      const answer = await fetch(`${many.address}/first-lines${asked}`, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `/first-lines${address}`]);
    }
  });
});
