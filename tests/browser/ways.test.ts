/** The ways into old songs: pages of genres, years and decades, and the links that lead there. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { readAtBothWidths } from "./both-widths.ts";
import { fetchPage } from "./fetched-page.ts";
import { notYetAPage, openSong } from "./open-page.ts";
import { readPage } from "./read-page.ts";
import { visit } from "./visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const ways = (page: Page, name: string) =>
  page.getByRole("main").getByRole("navigation", { name, exact: true });
const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href"))?.replace(/^https?:\/\/[^/]+/, "");
const titles = (page: Page) => page.locator(".song-cards h3").allTextContents();
const songs = (page: Page) => page.locator(".sleeve-head .facts").textContent();

const withAndWithoutJavaScript = [true, false].map((javaScriptEnabled) => ({
  javaScriptEnabled,
  how: javaScriptEnabled ? "with" : "without",
}));

describe.each(withAndWithoutJavaScript)("$how JavaScript", ({ javaScriptEnabled }) => {
  test("the badge and the year of a song lead to its genre and its year", () =>
    visit("/", { width: "phone", javaScriptEnabled }, async (page) => {
      await openSong(page);
      await page.locator(".sleeve-head").getByRole("link", { name: "Ghazal", exact: true }).click();
      await expect.poll(() => heading(page)).toBe("Ghazal");
      expect(await songs(page)).toBe("Genre17 songs");
      expect(await titles(page)).toHaveLength(17);
      await page.goBack();
      await page.locator(".sleeve-head").getByRole("link", { name: "1988", exact: true }).click();
      await expect.poll(() => heading(page)).toBe("1988");
      expect(await titles(page)).toContain("Dil-e-Nadaan Tujhe Hua Kya Hai");
    }));

  test("the home page and a search without a query lead to decades and genres, with their numbers of songs", () =>
    visit("/", { javaScriptEnabled }, async (page) => {
      const genre = () => ways(page, "Genres").getByRole("link", { name: "Bhajan , 18 songs" });
      const decade = () => ways(page, "Decades").getByRole("link", { name: /^1950s/ });
      expect(await decade().getAttribute("href")).toBe("/decade/1950s");
      await genre().click();
      await expect.poll(() => heading(page)).toBe("Bhajan");
      await page.goto("/search");
      expect(await genre().getAttribute("href")).toBe("/genre/bhajan");
      await decade().click();
      await expect.poll(() => heading(page)).toBe("1950s");
      expect((await fetchPage("/search?q=dil")).html).not.toMatch(/<nav[^>]*aria-label="Genres"/);
    }));

  test("Browse, behind the links of the header, leads to genres, decades, first lines, singers and words", () =>
    visit("/about-us", { width: "phone", javaScriptEnabled }, async (page) => {
      await page.locator(".site-menu summary").click();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link").last().click();
      await expect.poll(() => heading(page)).toMatch(/^Browse/);
      expect([new URL(page.url()).pathname, await canonical(page)]).toEqual(["/browse", "/browse"]);
      const addresses = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual(
        expect.arrayContaining(["/genre/ghazal", "/decade/1950s", "/first-lines", "/singers", "/words"]),
      );
      await ways(page, "People").getByRole("link", { name: "Singers A–Z" }).click();
      await expect.poll(() => heading(page)).toMatch(/^Singers/);
      expect((await fetchPage("/sitemaps/pages-1.xml")).html).toContain("/browse<");
    }));

  test("a decade leads to its years, and a year to its decade", () =>
    visit("/decade/1950s", { javaScriptEnabled }, async (page) => {
      const count = await songs(page);
      expect(await ways(page, "Decades").locator("[aria-current=page]").textContent()).toMatch(/^1950s/);
      const years = await ways(page, "Years").getByRole("link").allTextContents();
      expect(years.map((text) => Number.parseInt(text, 10))).toEqual([1950, 1952, 1954]);
      await ways(page, "Years").getByRole("link", { name: /^1954/ }).click();
      await expect.poll(() => heading(page)).toBe("1954");
      expect(await ways(page, "Years").locator("[aria-current=page]").textContent()).toMatch(/^1954/);
      await ways(page, "Decades")
        .getByRole("link", { name: /^1950s/ })
        .click();
      await expect.poll(() => heading(page)).toBe("1950s");
      expect(await songs(page)).toBe(count);
    }));

  test("the songs of a genre are sorted by title, at an address that is not indexed", () =>
    visit("/genre/ghazal", { javaScriptEnabled }, async (page) => {
      await page.getByRole("navigation", { name: "Order" }).getByRole("link", { name: "Title" }).click();
      await page.waitForURL("**/genre/ghazal?order=title");
      // The address changes before the page does.
      await page.locator("nav [aria-current=page]", { hasText: "Title" }).waitFor();
      const shown = await titles(page);
      expect(shown).toEqual(
        shown.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
      );
      expect(await canonical(page)).toBe("/genre/ghazal");
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
    }));
});

describe.each(withAndWithoutJavaScript)(
  "the index of first lines, $how JavaScript,",
  ({ javaScriptEnabled }) => {
    test("is reached from the home page, and each line leads to its song", () =>
      visit("/", { width: "phone", javaScriptEnabled }, async (page) => {
        await page.getByRole("main").getByRole("link", { name: "First lines" }).click();
        await expect.poll(() => heading(page)).toMatch(/^First Lines/);
        await page.getByRole("link", { name: "दिल-ए-नादाँ तुझे हुआ क्या है" }).click();
        await expect.poll(() => heading(page)).toBe("Dil-e-Nadaan Tujhe Hua Kya Hai");
      }));
  },
);

test("the index of first lines has the lines of both scripts, sorted under their letters", () =>
  readAtBothWidths("/first-lines", { javaScriptEnabled: false }, async (page) => {
    const letters = await page.locator("main h2").allTextContents();
    expect(letters).toEqual([...letters].sort());
    expect(letters).toContain("D");
    expect(letters).toContain("द");
    expect(await page.locator(".line-group li").count()).toBeGreaterThan(100);
    const entry = page.locator(".line-group li", { hasText: "दिल-ए-नादाँ तुझे हुआ क्या है" });
    expect(await entry.textContent()).toContain(
      "Dil-e-Nadaan Tujhe Hua Kya Hai · Jagjit Singh, Chitra Singh",
    );
    const refrain = page.locator(".line-group li", { hasText: "छाप तिलक सब छीनी रे मोसे नैना" });
    expect(await refrain.textContent()).toContain("refrain · Chhap Tilak Sab Chheeni Re");
    expect(letters).toContain("छ");
    expect(await canonical(page)).toBe("/first-lines");
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider)).toBe(0);
  }));

test.each([
  ["/genre/ghazal", "Ghazal Songs and Lyrics - Antara", "of the genre Ghazal"],
  ["/year/1954", "Songs of 1954 with Lyrics - Antara", "of 1954"],
  ["/decade/1950s", "Songs of the 1950s with Lyrics - Antara", "of the 1950s"],
])("%s has a title, a description, and the structured data of what it shows", (path, title, ofWhat) =>
  visit(notYetAPage, {}, async (page) => {
    const { html, textsOf } = await fetchPage(path);
    expect(textsOf("title")).toEqual([title]);
    expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*${ofWhat}`));
    const { canonical, structured, cards } = await readPage(page, path);
    expect(canonical).toMatch(new RegExp(`${path}$`));
    const [collection, breadcrumbs] = structured;
    expect(collection["@type"]).toBe("CollectionPage");
    const items: { item: { name: string } }[] = collection.mainEntity.itemListElement;
    expect(items.map(({ item }) => item.name)).toEqual(cards.map(({ name }) => name));
    expect(breadcrumbs.itemListElement.at(-1).item).toMatch(new RegExp(`${path}$`));
  }),
);

async function redirectOf(path: string): Promise<readonly unknown[]> {
  const answer = await fetch(inject("siteAddress") + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}

test.each([
  ["/genre/gazal", "/genre/ghazal"],
  ["/genre/%E0%A4%97%E0%A4%BC%E0%A4%9C%E0%A4%BC%E0%A4%B2?page=1", "/genre/ghazal?page=1"],
  ["/Genre/Ghazal", "/genre/ghazal"],
  ["/year/%E0%A5%A7%E0%A5%AF%E0%A5%AB%E0%A5%AA", "/year/1954"],
  ["/decade/1950", "/decade/1950s"],
  ["/decade/1954s", "/decade/1950s"],
])("another spelling, %s, redirects to %s", (path, canonicalPath) =>
  expect(redirectOf(path)).resolves.toEqual([301, canonicalPath]),
);

test.each([
  ["/genre/ghazal?order=nosuch", 'There is no order "nosuch".'],
  ["/singer/jagjit-singh-1?order=oldest", 'There is no order "oldest".'],
  ["/singer/jagjit-singh-1?decade=1234", 'There is no decade "1234".'],
])("%s shows all songs and says: %s", async (path, words) => {
  const { textsOf, html } = await fetchPage(path);
  expect(textsOf("p")).toContain(words);
  expect(html).toContain('class="song-card"');
  expect(html).toContain(`rel="canonical" href="${inject("siteAddress")}${path.split("?")[0]}"`);
});

test("a page beyond the last redirects to the last", () =>
  expect(redirectOf("/genre/ghazal?order=title&page=9")).resolves.toEqual([
    302,
    "/genre/ghazal?order=title",
  ]));

test.each([
  ["/genre/thumri", "Genre"],
  ["/genre/%00", "Genre"],
  ["/year/1931", "Year"],
  ["/year/abc", "Year"],
  ["/year/99999", "Year"],
  ["/decade/2010s", "Decade"],
])("without songs, %s is 'not found'", async (path, what) => {
  const answer = await fetch(inject("siteAddress") + path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${what} Not Found</h1>`));
});
