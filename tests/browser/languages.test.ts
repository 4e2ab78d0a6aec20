/** The same page in both languages, and the choice between them. */
import { describe, expect, inject, test } from "vitest";
import { fetchPage } from "./fetched-page.ts";
import { visit } from "./visit.ts";

const site = inject("siteAddress");
const song = "/lyrics/vande-mataram-48";

const pairs: [english: string, hindi: string][] = [
  ["/", "/hi"],
  [song, `/hi${song}`],
  ["/albums", "/hi/albums"],
  ["/search?type=artists", "/hi/search?type=artists"],
];

test.each(pairs)("%s and %s name each other, and each is canonical", async (english, hindi) => {
  const pages = await Promise.all([fetchPage(english), fetchPage(hindi)]);
  for (const [place, { html }] of pages.entries()) {
    const links = (name: string) =>
      Array.from(html.matchAll(new RegExp(`<link[^>]* rel="${name}"[^>]*>`, "g")), ([link]) => link).join("");
    const address = (path: string) => `href="${site}${path.replaceAll("&", "&amp;")}"`;
    expect(links("canonical")).toContain(address(place === 0 ? english : hindi));
    expect(links("alternate")).toMatch(new RegExp(`hrefLang="en-IN" ${escaped(address(english))}`, "i"));
    expect(links("alternate")).toMatch(new RegExp(`hrefLang="hi" ${escaped(address(hindi))}`, "i"));
    expect(links("alternate")).toMatch(new RegExp(`hrefLang="x-default" ${escaped(address(english))}`, "i"));
    expect(html).toContain(`<html lang="${place === 0 ? "en" : "hi"}"`);
  }
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("a search and its pages name no other language, as they are not indexed", async () => {
  expect((await fetchPage("/hi/search?q=dil")).html).not.toMatch(/hreflang="hi" href="http/i);
});

describe("the switch", () => {
  test.each([true, false])("leads to the same page with its query (scripts: %s)", (javaScriptEnabled) =>
    visit("/hi/search?q=dil&type=songs", { javaScriptEnabled, width: "phone" }, async (page) => {
      await page.locator(".language-switch").click();
      await page.waitForURL("**/search?q=dil&type=songs");
      expect(new URL(page.url()).pathname).toBe("/search");
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      await page.locator(".language-switch").click();
      await page.waitForURL("**/hi/search?q=dil&type=songs");
    }),
  );

  test("leads to the page that is shown, also after another one was opened", () =>
    visit("/", {}, async (page) => {
      await page.locator("acting-navigation[data-alive]").waitFor({ state: "attached" });
      await page.locator(".song-card").first().click();
      await page.waitForURL("**/lyrics/**");
      const { pathname } = new URL(page.url());
      await page.locator(`.language-switch[href="/hi${pathname}"]`).click();
      await page.waitForURL(`**/hi${pathname}`);
    }));

  test("keeps the line and the view", () =>
    visit(`${song}?script=hindi#line-4`, {}, async (page) => {
      await page.locator(".language-switch").click();
      await page.waitForURL(`**/hi${song}?script=hindi#line-4`);
      await expect.poll(() => page.locator("[data-marked]").count()).toBeGreaterThan(0);
    }));

  test("is remembered: other addresses then lead to the chosen language, also a step back", () =>
    visit("/albums", {}, async (page) => {
      await page.locator(".language-switch").click();
      await page.waitForURL("**/hi/albums");
      await page.goto("/");
      await page.waitForURL("**/hi");
      await page.goto(`${song}?script=roman#line-2`);
      await page.waitForURL(`**/hi${song}?script=roman#line-2`);
      await page.goBack();
      await page.waitForURL("**/hi");
      await page.locator(".language-switch").click();
      await page.waitForFunction(() => location.pathname === "/");
      await page.goto("/hi/albums");
      await page.waitForURL((url) => url.pathname === "/albums");
    }));

  test("is followed by nobody who has not used it: each address is shown in its language", () =>
    visit("/hi/albums", {}, async (page) => {
      expect(page.url()).toBe(`${site}/hi/albums`);
      await page.goto("/albums");
      await page.locator("[data-alive]").first().waitFor({ state: "attached" });
      expect(page.url()).toBe(`${site}/albums`);
    }));
});

test("a page that answers to a form keeps its language and what was typed", () =>
  visit(`${song}/report`, { allowErrors: /status of 400/ }, async (page) => {
    await page.evaluate(() => localStorage.setItem("language", "hi"));
    await page.locator("textarea").fill("the second line");
    await page.locator(".report-page [type=submit]").click();
    await page.locator("#report-kind-error").waitFor();
    expect(new URL(page.url()).pathname).toBe(`${song}/report`);
    expect(await page.locator("textarea").inputValue()).toBe("the second line");
  }));

test("links, forms and redirects of a page in Hindi lead to pages in Hindi", () =>
  visit("/hi", {}, async (page) => {
    const english = await page
      .locator("a[href^='/']:not(.language-switch), form[action^='/']")
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "")
          .filter((address) => !/^\/hi(?:$|[/?#])/.test(address)),
      );
    expect(english).toEqual([]);
    await page.goto("/hi/lyrics/another-title-48");
    expect(page.url()).toBe(`${site}/hi${song}`);
    await page.goto("/hi/albums/");
    expect(page.url()).toBe(`${site}/hi/albums`);
  }));

test("without a choice a song in Hindi has its lyrics in Devanagari alone, at both widths", () =>
  visit(`/hi${song}`, {}, async (page) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page
          .locator(".stanza:visible")
          .first()
          .evaluate((line) => line.closest("[lang]")?.getAttribute("lang")),
      ).toBe("hi");
      await expect.poll(() => page.locator("[lang='hi-Latn'] > .stanza:visible").count()).toBe(0);
    }
  }));
