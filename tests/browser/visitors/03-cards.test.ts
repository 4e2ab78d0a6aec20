/** Song cards and artist cards. */
import type { Locator } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { readAtBothWidths } from "../both-widths.ts";
import { visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };

const generatedSleeve = /^\/pictures\/v1\/sleeve-/;
const generatedPortrait = /^\/pictures\/v1\/portrait-/;

/** @returns the delay of each animated card, in seconds */
const delays = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const { animationName, animationDelay } = getComputedStyle(card);
      return animationName === "none" ? [] : [Number.parseFloat(animationDelay)];
    }),
  );

/** @returns transform and opacity at the start of each card's animation */
const beginnings = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.flatMap((card) =>
      card.getAnimations().map((animation) => {
        animation.pause();
        animation.currentTime = 0;
        const { transform, opacity } = getComputedStyle(card);
        return `${transform}, ${opacity}`;
      }),
    ),
  );

/** One more step for each card up to the eighth, then the same for all others. */
const steps = (length: number, step: number) =>
  Array.from({ length }, (_, place) => Math.round(Math.min(place, 7) * step * 100) / 100);

describe("a song card", () => {
  test("shows cover, title, singer, album and genre, or what stands for those that are not known", () =>
    readAtBothWidths("/", fixture, async (page) => {
      const card = page.locator(".song-card", { hasText: "Chalchitra" });
      expect(await card.locator("img").first().isVisible()).toBe(true);
      expect(await card.locator("h3").textContent()).toBe("Chalchitra");
      expect(await card.locator(".singer").textContent()).toBe("Manna Dey");
      expect(await card.locator(".album").textContent()).toBe("Rangmanch · Qawwali");
      const unknown = page.locator(".song-card", { hasText: "Akela" });
      expect(await unknown.locator(".singer").textContent()).toBe("Various Artists");
      expect(await unknown.locator(".album").textContent()).toBe("Single · Bollywood");
      const pictures = (title: string) =>
        page
          .locator(".song-card", { hasText: title })
          .locator("img")
          .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
      const generated = expect.stringMatching(generatedSleeve);
      expect(await pictures("Chalchitra")).toEqual([generated, `${fixture.site}/touch-icon.png`]);
      expect(await pictures("टूटे तारे")).toEqual([generated, `${fixture.site}/favicon.svg`]);
      expect(await pictures("Akela")).toEqual([generated]);
    }));

  test("shows the first Hindi line completely", () =>
    readAtBothWidths("/", { javaScriptEnabled: false }, async (page) => {
      const lines = page.locator(".song-card .hindi-line");
      expect(await lines.count()).toBeGreaterThan(3);
      const cut = lines.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      );
      expect(await cut).toEqual([]);
    }));

  test("links to the page of the song", () =>
    visit("/", { ...fixture, width: "phone" }, async (page) => {
      await page.locator(".song-card", { hasText: "Chalchitra" }).click();
      await page.getByRole("heading", { level: 1, name: "Chalchitra" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/lyrics/chalchitra-134");
    }));
});

describe("an artist card", () => {
  test("shows photo, name and song count: '120 Songs', '1 Song', '0 Songs'", () =>
    readAtBothWidths("/search?type=artists", { ...fixture, javaScriptEnabled: false }, async (page) => {
      for (const [name, songs] of [
        ["Lata Mangeshkar", "120 Songs"],
        ["Geeta Dutt", "1 Song"],
        ["Sunsaan", "0 Songs"],
      ] as const) {
        const card = page.locator(".artist-card", { hasText: name });
        expect(await card.locator("h3").textContent()).toBe(name);
        expect(await card.locator("p").textContent()).toBe(songs);
        const photo = card.locator("img").first();
        expect(await photo.isVisible()).toBe(true);
        expect(await photo.getAttribute("src")).toMatch(generatedPortrait);
      }
      const stored = page.locator(".artist-card", { hasText: "Geeta Dutt" }).locator("img.stored");
      expect(await stored.getAttribute("src")).toBe(`${fixture.site}/favicon.svg`);
    }));

  test("links to the page of the artist", () =>
    visit("/search?type=artists", fixture, async (page) => {
      await page.locator(".artist-card", { hasText: "Geeta Dutt" }).click();
      await page.getByRole("heading", { level: 1, name: "Geeta Dutt" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/artist/geeta-dutt-1");
    }));
});

const cardsOfFirstScreen = { phone: 4, desktop: 12 };

describe("the animation of cards", () => {
  test.each([
    { what: "song cards", step: 0.05, path: "/singer/lata-mangeshkar-2", list: ".song-cards", number: 50 },
    { what: "songs of the chart", step: 0.05, path: "/", list: ".song-chart", number: 6 },
    { what: "artist cards", step: 0.08, path: "/search?type=artists", list: ".artist-cards", number: 10 },
  ])(
    "shows $what one after the other, $step s apart, in at most eight steps, if motion is wanted",
    ({ step, path, list, number }) =>
      readAtBothWidths(path, fixture, async (page, width) => {
        const cards = page.locator(`${list} > li`);
        await page.emulateMedia({ reducedMotion: "no-preference" });
        const animated = Math.min(number, cardsOfFirstScreen[width]);
        expect(await delays(cards)).toEqual(steps(animated, step));
        // Each in its place and paler, since a small movement would not be noticed.
        expect(await beginnings(cards)).toEqual(Array(animated).fill("none, 0.2"));
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect(await cards.count()).toBe(number);
        expect(await delays(cards)).toEqual([]);
      }),
  );
});
