/** What the first screen shows: songs begin on it, and the hint of each search field is whole. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1440, height: 900 };

/** Pixels of the first element that are on the first screen. */
async function visibleHeight(page: Page, screen: typeof phone, selector: string): Promise<number> {
  await page.setViewportSize(screen);
  return page
    .locator(selector)
    .first()
    .evaluate((element) => innerHeight - element.getBoundingClientRect().top);
}

test("songs begin on the first screen of the home page, on a phone and on a laptop", () =>
  visit("/", { javaScriptEnabled: false }, async (page) => {
    for (const screen of [phone, laptop]) {
      expect(await visibleHeight(page, screen, "#latest-lyrics h2")).toBeGreaterThan(60);
      const { height = 0 } = (await page.locator(".song-card .picture").first().boundingBox()) ?? {};
      expect(await visibleHeight(page, screen, ".song-card")).toBeGreaterThan(0.6 * height);
    }
  }));

test.each([
  ["/genre/ghazal", ".song-card"],
  ["/year/1954", ".song-card"],
  ["/decade/1950s", ".song-card"],
  ["/singer/jagjit-singh-1", ".song-card"],
  ["/album/mirza-ghalib-1", ".song-card"],
  ["/search?type=artists", ".artist-card"],
  ["/search?type=albums", ".album-card"],
  ["/search?type=songs", ".song-hits a"],
])("%s shows its first entry on the first screen of a phone", (path, entry) =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    expect(await visibleHeight(page, phone, entry)).toBeGreaterThan(80);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider)).toBe(0);
  }),
);

/** @returns how many pixels the placeholder is wider than its field */
const cutWidth = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { font } = getComputedStyle(input, "::placeholder");
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser measures no text.");
    context.font = font;
    const space = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return Math.max(0, Math.ceil(context.measureText(input.placeholder).width - space));
  });

test("the hint of each search field is whole at 360 px and on a laptop", () =>
  visit("/", {}, async (page) => {
    const fields = page.locator("input[name=q]").filter({ visible: true });
    const cut = async () => Promise.all((await fields.all()).map(cutWidth));
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cut(), String(width)).toEqual([0, 0]);
    }
    await page.setViewportSize(phone);
    expect(await cut()).toEqual([0]);
    await page.locator(".site-menu summary").click();
    expect(await cut()).toEqual([0, 0]);
    await page.locator(".site-menu summary").click();
    await page.getByRole("banner").getByRole("button", { name: "Find a song" }).click();
    expect(await cut()).toEqual([0, 0]);
    await page.goto(new URL("/search", page.url()).href);
    expect(await cut()).toEqual([0]);
  }));
