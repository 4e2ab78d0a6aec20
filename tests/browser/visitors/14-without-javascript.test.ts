/** Pages without JavaScript. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atBothWidths, type PhoneOrDesktop, readAtBothWidths } from "../both-widths.ts";
import { chooseView } from "../choose-view.ts";
import { type Steps, visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };
const allowErrors = /status of 404/;

/** Runs the steps on a phone and on a desktop, for what differs there. */
const atBoth = (path: string, steps: (page: Page, width: PhoneOrDesktop) => Promise<void>) =>
  atBothWidths((width) => visit(path, { width, javaScriptEnabled: false }, (page) => steps(page, width)));

const onPhone = (path: string, steps: Steps, options = {}) =>
  visit(path, { ...options, width: "phone", javaScriptEnabled: false }, steps);

const reading = (path: string, read: (page: Page, width: PhoneOrDesktop) => Promise<void>, options = {}) =>
  readAtBothWidths(path, { ...options, javaScriptEnabled: false }, read);

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

describe("header and footer", () => {
  test("the phone menu opens and closes, and the header links to pages and to sections of the home page", () =>
    atBoth("/about-us", async (page, width) => {
      const menu = page.locator(".site-menu");
      const links = page.getByRole("navigation", { name: width === "phone" ? "Menu" : "Main" });
      if (width === "phone") {
        await menu.locator("summary").click();
        await menu.locator("summary").click();
        expect(await links.isVisible()).toBe(false);
        await menu.locator("summary").click();
      }
      await links.getByRole("link", { name: "Top Lyrics" }).click();
      await page.waitForURL(/\/#top-lyrics$/);
      const { y = -1 } = (await page.locator("#top-lyrics").boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(800);
      const underline = (link: Element) => getComputedStyle(link).borderBottomColor;
      expect(await page.locator(".site-links a").first().evaluate(underline)).toBe("rgba(0, 0, 0, 0)");
    }));

  test("the search opens the search page, and a blank query shows everything", () =>
    atBoth("/about-us", async (page, width) => {
      const search = async (query: string) => {
        if (width === "phone") await page.locator(".site-menu summary").click();
        const field = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
        await field.fill(query);
        await field.press("Enter");
        await page.waitForURL("**/search?q=**");
      };
      await search("meera");
      await expect.poll(() => heading(page)).toBe('Search Results for "meera"');
      await page.goto("/about-us");
      await search("   ");
      await expect.poll(() => heading(page)).toBe("Explore Music");
    }));

  test("controls that need scripts are not offered", () =>
    reading("/lyrics/vande-mataram-48", async (page) => {
      for (const name of ["Copy Lyrics", "Share", "Switch between light and dark"])
        expect(await page.getByRole("button", { name }).filter({ visible: true }).count(), name).toBe(0);
    }));
});

describe("pages", () => {
  test("the home page has its 6, 4 and 6 cards, and links to a song", () =>
    onPhone("/", async (page) => {
      for (const [section, number] of [
        ["latest-lyrics", 6],
        ["artists", 4],
        ["top-lyrics", 6],
      ] as const) {
        const cards = page.locator("section", { has: page.locator(`#${section}`) }).locator("h3");
        expect(await cards.filter({ visible: true }).count(), section).toBe(number);
      }
      await page.locator(".song-card", { hasText: "Hazaaron Khwahishen Aisi" }).click();
      await expect.poll(() => heading(page)).toBe("Hazaaron Khwahishen Aisi");
      await page.goBack();
      await page.getByRole("search", { name: "Search the lyrics" }).getByRole("searchbox").fill("mirza");
      await page.keyboard.press("Enter");
      await expect.poll(() => heading(page)).toBe('Search Results for "mirza"');
    }));

  test("a song has its credits and both scripts, and can be shown in one or line by line", () =>
    atBoth("/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52", async (page, width) => {
      expect(await page.locator(".song-facts a").count()).toBe(7);
      expect(await page.locator(".lyrics-lines").isVisible()).toBe(width === "phone");
      expect(await page.locator(".lyrics").isVisible()).toBe(width !== "phone");
      await chooseView(page, "हिन्दी");
      const languages = () =>
        page.locator(".lyrics > section").evaluateAll((all) => all.map((each) => each.getAttribute("lang")));
      await expect.poll(languages).toEqual(["hi"]);
      await chooseView(page, "Line by line");
      await expect.poll(() => page.locator(".lyrics-lines p").count()).toBeGreaterThan(5);
    }));

  test("a video is a plain link to YouTube", () =>
    reading(
      "/lyrics/chalchitra-134",
      async (page) => {
        const video = page.getByRole("link", { name: /^Play the video of Chalchitra/ });
        expect(await video.getAttribute("href")).toBe("https://www.youtube.com/watch?v=a1-_b2C3d4E");
      },
      fixture,
    ));

  test("a page that does not exist answers 404, links home and has a search", () =>
    onPhone(
      "/lyrics/gone-999999",
      async (page, answer) => {
        expect(answer.status()).toBe(404);
        await expect.poll(() => heading(page)).toBe("Song Not Found");
        await page.getByRole("link", { name: "Go Back Home" }).click();
        await expect.poll(() => heading(page)).toBe("Discover Your Favorite Hindi Lyrics");
        await page.goto("/no/such/page");
        await page.locator("main").getByRole("searchbox").fill("dil");
        await page.locator("main").getByRole("button", { name: "Search" }).click();
        await expect.poll(() => page.url()).toMatch(/\/search\?q=dil$/);
      },
      { allowErrors },
    ));

  test("long lists have links to the next and the previous page", () =>
    onPhone(
      "/singer/lata-mangeshkar-2",
      async (page) => {
        await page.getByRole("link", { name: "Next" }).click();
        await expect.poll(() => page.url()).toBe(`${fixture.site}/singer/lata-mangeshkar-2?page=2`);
        await page.getByRole("link", { name: "Previous" }).click();
        await expect.poll(() => page.url()).toBe(`${fixture.site}/singer/lata-mangeshkar-2`);
      },
      fixture,
    ));

  test("a letter of the albums jumps to its group, and a card links to the album", () =>
    onPhone("/albums", async (page) => {
      await page.getByRole("navigation", { name: "Letters" }).getByText("M", { exact: true }).click();
      const { y = -1 } = (await page.locator("main h2", { hasText: /^M$/ }).boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(400);
      await page.getByRole("link", { name: /Mirza Ghalib 1988/ }).click();
      await expect.poll(() => heading(page)).toBe("Mirza Ghalib");
    }));

  test("the search page searches, keeps the type, and has tabs", () =>
    onPhone("/search?type=albums", async (page) => {
      const box = page.getByRole("search", { name: "Songs, singers and albums" });
      await box.getByRole("searchbox").fill("ghalib");
      await box.getByRole("button", { name: "Search" }).click();
      await expect.poll(() => heading(page)).toBe('Search Results for "ghalib"');
      const hits = page.locator("main h3");
      await expect.poll(() => hits.allTextContents()).toEqual(["Mirza Ghalib", "Mirza Ghalib (1954 Film)"]);
      await page.getByRole("link", { name: "Songs (10)" }).click();
      await expect.poll(() => hits.count()).toBe(10);
    }));

  test("static pages have links to their sections", () =>
    onPhone("/privacy-policy", async (page) => {
      const list = page.getByRole("navigation", { name: "On this page" });
      await list.getByRole("link", { name: "Cookies" }).click();
      await expect.poll(() => page.url()).toMatch(/#cookies$/);
      expect(await page.getByRole("heading", { name: "Cookies" }).isVisible()).toBe(true);
    }));
});
