/** Further sizes, numbers and times that a visitor can notice. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atBothWidths, readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";
import { breakConnection } from "../page-requests.ts";
import { visit } from "../visit.ts";
import { widths } from "../widths.ts";

const fixture = { site: inject("fixtureSite") };

describe("a long list has 50 cards a page, with links to the others", () => {
  test.each([
    ["/singer/lata-mangeshkar-2", ["Geet 120", "Geet 119"], ["Geet 70", "Geet 69"]],
    ["/artist/lata-mangeshkar-2", ["Geet 120", "Geet 119"], ["Geet 70", "Geet 69"]],
    ["/lyricist/gulzar-2", ["Geet 120", "Geet 119"], ["Geet 70", "Geet 69"]],
    ["/music-director/khayyam-2", ["Geet 120", "Geet 119"], ["Geet 70", "Geet 69"]],
    ["/album/sau-geet-2", ["Geet 1", "Geet 2"], ["Geet 51", "Geet 52"]],
  ])("%s", async (path, first, second) => {
    const { textsOf, html } = await fetchPage(path, fixture.site);
    expect(textsOf("h3").slice(0, 2)).toEqual(first);
    expect(textsOf("h3")).toHaveLength(50);
    expect(textsOf("p")).toContain("Page 1 of 3");
    expect(html).toMatch(new RegExp(`<a(?=[^>]* rel="next")[^>]* href="${path}\\?page=2"`));
    expect(html).not.toContain('rel="prev"');
    const next = await fetchPage(`${path}?page=2`, fixture.site);
    expect(next.textsOf("h3").slice(0, 2)).toEqual(second);
  });

  test("the last page has the remaining cards and no link to a next page", async () => {
    const { textsOf, html } = await fetchPage("/singer/lata-mangeshkar-2?page=3", fixture.site);
    expect(textsOf("h3")).toHaveLength(20);
    expect(html).not.toContain('rel="next"');
    expect(html).toMatch(/<a(?=[^>]* rel="prev")[^>]* href="\/singer\/lata-mangeshkar-2\?page=2"/);
  });
});

test("a song with 119 related songs shows three of its album and three of its singer", () =>
  readAtBothWidths("/lyrics/geet-60-61", { ...fixture, javaScriptEnabled: false }, async (page) => {
    for (const heading of ["More from Sau Geet", "More by Lata Mangeshkar"]) {
      const cards = page.locator(".more-songs section", { hasText: heading }).locator(".song-card");
      expect(await cards.filter({ visible: true }).count(), heading).toBe(3);
    }
  }));

test("a song is never among the related songs on its own page, even if it has most views", async () => {
  for (const [path, heading, title] of [
    ["/lyrics/jaane-kya-tune-kahi-1", "More from Pyaasa", "Bina Gayak"],
    ["/lyrics/usha-ka-geet-1-136", "More by Usha", "Usha ka Geet 2"],
  ] as const) {
    const { textsOf } = await fetchPage(path, fixture.site);
    expect(textsOf("h2").filter((words) => words.startsWith("More "))).toEqual([heading]);
    expect(textsOf("h3")).toEqual([title]);
  }
});

test("a name of 40 letters without a space does not widen its card, at any width", () =>
  visit("/lyrics/usha-ka-geet-1-136", { ...fixture, javaScriptEnabled: false }, async (page) => {
    const names = page.locator(".song-card .singer");
    await names.first().evaluate((name) => name.replaceChildren("Venkatanarasimharajuvaripetasatyanarayan"));
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      const { tooWide, card, text } = await names.first().evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return {
          tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          card: document.querySelector(".song-card")?.getBoundingClientRect().right ?? 0,
          text: range.getBoundingClientRect().right,
        };
      });
      expect(tooWide, String(width)).toBe(0);
      expect(text, String(width)).toBeLessThanOrEqual(card);
    }
  }));

describe("toasts", () => {
  const toast = (page: Page) => page.locator(".notice");
  const searchForNothing = async (page: Page) => {
    if (await page.locator(".site-menu:not([open])").isVisible())
      await page.locator(".site-menu summary").click();
    await page
      .getByRole("banner")
      .getByPlaceholder("Song, singer, album or a line")
      .filter({ visible: true })
      .press("Enter");
    await toast(page).waitFor();
  };

  test("disappear one after the other after 5 seconds, unless they are hovered or focused", () =>
    visit("/about-us", { width: "phone", pauseClock: true }, async (page) => {
      await searchForNothing(page);
      await page.clock.runFor(3_000);
      await searchForNothing(page);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(4_900);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(200);
      await expect.poll(() => toast(page).count()).toBe(0);
      await searchForNothing(page);
      await toast(page).hover();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.mouse.move(0, 0);
      await toast(page).getByRole("button", { name: "Close" }).focus();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.keyboard.press("Enter");
      await expect.poll(() => toast(page).count()).toBe(0);
    }));

  test("stay when they say that a page could not be fetched", () =>
    visit("/", { pauseClock: true, allowErrors: true }, async (page) => {
      const repair = await breakConnection(page, "offline");
      await page.locator(".song-card").first().click();
      await toast(page).waitFor();
      await page.clock.runFor(60_000);
      expect(await toast(page).getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
      await repair();
      await toast(page).getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => toast(page).count()).toBe(0);
    }));
});

test("the search box of the header is 256 pixels wide on a desktop, and fits a phone", () =>
  readAtBothWidths("/about-us", {}, async (page, width) => {
    if (width === "phone") await page.locator(".site-menu summary").click();
    const form = page.getByRole("banner").getByRole("search").filter({ visible: true });
    const { width: wide = 0, x = 0 } = (await form.boundingBox()) ?? {};
    if (width === "desktop") expect(wide).toBe(256);
    else expect(x + wide).toBeLessThanOrEqual(360);
  }));

describe("a picture", () => {
  test("that is stored covers the generated one, in the same circle", () =>
    readAtBothWidths("/singer/geeta-dutt-1", fixture, async (page) => {
      const stored = page.locator("main header .stored");
      expect(await stored.getAttribute("src")).toBe(`${fixture.site}/favicon.svg`);
      expect(await stored.isVisible()).toBe(true);
      const round = (disc: Element) => getComputedStyle(disc).borderRadius;
      expect(await page.locator("main header .disc").evaluate(round)).toBe("50%");
    }));

  const allowErrors = /no-such-cover/;

  test("that does not load is replaced by the generated one, which is square", () =>
    readAtBothWidths("/album/sunsaan-3", { ...fixture, allowErrors }, async (page) => {
      await expect.poll(() => page.locator("main header .stored").isVisible()).toBe(false);
      const generated = page.locator("main header .picture img").first();
      expect(await generated.isVisible()).toBe(true);
      const sizes = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
      await expect.poll(() => generated.evaluate(sizes)).toBe(1);
      const { width = 0, height = 1 } = (await generated.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(1);
    }));

  test("that does not load is replaced on a card of a later page too", () =>
    atBothWidths((width) =>
      visit("/", { ...fixture, width, allowErrors }, async (page) => {
        if (width === "phone") await page.locator(".site-menu summary").click();
        const albums = page.getByRole("banner").getByRole("link", { name: "Albums", exact: true });
        await albums.filter({ visible: true }).click();
        const card = page.locator(".album-card", { hasText: "Sunsaan" });
        await card.scrollIntoViewIfNeeded();
        await expect.poll(() => card.locator(".stored").isVisible()).toBe(false);
        expect(await card.locator("img").first().isVisible()).toBe(true);
      }),
    ));
});
