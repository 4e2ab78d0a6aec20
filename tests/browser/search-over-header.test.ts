/** The button in the header of narrow screens that shows the search over the header. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { withDelayedScripts } from "./delayed-scripts.ts";
import { list, longTimeout, options } from "./suggestions/search-boxes.ts";
import { visit } from "./visit.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Find a song" });
const field = (page: Page) => page.locator("#search-over-bar input");
const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);
const openerIsFocused = (page: Page) => opener(page).evaluate((button) => button === document.activeElement);

const withAndWithoutJavaScript = [true, false].map((javaScriptEnabled) => ({
  javaScriptEnabled,
  how: javaScriptEnabled ? "with" : "without",
}));

describe.each(withAndWithoutJavaScript)("$how JavaScript", ({ javaScriptEnabled }) => {
  test("one tap shows the field with the focus, and Escape or the cross gives it back", () =>
    visit("/lyrics/vande-mataram-48", { width: "phone", javaScriptEnabled }, async (page) => {
      for (const width of [360, 320, 1000]) {
        await page.setViewportSize({ width, height: 740 });
        const { height = 0, width: across = 0 } = (await opener(page).boundingBox()) ?? {};
        expect([height, across]).toEqual([44, 44]);
        await opener(page).click();
        expect(await isFocused(page)).toBe(true);
        expect((await field(page).boundingBox())?.y).toBeLessThan(40);
        if (width === 360) await page.keyboard.press("Escape");
        else await page.getByRole("button", { name: "Close the search" }).click();
        expect(await field(page).isVisible()).toBe(false);
        expect(await openerIsFocused(page)).toBe(true);
      }
      await opener(page).click();
      await page.keyboard.type("meera");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/search?q=meera");
      await expect.poll(() => field(page).isVisible()).toBe(false);
    }));

  test("it is not offered where the field stands in the header, and no field takes the focus there", () =>
    visit("/about-us", { javaScriptEnabled }, async (page) => {
      expect(await page.locator(".search-opener").isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    }));
});

test("it suggests, and closes after its suggestions by Escape, or when one is followed", () =>
  visit("/about-us", { width: "phone" }, async (page) => {
    await opener(page).click();
    await page.locator("[role=combobox]:focus").waitFor();
    await page.keyboard.type("hazaaron");
    await options(page).first().waitFor(longTimeout);
    await page.keyboard.press("Escape");
    expect([await list(page).count(), await isFocused(page)]).toEqual([0, true]);
    await page.keyboard.press("ArrowDown");
    await options(page).filter({ hasText: "Hazaaron Khwahishen Aisi Song" }).click();
    await page.getByRole("heading", { level: 1, name: "Hazaaron Khwahishen Aisi" }).waitFor();
    expect(await field(page).isVisible()).toBe(false);
  }));

test("it refuses a blank query with a message", () =>
  visit("/about-us", { width: "phone" }, async (page) => {
    await opener(page).click();
    await page.locator("[role=combobox]:focus").waitFor();
    // Before its scripts have come it is a plain form.
    await page.locator("#search-over-bar [data-alive]").first().waitFor({ state: "attached" });
    await page.keyboard.type("  ");
    await page.keyboard.press("Enter");
    await page.getByText("Search query empty").first().waitFor();
    expect([new URL(page.url()).pathname, await isFocused(page)]).toEqual(["/about-us", true]);
  }));

test("a tap before the scripts shows the field at once", () =>
  visit("/about-us", { width: "phone" }, async (page) => {
    await withDelayedScripts(page, "/words", async () => {
      await opener(page).click();
      expect(await isFocused(page)).toBe(true);
      await page.keyboard.type("mee");
    });
    expect([await isFocused(page), await field(page).inputValue()]).toEqual([true, "mee"]);
  }));
