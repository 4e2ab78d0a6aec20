import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSong, visit } from "./visit.ts";

const sizeOfLyrics = (page: Page) =>
  page
    .locator(".lyrics .stanza")
    .first()
    .evaluate((stanza) => Number.parseFloat(getComputedStyle(stanza).fontSize));

for (const width of ["phone", "desktop"] as const) {
  describe(`on a ${width}`, () => {
    test("lyrics grow and shrink by a button, and the next song has the size that was chosen", () =>
      visit("/", { width }, async (page) => {
        await openSong(page);
        const usual = await sizeOfLyrics(page);
        await page.getByRole("button", { name: "Larger text" }).click();
        const larger = await sizeOfLyrics(page);
        expect(larger).toBeGreaterThan(usual * 1.1);
        for (let tap = 0; tap < 9; tap += 1) await page.getByRole("button", { name: "Larger text" }).click();
        expect(await sizeOfLyrics(page)).toBeCloseTo(usual * 1.75, 0);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        await page.reload();
        expect(await sizeOfLyrics(page)).toBeCloseTo(usual * 1.75, 0);
        for (let tap = 0; tap < 9; tap += 1) await page.getByRole("button", { name: "Smaller text" }).click();
        expect(await sizeOfLyrics(page)).toBeLessThan(usual);
      }));
  });
}

test("without JavaScript no button is offered that could do nothing", () =>
  visit("/", { javaScriptEnabled: false }, async (page) => {
    await openSong(page);
    expect(await page.getByRole("button", { name: "Larger text" }).isVisible()).toBe(false);
  }));
