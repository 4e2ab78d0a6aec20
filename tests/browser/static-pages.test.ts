import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFindings } from "./accessibility.ts";
import { visit, widths } from "./visit.ts";

const staticPages = [
  { path: "/about-us", heading: "About Us", sections: ["Our Mission", "Our Vision"] },
  {
    path: "/terms-of-use",
    heading: "Terms of Use",
    sections: ["Use of Content", "Accuracy", "User Conduct", "Limitation of Liability", "Changes"],
  },
  {
    path: "/privacy-policy",
    heading: "Privacy Policy",
    sections: ["Information Collected", "Use of Information", "Cookies", "Third-Party Services", "Consent"],
  },
] as const;

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The status 404 would stand in the browser's console as a fault of the page. */
async function openLost(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(404);
    await route.fulfill({ response: answer, status: 200 });
  });
  await page.goto(path);
}

for (const width of ["phone", "desktop"] as const) {
  describe(`on a ${width}`, () => {
    test.each(staticPages)(
      "$path has header, footer, its sections and a title that ends with the site's name",
      ({ path, heading, sections }) =>
        visit(path, { width }, async (page) => {
          expect(await page.title()).toBe(`${heading} - Antara`);
          expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
          const headings = await page.locator("main").getByRole("heading", { level: 2 }).allTextContents();
          expect(headings.slice(0, sections.length)).toEqual(sections);
          expect(await page.getByRole("banner").isVisible()).toBe(true);
          expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
          expect(await scrollsSideways(page)).toBe(false);
        }),
    );

    test.each(["light", "dark"] as const)(
      "axe finds nothing on the static pages and on a page that is not there, %s",
      (colorScheme) =>
        visit("/about-us", { width, colorScheme, reducedMotion: "reduce" }, async (page) => {
          for (const { heading } of staticPages) {
            await page.getByRole("contentinfo").getByRole("link", { name: heading, exact: true }).click();
            await page.getByRole("heading", { level: 1, name: heading }).waitFor();
            expect(await accessibilityFindings(page)).toEqual([]);
          }
          await openLost(page, "/no/such/page");
          expect(await accessibilityFindings(page)).toEqual([]);
        }),
    );
  });
}

test("the terms say when they were last updated", () =>
  visit("/terms-of-use", {}, async (page) => {
    expect(await page.locator("main").getByText("Last updated June 20, 2025").isVisible()).toBe(true);
    expect(await page.locator("time").getAttribute("datetime")).toBe("2025-06-20");
  }));

test("where the operator gave no address, nobody is asked to write to one", () =>
  visit("/terms-of-use", {}, async (page) => {
    expect(await page.getByText("Takedown").count()).toBe(0);
    expect(await page.locator("a[href^='mailto:']").count()).toBe(0);
  }));

test("a section is reached from the list of sections, without JavaScript too, and prose keeps to the width of a book", () =>
  visit("/privacy-policy", { javaScriptEnabled: false }, async (page) => {
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Cookies" })
      .click();
    expect(page.url()).toMatch(/#cookies$/);
    const text = page.locator(".prose").first();
    const letters = await text.evaluate((element) => {
      const ruler = document.createElement("span");
      ruler.style.cssText = "position:absolute;width:64ch";
      element.append(ruler);
      return element.getBoundingClientRect().width / (ruler.getBoundingClientRect().width / 64);
    });
    expect(letters).toBeLessThanOrEqual(64.01);
  }));

test("as the privacy policy says, reading sets no cookie and asks nobody else", () =>
  visit("/", {}, async (page) => {
    await page.goto("/privacy-policy");
    await page.goto("/");
    await page
      .getByRole("link", { name: /Mere To Giridhar Gopal/ })
      .first()
      .click();
    await page.waitForURL("**/lyrics/**");
    await page.waitForLoadState("networkidle");
    expect(await page.context().cookies()).toEqual([]);
  }));

describe("what is not there", () => {
  for (const width of Object.keys(widths) as (keyof typeof widths)[]) {
    test(`offers a search and the way home, under a heading of two lines at most, on a ${width}`, () =>
      visit("/", { width }, async (page) => {
        await openLost(page, "/lyrics/gone-999999");
        const heading = page.getByRole("heading", { level: 1, name: "Song Not Found" });
        const lines = await heading.evaluate(
          (element) =>
            element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
        expect(Math.round(lines)).toBeLessThanOrEqual(2);
        expect(await scrollsSideways(page)).toBe(false);
        const search = page.locator("main").getByRole("search");
        await search.getByRole("searchbox").fill("  dil  ");
        await search.getByRole("button", { name: "Search" }).click();
        await page.waitForURL("**/search?q=dil");
        await openLost(page, "/lyrics/gone-999999");
        await page.getByRole("link", { name: "Go Back Home" }).click();
        await page.waitForURL(/\/$/);
      }));
  }

  test("refuses an empty search like the header does", () =>
    visit("/", {}, async (page) => {
      await openLost(page, "/no/such/page");
      await page.locator("main").getByRole("button", { name: "Search" }).click();
      await page.getByText("Please enter a song, artist, or album name to search.").waitFor();
      expect(page.url()).toMatch(/\/no\/such\/page$/);
    }));

  test("can be searched from without JavaScript", () =>
    visit("/", { javaScriptEnabled: false }, async (page) => {
      await openLost(page, "/no/such/page");
      await page.locator("main").getByRole("searchbox").fill("dil");
      await page.locator("main").getByRole("button", { name: "Search" }).click();
      expect(page.url()).toMatch(/\/search\?q=dil$/);
    }));
});
