/** What one reads stays where it is while its page changes. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { ownSite } from "../process/own-site.ts";
import { atBothWidths } from "./both-widths.ts";
import { touchIsland } from "./open-page.ts";
import { lineAtReadingHeight, placeNoted, readFrom, type ShownLine, shownLines } from "./read-lines.ts";
import { resizeWindow } from "./resize-window.ts";
import { visit } from "./visit.ts";

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";

/** In pixels. */
const halfALine = 16;

const choose = (page: Page, view: string) =>
  page.locator(`.lyrics-script-switch .to-${view}`).evaluate((link: HTMLElement) => link.click());

/** Compares with a line of either script, since it has the same number in both. */
async function expectInPlace(page: Page, { number, top }: ShownLine, when: string): Promise<void> {
  const tops = (await shownLines(page)).filter((line) => line.number === number).map((line) => line.top);
  const nearest = tops.sort((one, other) => Math.abs(one - top) - Math.abs(other - top))[0] ?? Number.NaN;
  expect(Math.abs(nearest - top), `${when}: line ${number} of ${top} is at ${tops}`).toBeLessThan(halfALine);
}

test("the line one reads stays where it is in each view and at each text size", () =>
  atBothWidths((width) =>
    visit(dilENadaan, { width }, async (page) => {
      await touchIsland(page, "script");
      await choose(page, "lines");
      const line = await readFrom(page, "Sabza-o-gul kahan");
      expect(line.number).toBeGreaterThan(8);
      for (const view of ["roman", "both", "translation", "hindi", "lines"]) {
        await choose(page, view);
        await expectInPlace(page, line, view);
      }
      await touchIsland(page, "actions");
      const read = await readFrom(page, "Sabza-o-gul kahan");
      for (const name of ["larger", "larger", "larger", "smaller", "normal"]) {
        // Playwright itself would scroll to a button in a sticky bar.
        await page
          .getByRole("button", { name: `${name} text` })
          .evaluate((button: HTMLElement) => button.click());
        await expectInPlace(page, read, name);
      }
    }),
  ));

test("it stays where the address has chosen the view, and another view is another page", () =>
  visit(`${dilENadaan}?script=lines`, { width: "phone" }, async (page) => {
    const line = await readFrom(page, "Sabza-o-gul kahan");
    for (const view of ["roman", "hindi", "translation"]) {
      await choose(page, view);
      await page.waitForURL(`**?script=${view}`);
      await page.locator(`[data-script=${view}]`).waitFor();
      await expectInPlace(page, line, view);
    }
  }));

test("it stays when a phone is turned, and turned back, and nothing moves at the top of a page", () =>
  visit(dilENadaan, { width: "phone" }, async (page) => {
    await resizeWindow(page, { width: 740, height: 360 });
    await resizeWindow(page, { width: 360, height: 740 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const line = await readFrom(page, "Sabza-o-gul kahan");
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await resizeWindow(page, { width, height });
      await placeNoted(page);
      await expectInPlace(page, line, String(width));
    }
  }));

test("selected lines stay selected in another view, and lead to their partners where they are hidden", () =>
  visit(dilENadaan, {}, async (page) => {
    const select = () => {
      const lines = [...document.querySelectorAll('.lyrics [lang="hi-Latn"] .stanza span')];
      const [first, last] = [lines[4]?.firstChild, lines[5]?.firstChild];
      if (first && last) getSelection()?.setBaseAndExtent(first, 2, last, 6);
    };
    const selected = () => page.evaluate(() => getSelection()?.toString().replaceAll(/\s+/g, " "));
    await page.evaluate(select);
    const text = await selected();
    expect(text?.length).toBeGreaterThan(10);
    for (const view of ["roman", "translation"]) {
      await choose(page, view);
      expect(await selected(), view).toContain(text?.slice(0, 10));
    }
    await choose(page, "hindi");
    expect(await selected()).toMatch(/^[\u0900-\u097f].*[\u0900-\u097f]/);
  }));

describe("a change of the catalogue", () => {
  const site = ownSite();
  const stanza = (name: string) => Array.from({ length: 4 }, (_, line) => `${name} line ${line}`).join("\n");
  const stanzas = Array.from({ length: 14 }, (_, number) => stanza(`stanza ${number}`));
  const hindi = stanzas.map((text) => text.replaceAll(/stanza|line/g, "पंक्ति"));
  const text = (lyrics: readonly string[]) => lyrics.join("\n\n");
  let id: number;
  const save = (roman: readonly string[], inHindi: readonly string[]) =>
    saveSong(site.sql, { title: "Lamba", lyrics_english: text(roman), lyrics_hindi: text(inHindi) }, { id });

  beforeAll(async () => {
    // With another one the cards of the home page need another row.
    for (const title of ["Geet 1", "Geet 2", "Geet 3"])
      await saveSong(site.sql, { title, lyrics_english: "la" });
    ({ id } = await saveSong(site.sql, { title: "Lamba", lyrics_english: "la" }));
  });

  test("above the line does not move it, and a script that grows leaves the view as it is", () =>
    atBothWidths(async (width) => {
      await save(stanzas, hindi);
      await visit(`/lyrics/lamba-${id}`, { width, site: site.address }, async (page) => {
        const { top, text } = await readFrom(page, "stanza 8 line 1");
        await save([stanza("new"), ...stanzas], [stanza("नया"), ...hindi]);
        await page.getByText("new line 0").first().waitFor({ state: "attached" });
        await expect.poll(async () => (await lineAtReadingHeight(page)).text).toBe(text);
        expect(Math.abs((await lineAtReadingHeight(page)).top - top)).toBeLessThan(4);
        await save([...stanzas, stanza("last")], hindi);
        await page.getByText("last line 0").first().waitFor({ state: "attached" });
        const isByLine = await page.locator(".lyrics-lines").isVisible();
        expect(isByLine).toBe(width === "phone");
        await expect.poll(async () => (await lineAtReadingHeight(page)).text).toBe(text);
        expect(Math.abs((await lineAtReadingHeight(page)).top - top)).toBeLessThan(4);
      });
    }));

  test("does not move the part of the home page that one looks at", () =>
    visit("/", { width: "phone", site: site.address }, async (page) => {
      const heading = page.locator("main .section h2").nth(1);
      const topOf = () => heading.evaluate((heading) => heading.getBoundingClientRect().top);
      await heading.evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100));
      const before = await topOf();
      await saveSong(site.sql, { title: "Bilkul Naya", lyrics_english: "la" });
      await page.getByText("Bilkul Naya").first().waitFor({ state: "attached" });
      await page.waitForTimeout(100);
      expect(Math.abs((await topOf()) - before)).toBeLessThan(4);
    }));
});
