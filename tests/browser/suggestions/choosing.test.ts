/** Choosing and dismissing suggestions by keyboard, pointer and touch. */
import { describe, expect, test } from "vitest";
import { atBothWidths } from "../both-widths.ts";
import { visit } from "../visit.ts";
import { active, allResults, headerSearchBox, heading, list, longTimeout, options } from "./search-boxes.ts";

describe("by keyboard", () => {
  test("the arrow keys move through the suggestions, and Enter opens one without a reload", () =>
    visit("/about-us", { width: "phone" }, async (page) => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const box = await headerSearchBox(page, "phone");
      await box.pressSequentially("mirza");
      await options(page).filter({ hasText: "Album · 1954" }).waitFor();
      const names = await options(page).allTextContents();
      expect(await active(page).count()).toBe(0);
      await box.press("ArrowDown");
      expect(await active(page).textContent()).toBe(names[0]);
      expect(await box.getAttribute("aria-activedescendant")).toBe(await active(page).getAttribute("id"));
      await box.press("ArrowUp");
      expect(await active(page).count()).toBe(0);
      expect(await box.getAttribute("aria-activedescendant")).toBeNull();
      await box.press("ArrowUp");
      expect(await active(page).textContent()).toBe("All results for “mirza”");
      await box.press("ArrowUp");
      expect(await active(page).textContent()).toBe(names.at(-1));
      await box.press("ArrowDown");
      await box.press("ArrowDown");
      expect(await active(page).count()).toBe(0);
      expect(await box.inputValue()).toBe("mirza");
      for (const _ of names.slice(0, names.indexOf("Mirza Ghalib (1954 Film) Album · 1954") + 1))
        await box.press("ArrowDown");
      await box.press("Enter");
      await heading(page).getByText("Mirza Ghalib (1954 Film)").waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/album\/mirza-ghalib-1954-film-\d+$/);
      expect(await page.evaluate("window.isSamePage")).toBe(true);
      expect(await list(page).count()).toBe(0);
      expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
    }));

  test("Enter without a selection searches for the typed text, even while the list is open", () =>
    visit("/about-us", { width: "phone" }, async (page) => {
      const box = await headerSearchBox(page, "phone");
      await box.pressSequentially("mirza");
      await list(page).waitFor();
      await box.press("Enter");
      await heading(page).getByText('Search Results for "mirza"').waitFor();
      expect(await list(page).count()).toBe(0);
      expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
    }));

  test("the last suggestion leads to all results for the typed text", () =>
    visit("/", { width: "phone" }, async (page) => {
      const box = page.getByRole("search", { name: "Search the lyrics" }).getByPlaceholder(/ or a line$/);
      await box.pressSequentially("  ghalib & co");
      await box.press("Backspace");
      await expect
        .poll(() => allResults(page).textContent(), longTimeout)
        .toBe("All results for “ghalib & c”");
      expect(await allResults(page).getAttribute("href")).toBe("/search?q=ghalib+%26+c");
      await box.fill("ghalib");
      await options(page).first().waitFor();
      await allResults(page).click();
      await heading(page).getByText('Search Results for "ghalib"').waitFor();
      expect(await list(page).count()).toBe(0);
    }));

  test("Escape closes the list and keeps the text, and a second one closes the phone menu", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        const box = await headerSearchBox(page, width);
        await box.pressSequentially("mirza");
        await list(page).waitFor();
        await box.press("Escape");
        expect(await list(page).count()).toBe(0);
        expect(await box.inputValue()).toBe("mirza");
        expect(await box.getAttribute("aria-expanded")).toBe("false");
        await box.press("ArrowDown");
        await list(page).waitFor();
        await box.press("Escape");
        if (width === "desktop") return;
        await box.press("Escape");
        expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
      }),
    ));

  test("Tab moves to the search button and closes the list", () =>
    visit("/about-us", {}, async (page) => {
      const box = await headerSearchBox(page, "desktop");
      await box.pressSequentially("mirza");
      await box.press("ArrowDown");
      await list(page).waitFor();
      await box.press("Tab");
      expect(await list(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
    }));
});

describe("by pointer and touch", () => {
  test("a click opens a singer's page, and each suggestion is at least 44 pixels high", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        await (await headerSearchBox(page, width)).pressSequentially("jagjit");
        const singer = options(page).filter({ hasText: /^Jagjit Singh Singer$/ });
        await singer.waitFor();
        const heights = await options(page).evaluateAll((all) =>
          all.map((option) => option.getBoundingClientRect().height),
        );
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        await singer.click();
        await heading(page).getByText("Jagjit Singh").waitFor();
        expect(new URL(page.url()).pathname).toBe("/artist/jagjit-singh-1");
        expect(await list(page).count()).toBe(0);
        expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
      }),
    ));

  test("a click elsewhere closes the list and keeps the text", () =>
    visit("/about-us", {}, async (page) => {
      const box = await headerSearchBox(page, "desktop");
      await box.pressSequentially("jagjit");
      await list(page).waitFor();
      await heading(page).click();
      await expect.poll(() => list(page).count(), longTimeout).toBe(0);
      expect(await box.inputValue()).toBe("jagjit");
    }));
});
