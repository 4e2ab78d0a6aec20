/** The page of an album and the list of all albums. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";
import { visit } from "../visit.ts";

const site = inject("fixtureSite");

const head = (page: Page) => page.locator("main header");
const tracks = (page: Page) => page.locator(".song-cards h3").allTextContents();

describe("the page of an album", () => {
  test("shows cover, both names, year, what is said of it, and a grid of its numbered tracks", () =>
    readAtBothWidths("/album/pyaasa-1", { site, javaScriptEnabled: false }, async (page) => {
      const cover = head(page).locator(".picture img").first();
      expect(await cover.isVisible()).toBe(true);
      expect(await cover.getAttribute("src")).toMatch(/^\/pictures\/v1\/sleeve-/);
      expect(await head(page).getByRole("heading", { level: 1 }).textContent()).toBe("Pyaasa");
      expect(await head(page).getByText("1957 • 2 tracks", { exact: true }).isVisible()).toBe(true);
      expect(await tracks(page)).toEqual(["Jaane Kya Tune Kahi", "Bina Gayak"]);
      const grid = page.locator(".song-cards");
      expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe("grid");
      expect(await head(page).locator(".hindi-line").textContent()).toBe("प्यासा");
      expect(await head(page).locator(".about").textContent()).toBe("A poet and the world.");
      const lines = await page.locator(".song-cards .album").allTextContents();
      expect(lines).toEqual(["Track 3 · Pyaasa · Bollywood", "Pyaasa · Bollywood"]);
    }));

  test("shows the number of tracks only when the year is unknown, and its music directors and lyricists", () =>
    readAtBothWidths("/album/sau-geet-2", { site, javaScriptEnabled: false }, async (page) => {
      expect(await head(page).locator("p").allTextContents()).toEqual([
        "120 tracks",
        "Music: KhayyamLyrics: Gulzar",
      ]);
      for (const [name, address] of [
        ["Khayyam", "/music-director/khayyam-2"],
        ["Gulzar", "/lyricist/gulzar-2"],
      ] as const)
        expect(await head(page).getByRole("link", { name }).getAttribute("href")).toBe(address);
    }));

  test("says 'No songs found for this album yet.' without tracks", () =>
    visit(
      "/album/sunsaan-3",
      { site, javaScriptEnabled: false, allowErrors: /no-such-cover/ },
      async (page) => {
        expect(await head(page).locator("p").allTextContents()).toEqual(["0 tracks"]);
        const empty = page.getByText("No songs found for this album yet.", { exact: true });
        expect(await empty.isVisible()).toBe(true);
      },
    ));

  test("says 'Album Not Found' for an unknown album", async () => {
    const page = await fetchPage("/album/nothing-999");
    expect(page).toMatchObject({ status: 404, heading: "Album Not Found" });
    expect(page.html).toMatch(/href="\/"[^>]*>Go Back Home</);
  });
});

describe("All Albums", () => {
  test("are cards sorted by name under their letters, with cover, year and number of tracks", () =>
    readAtBothWidths("/albums", { javaScriptEnabled: false }, async (page) => {
      const groups = await page.locator(".letter-group").all();
      const read = await Promise.all(
        groups.map(async (group) => ({
          letter: await group.locator("h2").textContent(),
          names: await group.locator("h3").allTextContents(),
        })),
      );
      expect(read).toEqual([
        { letter: "A", names: ["Anand Math"] },
        { letter: "B", names: ["Bazaar", "Bhakta Surdas"] },
        { letter: "J", names: ["Jogan"] },
        { letter: "K", names: ["Kabir by Abida"] },
        { letter: "L", names: ["Lal Qila"] },
        { letter: "M", names: ["Meera", "Meera (1947 Film)", "Mirza Ghalib", "Mirza Ghalib (1954 Film)"] },
        { letter: "P", names: ["Purab Aur Paschim"] },
        { letter: "R", names: ["Rabbi"] },
        { letter: "S", names: ["Street Singer"] },
        { letter: "U", names: ["Umrao Jaan"] },
      ]);
      for (const [name, facts, address] of [
        ["Anand Math", "1952 • 2 tracks", "/album/anand-math-7"],
        ["Lal Qila", "1960 • 1 track", "/album/lal-qila-9"],
        // The year is left out when the name contains it.
        ["Meera (1947 Film)", "4 tracks", "/album/meera-1947-film-4"],
      ] as const) {
        const card = page.locator(".album-card", { hasText: name });
        await card.scrollIntoViewIfNeeded();
        expect(await card.locator("img").first().isVisible()).toBe(true);
        expect(await card.locator("h3").textContent()).toBe(name);
        expect(await card.locator("p").textContent()).toBe(facts);
        expect(await card.getAttribute("href")).toBe(address);
      }
      const grid = page.locator(".letter-groups");
      expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe("grid");
    }));

  test("are below their letter at every width, as a list with its name", () =>
    visit("/albums", { javaScriptEnabled: false }, async (page) => {
      for (const width of [360, 620, 768, 1000, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const misplaced = await page.locator(".letter-group").evaluateAll((groups) =>
          groups.flatMap((group) => {
            const letter = group.querySelector("h2")?.getBoundingClientRect();
            const card = group.querySelector(".picture")?.getBoundingClientRect();
            const isAbove = letter && card && Math.abs(letter.left - card.left) < 1 && letter.top < card.top;
            return isAbove && card.top - letter.top < 70 ? [] : [group.querySelector("h2")?.textContent];
          }),
        );
        expect(misplaced, String(width)).toEqual([]);
      }
      expect(await page.getByRole("list", { name: "M", exact: true }).getByRole("listitem").count()).toBe(4);
    }));
});
