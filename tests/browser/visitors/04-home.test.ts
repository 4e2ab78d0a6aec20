/** The home page. */
import type { ConsoleMessage, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atBothWidths, readAtBothWidths } from "../both-widths.ts";
import { touchIsland } from "../open-page.ts";
import { visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };

const section = (page: Page, id: string) => page.locator("section", { has: page.locator(`#${id}`) });
/** The machine may be busy. */
const longTimeout = { timeout: 10_000 };

const emptyPictures = () =>
  Array.from(document.images)
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
const titles = (page: Page, id: string) =>
  section(page, id).getByRole("heading", { level: 3 }).allTextContents();

/** Warnings of the browser, such as about an unknown permission. */
const warnings: string[] = [];
const keepWarning = (message: ConsoleMessage) => {
  if (message.type() === "warning") warnings.push(message.text());
};

describe("the home page", () => {
  test("begins with 'Discover Your Favorite Hindi Lyrics' and links to the search by 'Search Lyrics Now'", () =>
    visit("/", {}, async (page) => {
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.textContent()).toBe("Discover Your Favorite Hindi Lyrics");
      await page.getByRole("link", { name: "Search Lyrics Now", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Explore Music" }).waitFor();
      expect(page.url()).toMatch(/\/search$/);
    }));

  test("has a search in its first screen, and refuses an empty query", () =>
    visit("/", { width: "phone" }, async (page) => {
      const box = page.getByRole("search", { name: "Search the lyrics" }).getByPlaceholder(/ or a line$/);
      expect((await box.boundingBox())?.y).toBeLessThan(400);
      // Before its scripts have come it is a plain form.
      await touchIsland(page, "search-now");
      await box.fill("  ");
      await box.press("Enter");
      await page.getByText("Search query empty").first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
      await box.fill(" mirza ");
      // The suggestions cover the button.
      await page.getByRole("listbox").waitFor();
      await box.press("Escape");
      await page.getByRole("link", { name: "Search Lyrics Now" }).click();
      await page.getByRole("heading", { level: 1, name: 'Search Results for "mirza"' }).waitFor();
      await page.goBack();
      await box.fill("meera");
      await box.press("Enter");
      await page.getByRole("heading", { level: 1, name: 'Search Results for "meera"' }).waitFor();
    }));

  test("shows the newest songs, the top singers and the most viewed songs, with links to all", () =>
    readAtBothWidths("/", fixture, async (page) => {
      const latest = section(page, "latest-lyrics");
      expect(await latest.getByRole("heading", { level: 2, name: "Latest Lyrics" }).isVisible()).toBe(true);
      expect(await titles(page, "latest-lyrics")).toEqual([
        "टूटे तारे",
        "Chalchitra",
        "Khamoshi",
        "Akela",
        "Geet Doosra",
        "Geet Pehla",
      ]);
      const allLatest = latest.getByText("View All", { exact: true });
      expect(await allLatest.getAttribute("href")).toBe("/search?type=songs");

      const singers = section(page, "artists");
      expect(await singers.getByRole("heading", { level: 2, name: "Top Singers" }).isVisible()).toBe(true);
      expect(await titles(page, "artists")).toEqual(["Lata Mangeshkar", "Geeta Dutt", "Alka", "Hemlata"]);
      const allSingers = singers.getByText("Explore Singers", { exact: true });
      expect(await allSingers.getAttribute("href")).toBe("/search?type=artists");

      const top = section(page, "top-lyrics");
      expect(await top.getByRole("heading", { level: 2, name: "Top Lyrics" }).isVisible()).toBe(true);
      expect(await titles(page, "top-lyrics")).toEqual([
        "Geet 5",
        "Jaane Kya Tune Kahi",
        "Akela",
        "Geet 6",
        "Geet 7",
        "Geet 8",
      ]);
      const song = top.getByRole("link", { name: "Jaane Kya Tune Kahi" });
      expect(await song.getAttribute("href")).toBe("/lyrics/jaane-kya-tune-kahi-1");
      expect(await song.locator("img").first().isVisible()).toBe(true);
      expect(await song.locator(".singer").textContent()).toBe("Geeta Dutt");
      expect(await song.locator(".album").textContent()).toBe("Pyaasa · Bollywood");
      // Tests that read a song count as visits.
      expect((await top.locator(".views").allTextContents()).join()).toMatch(
        /^1,24,5\d\d views,90,0\d\d views,70,0\d\d views,60,0\d\d views,60,0\d\d views,50,0\d\d views$/,
      );
      const allTop = top.getByText("View All", { exact: true });
      expect(await allTop.getAttribute("href")).toBe("/search?type=songs");
    }));

  test("loads all its pictures before scrolling, and shows no empty one on a fast scroll", () =>
    atBothWidths((width) =>
      visit("/", { width }, async (page) => {
        await page.locator(":root[data-finished]").waitFor({ state: "attached" });
        await expect.poll(() => page.evaluate(emptyPictures), longTimeout).toEqual([]);
        const seen = await page.evaluate(async () => {
          const missing: string[] = [];
          let count = 0;
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
            scrollTo(0, y);
            for (const image of document.images) {
              const { top, bottom } = image.getBoundingClientRect();
              if (bottom <= 0 || top >= innerHeight) continue;
              count += 1;
              if (!image.checkVisibility({ contentVisibilityAuto: true })) missing.push(image.src);
            }
            await new Promise(requestAnimationFrame);
          }
          return { count, missing };
        });
        expect(seen).toEqual({ count: expect.any(Number), missing: [] });
        expect(seen.count).toBeGreaterThanOrEqual(16);
      }),
    ));

  test("has title, description and a search action for search engines", () =>
    visit("/", { before: (page) => void page.on("console", keepWarning) }, async (page) => {
      expect(warnings).toEqual([]);
      expect(await page.title()).toBe("Antara - Latest and Old Hindi Bollywood Song Lyrics");
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description).toMatch(/lyrics of hindi/i);
      const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
      expect(data["@type"]).toBe("WebSite");
      expect(data.potentialAction["@type"]).toBe("SearchAction");
      expect(data.potentialAction.target.urlTemplate).toBe(`${new URL(page.url()).origin}/search?q={term}`);
    }));
});
