/** The translation of a song, as a view of its lyrics beside the scripts. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atBothWidths } from "./both-widths.ts";
import { chooseView } from "./choose-view.ts";
import { visit } from "./visit.ts";
import { widths } from "./widths.ts";

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const inOneScript = "/lyrics/vaishnav-jan-to-9";
const translated = `${dilENadaan}?script=translation`;
/** A song of the fixtures without a translation. */
const fixture = { site: inject("fixtureSite") };

/** @returns the visible lines with their languages */
const linesOf = (page: Page) =>
  page
    .locator(".liner .stanza span")
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.checkVisibility())
        .map((line) => [line.closest("[lang]")?.getAttribute("lang"), line.textContent] as const),
    );

const firstLines = [
  ["hi-Latn", "Dil-e-nadaan tujhe hua kya hai"],
  ["en", "Innocent heart, what has happened to you?"],
  ["hi-Latn", "Aakhir is dard ki dawa kya hai"],
  ["en", "What, after all, is the cure for this pain?"],
];

describe("the translation", () => {
  test("is a link beside the scripts and stands below each line, credited, without JavaScript", () =>
    visit(dilENadaan, { width: "phone", javaScriptEnabled: false }, async (page) => {
      expect((await linesOf(page)).some(([language]) => language === "en")).toBe(false);
      await chooseView(page, "Translation");
      await page.waitForURL("**?script=translation");
      const lines = await linesOf(page);
      expect(lines.slice(0, 4)).toEqual(firstLines);
      const { length } = lines;
      expect(lines.slice(length / 2, length / 2 + 2)).toEqual([
        ["hi", "दिल-ए-नादाँ तुझे हुआ क्या है".normalize("NFC")],
        ["hi", "ऐ नासमझ दिल, तुझे क्या हो गया है?".normalize("NFC")],
      ]);
      expect(await page.locator(".translator").innerText()).toBe("Translated by Antara");
      expect(await page.locator("[aria-current=true]").innerText()).toBe("Translation");
    }));

  test("is shown at once where the page has all views, and remembered on other songs from the first paint on", () =>
    atBothWidths((width) =>
      visit(dilENadaan, { width, allowErrors: true }, async (page) => {
        const current = page.locator(".lyrics-script-switch [aria-current]");
        await expect.poll(() => current.count()).toBe(1);
        await chooseView(page, "Translation");
        await page.waitForURL("**?script=translation");
        expect((await linesOf(page)).slice(0, 4)).toEqual(firstLines);
        expect(await current.innerText()).toBe("Translation");
        // Without scripts, the first paint is all that is shown.
        await page.route(/\.js$/, (route) => route.abort());
        for (const [path, languages] of [
          ["/lyrics/vande-mataram-48", ["hi-Latn", "en"]],
          [inOneScript, ["hi-Latn", "en", "hi"]],
        ] as const) {
          await page.goto(path);
          const lines = (await linesOf(page)).slice(0, languages.length);
          expect(lines.map(([language]) => language)).toEqual(languages);
          const marks = page
            .locator(".lyrics-script-switch i")
            .evaluateAll((marks) =>
              marks
                .filter((mark) => getComputedStyle(mark).display !== "none")
                .map((mark) => mark.parentElement?.innerText),
            );
          expect(await marks).toEqual(["Translation"]);
        }
      }),
    ));

  test("of a song with one script may be chosen, and left again, whatever is remembered", () =>
    visit(`${dilENadaan}?script=hindi`, {}, async (page) => {
      const choose = async (name: string) => {
        await expect.poll(() => page.locator("[aria-current=true]").count()).toBe(1);
        await page.locator(".song-words").getByRole("link", { name, exact: true }).click();
      };
      await choose("हिन्दी");
      await page.goto(inOneScript);
      expect((await linesOf(page))[0]?.[0]).toBe("hi-Latn");
      expect(await page.locator(".lyrics-script-switch").innerText()).toBe("Lyrics\nTranslation");
      await choose("Translation");
      expect((await linesOf(page)).map(([language]) => language).slice(0, 3)).toEqual([
        "hi-Latn",
        "en",
        "hi",
      ]);
      await choose("Lyrics");
      expect((await linesOf(page)).some(([language]) => language === "en")).toBe(false);
    }));

  test("that was chosen before changes nothing on a song without one", () =>
    visit("/about-us", fixture, async (page) => {
      await page.evaluate(() => localStorage.setItem("lyrics-script", "translation"));
      await page.goto("/lyrics/chalchitra-134");
      const before = await linesOf(page);
      expect(before.length).toBeGreaterThan(0);
      expect(await page.getByRole("link", { name: "Translation" }).count()).toBe(0);
      await page.goto("/lyrics/chalchitra-134?script=translation");
      expect(await linesOf(page)).toEqual(before);
    }));

  test("is copied with its lyrics and its credit where it is shown, and not elsewhere", () =>
    visit(translated, { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      const copied = async () => {
        await page.getByRole("button", { name: "Copy Lyrics" }).click();
        await page.getByText("Copied!", { exact: true }).waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const text = await copied();
      expect(text.split("\n").slice(0, 6)).toEqual([
        "Dil-e-Nadaan Tujhe Hua Kya Hai",
        "",
        ...firstLines.map(([, line]) => line),
      ]);
      expect(text).toMatch(/\n\nTranslated by Antara$/);
      await page.goto(`${dilENadaan}?script=both`);
      const other = await copied();
      expect(other).toContain("Aakhir is dard ki dawa kya hai");
      expect(other).not.toContain("Innocent heart");
    }));

  test("is printed where it is shown, and fits its page", () =>
    visit(translated, {}, async (page) => {
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await isTooWide(), String(width)).toBe(false);
      }
      await page.emulateMedia({ media: "print" });
      expect((await linesOf(page)).slice(0, 4)).toEqual(firstLines);
      expect(await page.locator(".translator").isVisible()).toBe(true);
      await page.goto(dilENadaan);
      expect((await linesOf(page)).some(([language]) => language === "en")).toBe(false);
    }));

  test("is in the structured data of its song as a work in its language", () =>
    visit(translated, { javaScriptEnabled: false }, async (page) => {
      const json = await page.locator('script[type="application/ld+json"]').textContent();
      const { workTranslation } = JSON.parse(json ?? "{}")["@graph"][0].recordingOf;
      const translator = { "@type": "Organization", name: "Antara" };
      expect(workTranslation).toMatchObject([
        { inLanguage: "en", translator },
        { inLanguage: "hi", translator },
      ]);
      await page.goto(new URL(workTranslation[0].url).pathname + new URL(workTranslation[0].url).search);
      expect((await linesOf(page)).slice(0, 4)).toEqual(firstLines);
    }));
});
