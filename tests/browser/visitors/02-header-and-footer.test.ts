/** The header and the footer. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { examplePages } from "../../../site/example-pages.ts";
import { atBothWidths, type PhoneOrDesktop, readAtBothWidths } from "../both-widths.ts";
import { notYetAPage } from "../open-page.ts";
import { visit } from "../visit.ts";

const fixture = inject("fixtureSite");

const headerLinkTexts = ["Home", "Latest Lyrics", "Top Lyrics", "Top Singers", "Albums", "Browse"];

/** The links of the header; on a phone they are in the menu, which is opened first. */
async function headerLinks(page: Page, width: PhoneOrDesktop) {
  if (width === "phone") await page.locator(".site-menu summary").click();
  return page.getByRole("navigation", { name: width === "phone" ? "Menu" : "Main" }).getByRole("link");
}

const quickLinks = [
  ["About Us", "/about-us"],
  ["Terms of Use", "/terms-of-use"],
  ["Privacy Policy", "/privacy-policy"],
  ["Singers", "/singers"],
  ["Lyricists", "/lyricists"],
  ["Music Directors", "/music-directors"],
  ["First Lines", "/first-lines"],
  ["Words", "/words"],
] as const;

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

/** A smooth scroll over a whole page takes some seconds. */
const scrolled = { timeout: 20_000 };

const footer = (page: Page) => page.getByRole("contentinfo");

test("every page has the header and the footer, including not-found pages", () =>
  visit(notYetAPage, {}, async (page) => {
    const paths = examplePages.filter(({ address }) => !address.isAdministration).map(({ path }) => path);
    paths.push("/search?q=zzyzx", "/no/such/page", "/lyrics/gone-999999");
    for (const path of paths) {
      const html = await (await page.request.get(path)).text();
      const frame = await page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, "text/html");
        const all = (selector: string) =>
          [...read.querySelectorAll(selector)].map((each) => each.textContent);
        return {
          links: all("body > header nav[aria-label=Main] a"),
          searches: all("body > header [role=search]").length,
          quickLinks: all("body > footer nav[aria-label='Quick Links'] a"),
        };
      }, html);
      expect(frame, path).toEqual({
        links: headerLinkTexts,
        searches: 3,
        quickLinks: quickLinks.map(([words]) => words),
      });
    }
  }));

describe("the header", () => {
  test("is a bar that stays at the top while the page scrolls", () =>
    readAtBothWidths("/", {}, async (page) => {
      const bar = page.getByRole("banner");
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      expect(await bar.evaluate((element) => [scrollY, element.getBoundingClientRect().top])).toEqual([
        900, 0,
      ]);
    }));

  test("has the logo, the links to the sections and the search box, in the bar or in the phone menu", () =>
    readAtBothWidths("/about-us", {}, async (page, width) => {
      const logo = page.getByRole("banner").getByRole("link", { name: "Antara, home" });
      expect(await logo.locator("svg").isVisible()).toBe(true);
      expect(await logo.getAttribute("href")).toBe("/");
      const boxes = page
        .getByRole("banner")
        .getByPlaceholder("Song, singer, album or a line")
        .filter({ visible: true });
      expect(await boxes.count()).toBe(width === "phone" ? 0 : 1);
      const menu = page.locator(".site-menu");
      expect(await menu.isVisible()).toBe(width === "phone");
      const links = await headerLinks(page, width);
      expect(await links.filter({ visible: true }).allTextContents()).toEqual(headerLinkTexts);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
        "/",
        "/#latest-lyrics",
        "/#top-lyrics",
        "/#artists",
        "/albums",
        "/browse",
      ]);
      if (width === "desktop") return;
      expect(await menu.getByPlaceholder("Song, singer, album or a line").isVisible()).toBe(true);
      await menu.locator("summary").click();
      expect(await boxes.count()).toBe(0);
    }));

  test("scrolls smoothly to a section on the home page", () =>
    visit("/", { width: "phone", reducedMotion: "no-preference" }, async (page) => {
      await page.evaluate(() => {
        const passed = new Set<number>();
        Object.assign(window, { passed });
        addEventListener("scroll", () => passed.add(scrollY));
      });
      await (await headerLinks(page, "phone")).getByText("Top Lyrics").click();
      await expect.poll(() => isInView(page, "#top-lyrics"), scrolled).toBe(true);
      expect(new URL(page.url()).hash).toBe("#top-lyrics");
      // A jump would pass no positions, and a reload would clear them.
      const passed = () => page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size);
      await expect.poll(passed, scrolled).toBeGreaterThan(3);
    }));

  test("links from any other page to the section of the home page", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        await (await headerLinks(page, width)).getByText("Top Singers").click();
        await expect.poll(() => isInView(page, "#artists").catch(() => false), scrolled).toBe(true);
        expect(page.url()).toMatch(/\/#artists$/);
      }),
    ));

  test("marks the visible section of the home page, and Home only at the top", () =>
    visit("/", {}, async (page) => {
      const marked = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
      await page.locator("#top-lyrics").evaluate((heading) => heading.scrollIntoView());
      await expect.poll(() => marked.allTextContents(), scrolled).toEqual(["Top Lyrics"]);
      expect(await marked.getAttribute("aria-current")).toBe("location");
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => marked.allTextContents(), scrolled).toEqual(["Home"]);
      expect(await marked.getAttribute("aria-current")).toBe("page");
      await page.locator("#artists").evaluate((heading) => heading.scrollIntoView());
      await expect.poll(() => marked.allTextContents(), scrolled).toEqual(["Top Singers"]);
      await page.getByRole("navigation", { name: "Main" }).getByText("Albums").click();
      await expect.poll(() => marked.allTextContents(), scrolled).toEqual(["Albums"]);
    }));

  test("is printed as the name and address of the site", () =>
    visit("/about-us", {}, async (page) => {
      const above = () => page.locator("main").evaluate((main) => getComputedStyle(main, "::before").content);
      expect(await above()).toBe("none");
      await page.emulateMedia({ media: "print" });
      expect(await above()).toBe(`"Antara, ${new URL(page.url()).origin}"`);
      expect(await page.getByRole("banner").isVisible()).toBe(false);
      await page.emulateMedia({ media: null });
    }));

  test("closes the phone menu on a click on any link", () =>
    visit("/", { width: "phone" }, async (page) => {
      const menu = page.locator(".site-menu");
      for (const words of headerLinkTexts) {
        await (await headerLinks(page, "phone")).getByText(words, { exact: true }).click();
        await expect.poll(() => menu.getAttribute("open"), scrolled).toBeNull();
      }
      await page.getByRole("heading", { level: 1, name: "Browse" }).waitFor();
    }));
});

describe("the footer", () => {
  test("describes the site and its copyright, and has the Quick Links", () =>
    readAtBothWidths("/about-us", {}, async (page) => {
      const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", year: "numeric" }).format();
      for (const words of [
        "Your destination for Hindi song lyrics, in Devanagari and in Roman script.",
        `© ${year} Antara. All rights reserved.`,
        "Lyrics are for educational and personal use only.",
      ])
        expect(await footer(page).getByText(words, { exact: true }).isVisible(), words).toBe(true);
      const nav = page.getByRole("navigation", { name: "Quick Links" });
      expect(await nav.getByRole("heading", { name: "Quick Links" }).isVisible()).toBe(true);
      for (const [words, address] of quickLinks) {
        const link = nav.getByRole("link", { name: words, exact: true });
        expect([await link.isVisible(), await link.getAttribute("href")]).toEqual([true, address]);
      }
    }));

  test("has four social icons with the operator's addresses", () =>
    readAtBothWidths("/about-us", { site: fixture }, async (page) => {
      expect(await iconsOf(page)).toEqual([
        ["Facebook", "https://facebook.example/antara"],
        ["Instagram", "https://instagram.example/antara"],
        ["YouTube", "https://youtube.example/antara"],
        ["X", "https://x.example/antara"],
      ]);
      const pages = page.locator("#follow ~ * a[rel=noopener]");
      expect(await pages.allTextContents()).toEqual([
        ...["Antara on Facebook", "Antara on Instagram", "Antara on YouTube", "Antara on X"],
      ]);
      expect(await page.getByText("We have no page on").count()).toBe(0);
    }));

  test("has icons without an address too, which link to About Us, where it says that there is no page yet", () =>
    atBothWidths((width) =>
      visit("/terms-of-use", { width }, async (page) => {
        expect(await iconsOf(page)).toEqual(
          ["Facebook", "Instagram", "YouTube", "X"].map((network) => [
            `${network}, no page yet`,
            "/about-us#follow",
          ]),
        );
        await footer(page).getByRole("link", { name: "Instagram, no page yet" }).click();
        await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
        await expect.poll(() => isInView(page, "#follow"), scrolled).toBe(true);
        const words = "We have no page on Facebook, Instagram, YouTube or X yet.";
        expect(await page.locator("#follow ~ *").getByText(words).isVisible()).toBe(true);
      }),
    ));
});

async function iconsOf(page: Page) {
  const icons = footer(page).locator(".social a");
  expect(await icons.locator("svg").filter({ visible: true }).count()).toBe(4);
  return icons.evaluateAll((links) =>
    links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
  );
}
