/** The lists from A to Z: albums, singers, lyricists and music directors, short and long. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { accessibilityFindings } from "./accessibility.ts";
import { readAtBothWidths } from "./both-widths.ts";
import { visit, widths } from "./visit.ts";

const letters = (page: Page) => page.getByRole("navigation", { name: "Letters" }).getByRole("link");
const groups = (page: Page) => page.locator("main h2").allTextContents();
const cards = (page: Page) => page.locator("main h3").allTextContents();
const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href"))?.replace(/^https?:\/\/[^/]+/, "");
/** The machine may be busy. */
const longTimeout = { timeout: 10_000 };
const scrollsHorizontally = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const lists = [
  {
    path: "/singers",
    heading: "Singers",
    first: "Abida Parveen",
    facts: "4 Songs",
    entry: "/singer/",
  },
  {
    path: "/lyricists",
    heading: "Lyricists",
    first: "Akbar Allahabadi",
    facts: "1 Song",
    entry: "/lyricist/",
  },
  {
    path: "/music-directors",
    heading: "Music Directors",
    first: "Bulo C. Rani",
    facts: "4 Songs",
    entry: "/music-director/",
  },
] as const;

for (const { path, heading, first, facts, entry } of lists) {
  test(`${heading} are cards sorted by name under uppercase first letters, with picture and facts, and link to their pages`, () =>
    readAtBothWidths(path, {}, async (page, width) => {
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      expect(await page.title()).toBe(`${heading} - Antara`);
      const shown = await groups(page);
      expect(shown).toEqual([...shown].sort());
      expect(shown.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
      const names = await cards(page);
      expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
      const card = page.getByRole("link", { name: new RegExp(first) }).first();
      expect(await card.textContent()).toContain(facts);
      expect(await card.locator("img").first().isVisible()).toBe(true);
      expect(await scrollsHorizontally(page)).toBe(false);
      if (width === "phone") return;
      await card.click();
      await page.getByRole("heading", { level: 1, name: first }).waitFor();
      expect(new URL(page.url()).pathname.startsWith(entry)).toBe(true);
    }));
}

for (const width of ["phone", "desktop"] as const)
  test(`a letter jumps to its group on a ${width}`, () =>
    visit("/albums", { width }, async (page) => {
      await letters(page).getByText("M", { exact: true }).click();
      const group = page.locator("main h2", { hasText: /^M$/ });
      await expect.poll(async () => (await group.boundingBox())?.y ?? 9999, longTimeout).toBeLessThan(400);
      expect((await group.boundingBox())?.y).toBeGreaterThan(0);
    }));

describe("a site whose albums have 68 first letters, three of them more than two pages of albums", () => {
  const site = ownSite({}, async (sql) => {
    const initials = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZअआइईउऊऋएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह9"];
    // A saved name costs a millisecond, and no other letter needs more than a page.
    const withThreePages = ["A", "क", "9"];
    await sql`
      insert into albums (name, year)
      select letter || ' album ' || lpad(n::text, 5, '0'), case when n % 3 > 0 then 1950 + n % 70 end
      from unnest(${initials}::text[]) as letter,
        generate_series(1, case when letter = any(${withThreePages}) then 121 else 1 end) as n`;
    await sql`insert into lyricists (name) select 'Kavi ' || n from generate_series(1, 201) as n`;
    await sql`insert into music_directors (name) select 'Sangeet ' || n from generate_series(1, 200) as n`;
  });
  const visitSite = (path: string, steps: (page: Page) => Promise<void>) =>
    visit(path, { site: site.address }, steps);

  test("opens at its first letter, and links to Latin letters, then Devanagari ones in their order, then '#'", () =>
    visitSite("/albums", async (page) => {
      const shown = await letters(page).allTextContents();
      expect(shown.slice(0, 26).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
      expect(shown.slice(26, 29)).toEqual(["अ", "आ", "इ"]);
      expect(shown.slice(-3)).toEqual(["स", "ह", "#"]);
      expect(await groups(page)).toEqual(["A"]);
      expect(await cards(page)).toHaveLength(50);
      expect(await page.getByText(/^1 track$/).count()).toBe(0);
      expect(await page.getByText("0 tracks", { exact: true }).count()).toBeGreaterThan(0);
    }));

  test("each letter has pages of 50, and a page number beyond the last redirects to the last page", () =>
    visitSite("/albums", async (page) => {
      await letters(page).getByText("क", { exact: true }).click();
      await page.getByRole("heading", { level: 2, name: "क" }).waitFor();
      expect(await canonical(page)).toBe("/albums?letter=%E0%A4%95");
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText(/^Page 2 of 3$/).waitFor();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await scrollsHorizontally(page), String(width)).toBe(false);
      }
      const beyond = await page.request.get("/albums?letter=%23&page=99", { maxRedirects: 0 });
      expect([beyond.status(), beyond.headers().location]).toEqual([302, "/albums?letter=%23&page=3"]);
    }));

  test("a letter without albums redirects to the list, and a lowercase letter means the uppercase one", () =>
    visitSite("/albums?letter=b", async (page) => {
      expect(await groups(page)).toEqual(["B"]);
      expect(await canonical(page)).toBe("/albums?letter=B");
      await page.goto("/albums?letter=A");
      expect(await canonical(page)).toBe("/albums");
      for (const letter of ["%E0%A4%99", "%25", "%F0%9F%8E%B5"]) {
        const answer = await page.request.get(`/albums?letter=${letter}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location], letter).toEqual([302, "/albums"]);
      }
      await page.goto("/albums?letter=%00");
      expect(await groups(page)).toEqual(["A"]);
    }));

  test("no page is larger than 20 KB or 50 entries", () =>
    visitSite("/albums", async (page) => {
      for (const path of ["/albums", "/albums?letter=%E0%A4%95&page=3", "/albums?letter=%23", "/lyricists"]) {
        const html = await (await page.request.get(path)).body();
        expect(brotliCompressSync(html).length, path).toBeLessThan(20_000);
        expect(html.toString().match(/<h3/g)?.length, path).toBeLessThanOrEqual(50);
      }
    }));

  test("200 entries are on one page, 201 are paged", () =>
    visitSite("/music-directors", async (page) => {
      expect(await cards(page)).toHaveLength(200);
      const html = await (await page.request.get("/music-directors")).body();
      expect(brotliCompressSync(html).length).toBeLessThan(20_000);
      await page.goto("/lyricists");
      expect(await cards(page)).toHaveLength(50);
      await page.getByText("Page 1 of 5", { exact: true }).waitFor();
    }));

  test("axe reports nothing for the page of a letter", () =>
    visit("/albums?letter=%23", { site: site.address, width: "phone" }, async (page) => {
      expect(await accessibilityFindings(page)).toEqual([]);
    }));
});
