/** How the views of a song are chosen, and that nothing is said twice or left empty above its words. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessibleInBothThemes } from "./accessibility.ts";
import { chooseView } from "./choose-view.ts";
import { visit } from "./visit.ts";

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const inOneScript = "/lyrics/vaishnav-jan-to-9";

const all = [
  ["Both", "both"],
  ["Roman", "roman"],
  ["हिन्दी", "hindi"],
  ["Line by line", "lines"],
  ["Translation", "translation"],
] as const;

const opener = (page: Page) => page.getByRole("button", { name: /^View: / });
const choices = (page: Page) => page.getByRole("navigation", { name: "Script" });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

/** @returns the names that are cut or outside of the screen */
const unreadable = (page: Page) =>
  page.locator(".lyrics-tools :is(a, .view-button)").evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isOutside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isOutside || control.scrollWidth > control.clientWidth || !control.contains(middle);
      })
      .map(({ textContent }) => textContent),
  );

describe("on a phone every view", () => {
  test.each([
    [360, true],
    [320, false],
  ])(
    "can be read and chosen by two taps, in a bar of 44 px: %i px wide, scripts: %s",
    (width, javaScriptEnabled) =>
      visit(dilENadaan, { width: "phone", javaScriptEnabled }, async (page) => {
        await page.setViewportSize({ width, height: 740 });
        for (const [name, script] of all.toReversed()) {
          expect(await unreadable(page)).toEqual([]);
          await opener(page).click();
          await choices(page).waitFor();
          expect(await unreadable(page)).toEqual([]);
          expect(await choices(page).getByRole("link").allInnerTexts()).toEqual(all.map(([name]) => name));
          for (const choice of await choices(page).getByRole("link").all())
            expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          await choices(page).getByRole("link", { name, exact: true }).click();
          await page.waitForURL(`**?script=${script}`);
          await choices(page).waitFor({ state: "hidden" });
          expect(
            (await opener(page).innerText())
              .trim()
              .split(/\n|: */)
              .at(-1),
          ).toBe(name);
          expect((await boxOf(page, ".lyrics-tools")).height).toBeLessThanOrEqual(44);
        }
      }),
  );

  test("is listed in a sheet that Escape and a tap outside close, and that axe finds nothing in", () =>
    visit(dilENadaan, { width: "phone" }, async (page) => {
      await opener(page).press("Enter");
      await choices(page).waitFor();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Both");
      await page.keyboard.press("Escape");
      await choices(page).waitFor({ state: "hidden" });
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await opener(page).click();
      await page.mouse.click(180, 20);
      await choices(page).waitFor({ state: "hidden" });
      // A turned phone keeps what is open.
      await opener(page).click();
      await page.setViewportSize({ width: 740, height: 360 });
      expect(await unreadable(page)).toEqual([]);
      await choices(page).getByRole("link", { name: "Roman" }).click();
      await expect.poll(() => boxOf(page, ".lyrics-script-switch").then(({ y }) => y)).toBeLessThan(300);
    }));

  test("is named before scripts run, by the address, an earlier choice or the width", () =>
    visit(dilENadaan, { width: "phone", allowErrors: true }, async (page) => {
      await page.route(/\.js$/, (route) => route.abort());
      const named = async (path: string, chosen?: string) => {
        await page.evaluate(
          (chosen) => (chosen ? localStorage.setItem("lyrics-script", chosen) : localStorage.clear()),
          chosen,
        );
        await page.goto(path);
        return (await opener(page).innerText())
          .trim()
          .split(/\n|: */)
          .at(-1);
      };
      expect(await named(dilENadaan)).toBe("Line by line");
      for (const [name, script] of all) {
        expect(await named(dilENadaan, script)).toBe(name);
        expect(await named(`${dilENadaan}?script=${script}`, "both")).toBe(name);
        expect(await named(inOneScript, script)).toBe(script === "translation" ? "Translation" : "Lyrics");
      }
      await page.setViewportSize({ width: 700, height: 740 });
      expect(await opener(page).isVisible()).toBe(false);
      expect(await unreadable(page)).toEqual([]);
    }));
});

test("the words begin right below the bar in each view, without a heading that repeats its name", () =>
  visit(dilENadaan, {}, async (page) => {
    const expectWords = async (script: string, hasHeadings: boolean) => {
      const place = `${script} at ${page.viewportSize()?.width}`;
      const headings = page.locator(".song-words h2:not(.unseen, .meanings h2, .song-notes h2)");
      expect(await headings.filter({ visible: true }).count(), place).toBe(hasHeadings ? 2 : 0);
      const bar = await boxOf(page, ".lyrics-tools");
      const gap = (await boxOf(page, ".stanza")).y - bar.y - bar.height;
      expect(gap, place).toBeLessThan(hasHeadings ? 70 : 45);
    };
    const sizes = [360, 768, 1440].map((width) => ({ width, height: 740 }));
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const [name, script] of all) {
        await chooseView(page, name);
        await page.waitForURL(`**?script=${script}`);
        await expectWords(script, script === "both" || script === "translation");
      }
    }
    expect(await page.getByRole("heading", { level: 2, name: "Lyrics", exact: true }).count()).toBe(1);
    await page.goto(`${dilENadaan}?script=hindi`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectWords("hindi, by the address,", false);
    }
  }));
