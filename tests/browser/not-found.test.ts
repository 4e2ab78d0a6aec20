/** The page for addresses that do not exist. */
import { expect, test } from "vitest";
import { visit } from "./visit.ts";
import { widths } from "./widths.ts";

const allowErrors = /status of 404/;

test("a page that does not exist offers a search, under a heading of at most two lines, at any width", () =>
  visit("/lyrics/gone-999999", { allowErrors }, async (page) => {
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page
        .getByRole("heading", { level: 1, name: "Song Not Found" })
        .evaluate(
          (element) =>
            element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
      expect(Math.round(lines), String(width)).toBeLessThanOrEqual(2);
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(tooWide), String(width)).toBe(0);
      expect(await page.locator("main").getByRole("search").isVisible(), String(width)).toBe(true);
    }
    const search = page.locator("main").getByRole("search");
    await search.getByPlaceholder("Song, singer, album or a line").fill("  dil  ");
    await search.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=dil");
  }));

test("the search of a page that does not exist refuses an empty query like the header", () =>
  visit("/no/such/page", { allowErrors }, async (page) => {
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await page.getByText("Please enter a song, artist, or album name to search.").waitFor();
    expect(page.url()).toMatch(/\/no\/such\/page$/);
  }));
