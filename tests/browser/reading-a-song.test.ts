/** The layout of the lyrics: where they begin, their toolbar, and how lines wrap. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { chooseView } from "./choose-view.ts";
import { notYetAPage } from "./open-page.ts";
import { visit } from "./visit.ts";

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const fixture = { site: inject("fixtureSite") };

/** @returns the visible lines, with the left edge of each of their rows: a line with more than one row is wrapped */
const linesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".stanza span")]
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const rows = new Map(
          Array.from(text.getClientRects(), ({ top, left }) => [Math.round(top / 6), Math.round(left)]),
        );
        return {
          text: line.textContent,
          language: line.closest("[lang]")?.getAttribute("lang"),
          top: line.getBoundingClientRect().top,
          rows: [...rows.values()],
        };
      }),
  );

type Line = Awaited<ReturnType<typeof linesOf>>[number];
const isWrapped = ({ rows }: Line) => rows.length > 1;

describe("the first line of the lyrics", () => {
  const lowest = [
    [{ width: 360, height: 740 }, 640],
    [{ width: 1440, height: 900 }, 560],
  ] as const;

  test.each([
    ["without an ad", dilENadaan, {}, 0],
    [
      "with an ad, which moves it by little more than the ad's height",
      "/lyrics/chalchitra-134",
      fixture,
      90 + 40,
    ],
  ])("is on the first screen of a phone and a desktop, %s", (_how, path, options, room) =>
    visit(path, options, async (page) => {
      for (const [size, top] of lowest) {
        await page.setViewportSize(size);
        const [first] = await linesOf(page);
        expect(first?.top).toBeGreaterThan(0);
        expect(first?.top, String(size.width)).toBeLessThan(top + room);
      }
    }),
  );
});

describe("the toolbar of the lyrics", () => {
  test.each([
    ["a phone", { width: 360, height: 740 }, ["View: Both"], 44],
    [
      "a desktop",
      { width: 1440, height: 900 },
      ["Both", "Roman", "हिन्दी", "Line by line", "Translation"],
      24,
    ],
  ])(
    "sticks below the header of %s in one row, and never covers the focused element",
    (_which, size, views, least) =>
      visit(`${dilENadaan}?script=both`, {}, async (page) => {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 900));
        const { bar, header, controls } = await readToolbar(page);
        expect(bar.bottom - bar.top).toBeLessThanOrEqual(44);
        expect(Math.abs(bar.top - header.bottom)).toBeLessThanOrEqual(1);
        expect(controls.map(({ name }) => name)).toEqual([
          ...views,
          ...["A−, smaller text", "100 %, back to normal text", "A+, larger text", "Copy Lyrics", "Share"],
        ]);
        for (const [place, { name, top, bottom, left, right, width }] of controls.entries()) {
          expect(top, name).toBeGreaterThanOrEqual(bar.top);
          expect(bottom, name).toBeLessThanOrEqual(bar.bottom);
          expect(left, name).toBeGreaterThanOrEqual(controls[place - 1]?.right ?? 0);
          expect(right, name).toBeLessThanOrEqual(size.width);
          expect(width, name).toBeGreaterThanOrEqual(least);
        }
        for (const { name, behind } of await focusBehindToolbar(page))
          expect({ name, behind }).toEqual({ name, behind: false });
      }),
  );
});

function readToolbar(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    };
    const find = (selector: string) => document.querySelector(selector) ?? document.body;
    const controls = [...document.querySelectorAll(".lyrics-tools :is(a, button)")]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, right, ...rest } = box(control);
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return { name, ...rest, left, right, width: right - left };
      });
    return { bar: box(find(".lyrics-tools")), header: box(find(".site-header")), controls };
  });
}

/** Scrolls each link behind the toolbar and focuses it there. @returns whether it is still covered */
function focusBehindToolbar(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>(".liner a")].filter((link) =>
      link.checkVisibility(),
    );
    return links.map((link) => {
      link.blur();
      scrollBy(0, link.getBoundingClientRect().top - 80);
      link.focus();
      const bar = document.querySelector(".lyrics-tools")?.getBoundingClientRect();
      return { name: link.textContent, behind: link.getBoundingClientRect().top < (bar?.bottom ?? 0) };
    });
  });
}

describe("lines", () => {
  test("of up to 48 letters never wrap on a desktop and seldom on a tablet, and wrapped lines are indented", () =>
    visit("/lyrics/x-1", {}, async (page) => {
      for (const title of ["Hazaaron Khwahishen Aisi", "Ye Na Thi Hamari Qismat"]) {
        await page.goto(`/search?q=${encodeURIComponent(title)}`);
        const address = await page.locator(".song-hits a").first().getAttribute("href");
        await page.goto(`${address}?script=both`);
        await page.locator(":root[data-finished]").waitFor({ state: "attached" });
        await page.setViewportSize({ width: 1440, height: 900 });
        const lines = await linesOf(page);
        const wrapped = lines.filter(isWrapped);
        expect(wrapped.filter(({ text }) => (text?.length ?? 0) <= 48)).toEqual([]);
        for (const { rows } of wrapped)
          expect(Math.min(...rows.slice(1))).toBeGreaterThan((rows[0] ?? 0) + 15);
      }
      await page.setViewportSize({ width: 820, height: 1180 });
      const lines = await linesOf(page);
      expect(lines.filter(isWrapped).length).toBeLessThan(lines.length / 8);
    }));

  test("are line by line on a phone, and later in the chosen script from the first paint on", () =>
    visit(
      dilENadaan,
      {
        width: "phone",
        allowErrors: true,
      },
      async (page) => {
        const languages = async () => (await linesOf(page)).slice(0, 3).map(({ language }) => language);
        expect(await languages()).toEqual(["hi-Latn", "hi", "hi-Latn"]);
        await expect
          .poll(() => page.locator(".lyrics-script-switch [aria-current]").textContent())
          .toBe("Line by line");
        await chooseView(page, "हिन्दी");
        await page.waitForURL("**?script=hindi");
        // Without scripts, the first paint is all that is shown.
        await page.route(/\.js$/, (route) => route.abort());
        for (const path of [dilENadaan, "/lyrics/vande-mataram-48"]) {
          await page.goto(path);
          expect(await languages()).toEqual(["hi", "hi", "hi"]);
          expect(new URL(page.url()).search).toBe("");
        }
        await page.goto(`${dilENadaan}?script=roman`);
        expect(await languages()).toEqual(["hi-Latn", "hi-Latn", "hi-Latn"]);
      },
    ));

  test.each([
    ["Roman", "roman"],
    ["हिन्दी", "hindi"],
  ])("in %s, as chosen before, still offer every other script", (chosen, script) =>
    visit(dilENadaan, {}, async (page) => {
      const choices = page.locator(".lyrics-script-switch a");
      // A choice is remembered only after hydration, which sets this attribute.
      await expect.poll(() => choices.and(page.locator("[aria-current]")).count()).toBe(1);
      await page.locator(".song-words").getByRole("link", { name: chosen, exact: true }).click();
      await page.waitForURL("**?script=*");
      await page.goto(dilENadaan);
      expect(await page.locator(":root").getAttribute("data-lyrics-script")).toBe(script);
      expect(await choices.count()).toBe(5);
      for (const choice of await choices.all())
        expect(await choice.isVisible(), await choice.innerText()).toBe(true);
    }),
  );

  test("are in stanzas that are numbered in the shown script, and the numbers are not copied", () =>
    visit(notYetAPage, { javaScriptEnabled: false }, async (page) => {
      for (const [script, numbered] of [
        ["both", ["counter(stanza)", "counter(stanza, devanagari)"]],
        ["roman", ["counter(stanza)"]],
        ["hindi", ["counter(stanza, devanagari)"]],
        ["lines", ["counter(stanza)"]],
        ["translation", ["counter(stanza)", "counter(stanza, devanagari)"]],
      ] as const) {
        await page.goto(`${dilENadaan}?script=${script}`);
        const numbers = await page
          .locator(".stanza")
          .evaluateAll((stanzas) =>
            stanzas.map((stanza) => getComputedStyle(stanza, "::before").content.replace(' / ""', "")),
          );
        expect([...new Set(numbers)], script).toEqual(numbered);
        expect(await page.locator(".liner").innerText()).not.toMatch(/[॥१२३]|^\d{1,2}$/m);
      }
    }));
});
