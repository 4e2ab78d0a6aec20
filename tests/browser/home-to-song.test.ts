import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFindings } from "./accessibility.ts";
import { visit } from "./visit.ts";

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

/** A smooth scroll over a whole page takes its time. */
const scrolled = { timeout: 5_000 };

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of ["phone", "desktop"] as const) {
  describe(`on a ${width}`, () => {
    test("a visitor goes from home to a song and reads it in both scripts", () =>
      visit("/", { width }, async (page) => {
        expect(await page.title()).toBe("Antara - Latest and Old Hindi Bollywood Song Lyrics");
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
          "Discover Your Favorite Hindi Lyrics",
        );
        await page
          .getByRole("link", { name: /Dil-e-Nadaan Tujhe Hua Kya Hai/ })
          .first()
          .click();
        await page.waitForURL("**/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-*");
        await page.getByRole("heading", { level: 1, name: "Dil-e-Nadaan Tujhe Hua Kya Hai" }).waitFor();
        expect(await page.getByText("Dil-e-nadaan tujhe hua kya hai").first().isVisible()).toBe(true);
        expect(await page.locator(".lyrics").getByText("दिल-ए-नादाँ तुझे हुआ क्या है").isVisible()).toBe(true);
        expect(await scrollsSideways(page)).toBe(false);
      }));

    test("pages are read and navigated without JavaScript", () =>
      visit("/", { width, javaScriptEnabled: false }, async (page) => {
        await page
          .getByRole("link", { name: /Hazaaron Khwahishen Aisi/ })
          .first()
          .click();
        expect(await page.locator(".lyrics").getByText("हज़ारों ख़्वाहिशें ऐसी").first().isVisible()).toBe(true);
      }));

    test("a hash link of the header leads to the section of home, from home and from a song", () =>
      visit("/", { width }, async (page) => {
        const follow = async (name: string) => {
          if (width === "phone") await page.getByLabel("Menu", { exact: true }).first().click();
          await page.getByRole("link", { name, exact: true }).first().click();
        };
        await follow("Top Lyrics");
        await expect.poll(() => isInView(page, "#top-lyrics"), scrolled).toBe(true);
        await page.goto("/");
        await page
          .getByRole("link", { name: /Vande Mataram/ })
          .first()
          .click();
        await page.waitForURL("**/lyrics/**");
        await follow("Top Singers");
        await expect.poll(() => isInView(page, "#artists").catch(() => false), scrolled).toBe(true);
      }));

    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing on home, a song and a page that is not there, ${colorScheme}`, async () => {
        await visit("/", { width, colorScheme, reducedMotion: "reduce" }, async (page) => {
          expect(await accessibilityFindings(page)).toEqual([]);
          await page
            .getByRole("link", { name: /Hazaaron Khwahishen Aisi/ })
            .first()
            .click();
          await page.waitForURL("**/lyrics/**");
          expect(await accessibilityFindings(page)).toEqual([]);
        });
      });
    }
  });
}

describe("addresses", () => {
  test("an unknown song is not found", () =>
    visit("/", {}, async (page) => {
      const response = await page.request.get("/lyrics/no-such-song-999999");
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain("Song Not Found");
      expect(await response.text()).toContain("The song you are looking for does not exist.");
    }));

  test("a wrong slug is led to the right one, with its query", () =>
    visit("/", {}, async (page) => {
      const href = await page
        .locator("#latest-lyrics ~ * a, a[href^='/lyrics/']")
        .first()
        .getAttribute("href");
      const id = href?.split("-").at(-1);
      const response = await page.request.get(`/lyrics/wrong-${id}?script=hindi`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${href}?script=hindi`);
    }));
});

describe("views", () => {
  test("a view is counted once a song page has been read, and the page shows the fresh count", () =>
    visit("/", {}, async (page) => {
      const viewsShown = async () =>
        Number((await page.getByText(/\d+ views?$/).textContent())?.replace(/\D/g, ""));
      const counted = page.waitForResponse((response) => response.url().endsWith("/views"));
      await page
        .getByRole("link", { name: /Mere To Giridhar Gopal/ })
        .first()
        .click();
      const { views } = await (await counted).json();
      await expect.poll(viewsShown).toBe(views);
      const again = page.waitForResponse((response) => response.url().endsWith("/views"));
      await page.reload();
      expect((await (await again).json()).views).toBe(views + 1);
    }));
});
