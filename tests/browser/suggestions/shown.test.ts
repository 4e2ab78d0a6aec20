/** What the search boxes suggest, and the layout of the list. */
import { describe, expect, inject, test } from "vitest";
import { expectAccessibleInBothThemes } from "../accessibility.ts";
import { atBothWidths } from "../both-widths.ts";
import { visit } from "../visit.ts";
import { answerWith, headerSearchBox, heading, list, longTimeout, options } from "./search-boxes.ts";

describe("while somebody types", () => {
  test("each suggestion shows why it matches, and people are suggested in each of their roles", () =>
    visit("/search", { width: "phone" }, async (page) => {
      const box = page.locator("main").getByPlaceholder("Song, singer, album or a line");
      const shown = (words: RegExp) => options(page).filter({ hasText: words });
      await box.fill("iqbal");
      await shown(/^Allama Iqbal Lyricist$/).waitFor();
      await shown(/^Lab Pe Aati Hai Dua Song · Lyrics: Allama Iqbal$/).waitFor();
      const line = shown(/^Sare Jahan Se Achha Line · Iqbal koi mahram apna nahin jahan mein$/);
      expect(await line.locator(".note mark").allTextContents()).toEqual(["Iqbal"]);
      await box.fill("bulo");
      await shown(/^Mat Ja Mat Ja Jogi Song · Music: Bulo C. Rani$/).waitFor();
      // The match is visible although it is far behind in the line.
      await box.fill("उजड़े दयार");
      const hindi = shown(/^Lagta Nahin Hai Dil Mera Line · … है दिल मेरा उजड़े दयार में$/);
      expect(await hindi.locator(".note [lang]").getAttribute("lang")).toBe("hi");
      expect(await hindi.locator("mark").isVisible()).toBe(true);
      await box.fill("bulo c");
      await shown(/^Bulo C. Rani Music Director$/).click();
      await heading(page).getByText("Bulo C. Rani").waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/music-director\/bulo-c-rani-\d+$/);
    }));

  test("songs, singers and albums are suggested with picture and note, and the match is marked", () =>
    visit("/about-us", { width: "phone" }, async (page) => {
      const box = await headerSearchBox(page, "phone");
      await box.pressSequentially("Meh");
      await expect.poll(() => options(page).allTextContents(), longTimeout).toContain("Mehdi Hassan Singer");
      await box.fill("mirza");
      const album = options(page).filter({ hasText: "Album · 1988" });
      await expect.poll(() => album.allTextContents(), longTimeout).toEqual(["Mirza Ghalib Album · 1988"]);
      expect(await album.locator("mark").allTextContents()).toEqual(["Mirza"]);
      await box.fill("hazaaron");
      const song = options(page).filter({ hasText: "Hazaaron Khwahishen Aisi Song · Jagjit Singh" });
      await song.waitFor();
      expect(await song.locator(".name").getAttribute("lang")).toBe("hi-Latn");
      expect(await song.locator("img").first().isVisible()).toBe(true);
    }));

  test("Devanagari finds names in both scripts, and Devanagari names are marked as Hindi", async () => {
    await visit("/about-us", {}, async (page) => {
      await (await headerSearchBox(page, "desktop")).pressSequentially("हज़ा");
      await expect
        .poll(() => options(page).first().locator("mark").allTextContents(), longTimeout)
        .toEqual(["Hazaaron"]);
    });
    // One of the songs that match has a cover that does not load.
    await visit("/about-us", { site: inject("fixtureSite"), allowErrors: /no-such-cover/ }, async (page) => {
      await (await headerSearchBox(page, "desktop")).pressSequentially("टू");
      const name = options(page)
        .locator(".name")
        .filter({ hasText: /^टूटे तारे$/ });
      expect(await name.getAttribute("lang")).toBe("hi");
    });
  });

  test("the boxes of the search page and of the not-found page have suggestions too", async () => {
    for (const path of ["/search", "/no/such/page"])
      await visit(path, { allowErrors: /status of 404/ }, async (page) => {
        await page.locator("main").getByPlaceholder("Song, singer, album or a line").fill("surai");
        await expect.poll(() => options(page).allTextContents(), longTimeout).toContain("Suraiya Singer");
      });
  });
});

describe("the list", () => {
  const shifts = () => (window as unknown as { shifts: number }).shifts;

  test("shifts nothing, is not covered, fits the screen, and is as wide as its box", () =>
    atBothWidths((width) =>
      visit("/", { width }, async (page) => {
        const box = await headerSearchBox(page, width);
        await page.evaluate(() => {
          Object.assign(window, { shifts: 0 });
          const count = (entries: PerformanceObserverEntryList) => {
            for (const entry of entries.getEntries())
              Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + 1, entry });
          };
          new PerformanceObserver(count).observe({ type: "layout-shift" });
        });
        await box.pressSequentially("me");
        await expect.poll(() => options(page).count(), longTimeout).toBeGreaterThan(4);
        const {
          x,
          y,
          width: wide,
          height,
        } = (await list(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(y + height).toBeLessThanOrEqual(800);
        const form = await box.locator("xpath=..").boundingBox();
        expect([x, wide]).toEqual([form?.x, form?.width]);
        const isOnTop = (place: number) =>
          options(page)
            .nth(place)
            .evaluate((option) => {
              const { left, top, width, height } = option.getBoundingClientRect();
              return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            });
        for (const place of [0, 2, (await options(page).count()) - 1])
          expect(await isOnTop(place)).toBe(true);
        expect(await page.evaluate(shifts)).toBe(0);
        const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(tooWide)).toBe(0);
      }),
    ));

  test("is a listbox of a combobox, and the number of suggestions is announced", () =>
    visit("/about-us", {}, async (page) => {
      for (const [typed, names] of [
        ["two", ["One", "Other"]],
        ["one", ["One"]],
        ["none", []],
      ] as const)
        await page.route(`**/search/suggestions?q=${typed}`, answerWith(page, names));
      const said = page.getByRole("status").filter({ hasText: /suggestion/i });
      const box = await headerSearchBox(page, "desktop");
      expect(await box.getAttribute("aria-expanded")).toBe("false");
      await box.fill("two");
      await expect.poll(() => said.allTextContents(), longTimeout).toEqual(["2 suggestions"]);
      expect(await box.getAttribute("aria-expanded")).toBe("true");
      expect(await box.getAttribute("aria-controls")).toBe(await list(page).getAttribute("id"));
      await box.fill("one");
      await expect.poll(() => said.allTextContents(), longTimeout).toEqual(["1 suggestion"]);
      await box.fill("none");
      await expect.poll(() => said.allTextContents(), longTimeout).toEqual(["No suggestions"]);
      expect(await box.getAttribute("aria-expanded")).toBe("false");
      expect(await box.getAttribute("aria-controls")).toBeNull();
    }));

  test("has no findings of axe, light and dark", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        const box = await headerSearchBox(page, width);
        await box.pressSequentially("me");
        await list(page).waitFor();
        await box.press("ArrowDown");
        await expectAccessibleInBothThemes(page, "header");
      }),
    ));
});

test("without JavaScript a search box is plain, and searches", () =>
  visit("/about-us", { javaScriptEnabled: false }, async (page) => {
    const box = page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
    await box.fill("mirza");
    await box.press("Enter");
    await heading(page).getByText('Search Results for "mirza"').waitFor();
  }));
