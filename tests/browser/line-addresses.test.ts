/** A line of a song has an address, which its number or a long press offers. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { accessibilityFindings } from "./accessibility.ts";
import { atBothWidths } from "./both-widths.ts";
import { follow } from "./open-page.ts";
import { lineAtReadingHeight, shownLines } from "./read-lines.ts";
import { visit } from "./visit.ts";

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const inOneScript = "/lyrics/vaishnav-jan-to-9";

const marked = async (page: Page) => (await shownLines(page)).filter(({ isMarked }) => isMarked);

/** The line is whole, below the bar and above the lower edge. */
async function expectInView(page: Page, number: number): Promise<void> {
  await expect.poll(async () => (await marked(page)).map((line) => line.number)).toContain(number);
  const lines = (await marked(page)).filter(({ top }) => top > 0 && top < 740);
  expect(lines.map((line) => line.number)).toContain(number);
  expect((await lineAtReadingHeight(page)).number).toBe(number);
}

test("the page of each view has every line's address once", async () => {
  for (const view of [
    "",
    "?script=both",
    "?script=roman",
    "?script=hindi",
    "?script=lines",
    "?script=translation",
  ])
    for (const path of [dilENadaan, inOneScript]) {
      const html = await (await fetch(inject("siteAddress") + path + view)).text();
      const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
      expect(new Set(ids).size, path + view).toBe(ids.length);
      expect(ids, path + view).toEqual(expect.arrayContaining(["line-1", "line-8"]));
      expect(html).not.toContain('id="hindi-line-');
    }
});

test("without scripts it opens the song at the line, which is marked, at every width", () =>
  atBothWidths((width) =>
    visit(`${dilENadaan}#line-12`, { width, javaScriptEnabled: false }, async (page) => {
      await expectInView(page, 12);
      expect(await marked(page)).toHaveLength(2);
    }),
  ));

test("it leads to the line in the view that is shown, from anywhere, and marks both lines of a pair", () =>
  atBothWidths((width) =>
    visit(`${dilENadaan}#line-12`, { width }, async (page) => {
      await expectInView(page, 12);
      expect(await marked(page)).toHaveLength(2);
      await page.evaluate(() => {
        location.hash = "#line-15";
      });
      await expectInView(page, 15);
      await page.locator(".to-roman").evaluate((link: HTMLElement) => link.click());
      await expectInView(page, 15);
      expect(await marked(page)).toHaveLength(1);
      await follow(page, "/about-us");
      await follow(page, `${dilENadaan}#line-9`);
      await expectInView(page, 9);
      await page.goto(`${dilENadaan}?script=translation#line-11`);
      await expectInView(page, 11);
    }),
  ));

/** Waits for the script that follows the pointer. */
const linesOffered = (page: Page) => page.locator(".line-number").waitFor({ state: "attached" });

test("the number of a line under the mouse offers to copy its link, and to report a mistake in it", () =>
  visit(dilENadaan, { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await linesOffered(page);
    await page
      .getByText("Dil-e-nadaan tujhe hua kya hai")
      .filter({ visible: true })
      .last()
      .hover({ position: { x: 30, y: 10 } });
    await page.getByRole("button", { name: /^Line 1:/ }).click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Copy link to this line" }).click();
    await page.getByText("Link Copied!").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^https?:\/\/.+\/lyrics\/dil-e-nadaan-tujhe-hua-kya-hai-52#line-1$/,
    );
  }));

test("by keyboard one button leads from line to line, and its offer is closed by Escape", () =>
  visit(dilENadaan, {}, async (page) => {
    const number = page.locator(".line-number");
    await number.focus();
    const first = Number(await number.textContent());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await number.textContent()).toBe(String(first + 2));
    await page.keyboard.press("Enter");
    const copy = page.getByRole("button", { name: "Copy link to this line" });
    await copy.waitFor();
    await page.keyboard.press("Tab");
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await copy.isVisible()).toBe(false);
    expect(await number.evaluate((button) => button === document.activeElement)).toBe(true);
  }));

test("a long press offers them on a phone, and without a clipboard the link is there to be copied by hand", () =>
  visit(dilENadaan, { width: "phone" }, async (page) => {
    await linesOffered(page);
    const line = page.locator(".lyrics-lines p > span").nth(4);
    await line.scrollIntoViewIfNeeded();
    await line.evaluate(async (line) => {
      const { left, top } = line.getBoundingClientRect();
      const touch = {
        bubbles: true,
        pointerType: "touch",
        isPrimary: true,
        clientX: left + 5,
        clientY: top + 5,
      };
      line.dispatchEvent(new PointerEvent("pointerdown", touch));
      await new Promise((pass) => setTimeout(pass, 600));
      line.dispatchEvent(new PointerEvent("pointerup", touch));
    });
    const copy = page.getByRole("button", { name: "Copy link to this line" });
    expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const report = page.getByRole("link", { name: "Report a mistake in this line" });
    expect((await report.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await report.getAttribute("href")).toBe(`${dilENadaan}/report?line=line-3`);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await copy.click();
    const field = page.locator(".line-offer input");
    await expect.poll(() => field.inputValue()).toContain(`${dilENadaan}#line-3`);
  }));
