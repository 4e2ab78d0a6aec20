import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSong } from "./open-page.ts";
import { visit } from "./visit.ts";
import { widths } from "./widths.ts";

const sizeOfLyrics = (page: Page) =>
  page
    .locator(".stanza")
    .filter({ visible: true })
    .first()
    .evaluate((stanza) => Number.parseFloat(getComputedStyle(stanza).fontSize));

const shown = (page: Page) => page.getByRole("button", { name: "back to normal text" });

async function clickToTheEnd(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  while (await button.isEnabled()) await button.click();
}

test("buttons change the size of lyrics up to twice, and the page fits and remembers it", () =>
  visit("/", { width: "desktop" }, async (page) => {
    await openSong(page);
    const usual = await sizeOfLyrics(page);
    await page.getByRole("button", { name: "Larger text" }).click();
    await expect.poll(() => sizeOfLyrics(page)).toBeCloseTo(usual * 1.2, 0);
    await expect.poll(() => shown(page).textContent()).toBe("120 %");
    await page.getByRole("status").getByText("Text size 120 %").waitFor({ state: "attached" });
    await clickToTheEnd(page, "Larger text");
    expect(await sizeOfLyrics(page)).toBeCloseTo(usual * 2, 0);
    for (const width of [widths.desktop, widths.phone]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(tooWide), String(width)).toBe(0);
    }
    await page.setViewportSize({ width: widths.desktop, height: 800 });
    await page.reload();
    expect(await sizeOfLyrics(page)).toBeCloseTo(usual * 2, 0);
    await expect.poll(() => shown(page).textContent()).toBe("200 %");
    await shown(page).click();
    await expect.poll(() => sizeOfLyrics(page)).toBe(usual);
    await expect.poll(() => shown(page).textContent()).toBe("100 %");
    await clickToTheEnd(page, "Smaller text");
    expect(await sizeOfLyrics(page)).toBeLessThan(usual);
  }));

test("without JavaScript the buttons are not offered", () =>
  visit("/", { javaScriptEnabled: false }, async (page) => {
    await openSong(page);
    expect(await page.getByRole("button", { name: "Larger text" }).isVisible()).toBe(false);
  }));
