/** The search page. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedAdministration } from "../admin/shared-administration.ts";
import { readAtBothWidths } from "../both-widths.ts";
import { withDelayedScripts } from "../delayed-scripts.ts";
import { fetchPage } from "../fetched-page.ts";
import { notYetAPage } from "../open-page.ts";
import { readPage } from "../read-page.ts";
import { visit } from "../visit.ts";

const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Type" }).getByRole("link").filter({ visible: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const box = (page: Page) => page.getByRole("search", { name: "Songs, singers and albums" });
const hits = (page: Page) => page.locator("main h3").allTextContents();

test.each([
  { javaScriptEnabled: true, width: "phone" },
  { javaScriptEnabled: false, width: "desktop" },
] as const)(
  "songs are narrowed by a person and back (JavaScript: $javaScriptEnabled, on a $width)",
  (options) =>
    visit("/search?q=dil", options, async (page) => {
      // Equally good ones are sorted by views, which other tests count at the same time.
      const sortedHits = () => hits(page).then((titles) => titles.toSorted());
      const all = await sortedHits();
      expect(all).toHaveLength(12);
      await page.locator("summary").getByText("People", { exact: true }).click();
      const singers = page.getByRole("region", { name: "Filters" });
      const link = singers.getByRole("link", { name: /Jagjit Singh.*3/ }).first();
      await link.click();
      await expect.poll(() => hits(page).then((titles) => titles.length)).toBe(3);
      expect(page.url()).toMatch(/\/search\?q=dil&singer=\d+$/);
      await page.getByRole("link", { name: /^Remove .*Jagjit Singh/ }).click();
      await expect.poll(sortedHits).toEqual(all);
    }),
);

describe("a search", () => {
  test("from the search box has the tabs Songs, Singers and Albums with counts, and a heading with the query", () =>
    visit("/search", { width: "phone" }, async (page) => {
      await box(page).getByPlaceholder("Song, singer, album or a line").fill("  dil ");
      await box(page).getByRole("button", { name: "Search", exact: true }).click();
      await heading(page).getByText('Search Results for "dil"', { exact: true }).waitFor();
      expect(await tabs(page).allTextContents()).toEqual(["Songs (12)", "Singers (0)", "Albums (0)"]);
      expect(await page.title()).toBe('Search Results for "dil" - Antara');
      expect(await box(page).getByPlaceholder("Song, singer, album or a line").inputValue()).toBe("dil");
    }));

  test("uses text that was typed before the scripts had loaded", () =>
    visit("/", {}, async (page) => {
      const field = box(page).locator("input[name=q]");
      await withDelayedScripts(page, "/search?q=ghalib", () => field.fill("dil"));
      expect(await field.inputValue()).toBe("dil");
      await box(page).getByRole("button", { name: "Search", exact: true }).click();
      await heading(page).getByText('Search Results for "dil"', { exact: true }).waitFor();
      await page.goBack();
      await heading(page).getByText('Search Results for "ghalib"', { exact: true }).waitFor();
      await expect.poll(() => field.inputValue()).toBe("ghalib");
    }));

  test("has results with cover, title, credits and the matching line, marked in both scripts", () =>
    readAtBothWidths("/search?q=dil", { javaScriptEnabled: false }, async (page) => {
      const hit = page.getByRole("link", { name: /Lagta Nahin Hai Dil Mera/ });
      expect(await hit.textContent()).toContain("Mohammed Rafi · Lal Qila · Ghazal");
      expect(await hit.locator("[lang=hi-Latn] mark").textContent()).toBe("dil");
      expect(await hit.locator("p[lang=hi]").textContent()).toBe("लगता नहीं है दिल मेरा उजड़े दयार में");
      expect(await hit.locator("[lang=hi] mark").textContent()).toBe("दिल");
      expect(await hit.locator("img").first().isVisible()).toBe(true);
      expect(await hit.getAttribute("href")).toBe("/lyrics/lagta-nahin-hai-dil-mera-41");
    }));

  test.each([
    ["songs", "No songs found"],
    ["artists", "No artists found"],
    ["albums", "No albums found"],
  ])("for %s without results says '%s' with a hint", async (type, words) => {
    const { textsOf, html } = await fetchPage(`/search?q=zzyzx&type=${type}`);
    expect(textsOf("h2")).toContain(words);
    expect(textsOf("p").join()).toContain("Try a shorter word, another spelling");
    expect(html).toMatch(/href="\/search"[^>]*>Explore Music</);
  });

  test("that matches a lyricist or music director finds their songs, and links to the person", () =>
    visit("/search?q=MIRZA", { javaScriptEnabled: false }, async (page) => {
      const person = page.getByRole("list", { name: "Lyricists and music directors" }).getByRole("link");
      expect(await person.allTextContents()).toEqual(["Mirza Ghalib Lyricist"]);
      expect(await person.getAttribute("href")).toBe("/lyricist/mirza-ghalib-1");
      expect(await tabs(page).count()).toBe(3);
      const song = page.getByRole("link", { name: /Nuktacheen/ });
      expect(await song.textContent()).toContain("Lyrics: Mirza Ghalib");
    }));

  test("shows no line when only a name matches", () =>
    visit("/search?q=khayyam", { javaScriptEnabled: false }, async (page) => {
      expect((await hits(page)).length).toBeGreaterThan(0);
      expect(await page.locator("main p.line").count()).toBe(0);
      expect(new Set(await page.locator("mark").allTextContents())).toEqual(new Set(["Khayyam"]));
    }));
});

describe("without a query", () => {
  test("the heading is 'Explore Music' above all songs, the newest first, and the counts are totals", () =>
    visit("/search", { javaScriptEnabled: false }, async (page) => {
      expect(await heading(page).textContent()).toBe("Explore Music");
      expect(await tabs(page).allTextContents()).toEqual(["Songs (52)", "Singers (23)", "Albums (14)"]);
      const first = ["Dil-e-Nadaan Tujhe Hua Kya Hai", "Hazaaron Khwahishen Aisi"];
      expect((await hits(page)).slice(0, 2)).toEqual(first);
    }));

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    "all songs are rows, in an order that the visitor chooses ($javaScriptEnabled)",
    (options) =>
      visit("/search", { ...options, width: "phone" }, async (page) => {
        const row = page.locator(".song-hits li").first();
        expect(await row.locator(".by").textContent()).toBe(
          "Jagjit Singh, Chitra Singh · Mirza Ghalib · Ghazal",
        );
        expect(await row.locator("p[lang=hi]").textContent()).toBe("दिल-ए-नादाँ तुझे हुआ क्या है");
        expect((await row.boundingBox())?.height).toBeLessThan(190);
        const order = page.getByRole("navigation", { name: "Order" });
        expect(await order.getByRole("link").allTextContents()).toEqual(["Newest", "Most Viewed", "Title"]);
        await order.getByRole("link", { name: "Title" }).click();
        await page.waitForURL("**/search?order=title");
        // The address changes before the page does.
        await expect.poll(async () => (await hits(page))[0]).toBe("Aah Ko Chahiye Ik Umr Asar Hone Tak");
        await page.getByRole("link", { name: "Next", exact: true }).click();
        await page.waitForURL("**/search?order=title&page=2");
        await expect.poll(() => hits(page)).toHaveLength(2);
      }),
  );

  test("another order has the address of the newest as canonical one, and is not indexed", () =>
    visit(notYetAPage, {}, async (page) => {
      const read = await readPage(page, "/search?order=views");
      expect(read.canonical).toMatch(/\/search$/);
      expect(read.robots).toBe("noindex, follow");
      const { address } = await fetchPage("/search?order=title&page=9");
      expect(address.search).toBe("?order=title&page=2");
    }));

  test.each([
    ["artists", "Jagjit Singh", "6 Songs"],
    ["albums", "Mirza Ghalib", "1988 • 6 tracks"],
  ])("%s are sorted by most songs", async (type, name, facts) => {
    const { html } = await fetchPage(`/search?type=${type}`);
    const [card = ""] = /<a [^>]*class="[^"]*(artist|album)-card.*?<\/a>/s.exec(html) ?? [];
    expect(card).toMatch(new RegExp(`<h3[^>]*>${name}</h3>.*<p[^>]*>${facts}</p>`, "s"));
  });
});

describe("the parameters of the address", () => {
  test("an unknown type means songs, and the first of repeated parameters counts", async () => {
    const { heading, html } = await fetchPage("/search?q=ghalib&type=nonsense&q=zzyzx&type=albums");
    expect(heading).toBe('Search Results for "ghalib"');
    expect(html).toMatch(/aria-current="page"[^>]*>Songs \(10\)</);
    const singers = await fetchPage("/search?type=artists&type=albums&q=");
    expect(singers.html).toMatch(/aria-current="page"[^>]*>Singers \(23\)</);
  });

  test("a query of 201 characters is cut to 200, and the page says so", async () => {
    const { heading, textsOf } = await fetchPage(`/search?q=${"a".repeat(201)}`);
    expect(heading).toBe(`Search Results for "${"a".repeat(200)}"`);
    expect(textsOf("p").join()).toContain("longer than 200 characters and was cut");
    const whole = await fetchPage(`/search?q=${"a".repeat(200)}`);
    expect(whole.html).not.toContain("was cut");
  });

  test("special characters are plain text in a query", () =>
    visit(notYetAPage, {}, async (page) => {
      const texts = ["%", "_", "'", '"', ",", "<script>alert(1)</script>", "\\", "🎵", "')) or 1=1 --"];
      for (const q of texts) {
        const read = await readPage(page, `/search?q=${encodeURIComponent(q)}`);
        expect(read.heading).toBe(`Search Results for "${q}"`);
      }
      expect((await readPage(page, "/search?q=%00")).heading).toBe("Explore Music");
    }));
});

describe("a value that does not exist is named, and results are shown without it:", () => {
  test.each([
    ["q=dil&genre=nosuch", ['There is no genre "nosuch".'], "/search?q=dil"],
    [
      "q=dil&decade=1234&script=tamil",
      ['There is no decade "1234".', 'There is no script "tamil".'],
      "/search?q=dil",
    ],
    ["q=dil&decade=1890s&genre=ghazal", ['There is no decade "1890s".'], "/search?q=dil&genre=ghazal"],
    [
      "q=dil&singer=999999&music-director=x",
      ['There is no singer "999999".', 'There is no music director "x".'],
      "/search?q=dil",
    ],
    ["genre=nosuch&order=nosuch", ['There is no genre "nosuch".', 'There is no order "nosuch".'], "/search"],
    ["type=artists&lyricist=0", ['There is no lyricist "0".'], "/search?type=artists"],
    [`q=dil&genre=${"<b>".repeat(200)}`, [`There is no genre "${"<b>".repeat(20)}…".`], "/search?q=dil"],
    ["genre=%00no", ['There is no genre "no".'], "/search"],
    ["genre=ghazal", ["Filters narrow the songs that a search finds. This list is whole."], "/search"],
    ["q=dil&genre=ghazal&order=views", [], "/search?q=dil&genre=ghazal"],
  ])("%s", async (query, words, canonical) => {
    const { textsOf, html } = await fetchPage(`/search?${query}`);
    expect(textsOf("p").filter((text) => /^(There is no|Filters) /.test(text))).toEqual(words);
    expect(html).not.toContain("<b>");
    expect(html).toContain(`${canonical.replaceAll("&", "&amp;")}"`);
    expect(html).toMatch(/<h3/);
  });
});

describe("words of a query from different fields", () => {
  test("find the songs that match all of them, without the note about nearest songs", () =>
    visit("/search?q=ghalib+jagjit", { javaScriptEnabled: false }, async (page) => {
      const hits = page.locator(".song-hits li");
      expect(await hits.count()).toBeGreaterThan(3);
      // One of them is composed by him.
      for (const hit of (await hits.allTextContents()).slice(0, 3)) expect(hit).toContain("Jagjit Singh");
      expect(await page.getByText("No exact match").count()).toBe(0);
    }));

  test.each([
    [
      "mangeshkar dhrupad",
      "Without “dhrupad”",
      "No song has all of these words.",
      "Songs (0)",
      "Lata Mangeshkar",
    ],
    ["lag ja gale", "Nearest", "No exact match; nearest songs", "Songs (1)", "Mat Ja Mat Ja Jogi"],
  ])(
    "%s: others are found under the heading '%s', when none matches all of them",
    (q, heading2, note, tab, hit) =>
      visit(`/search?q=${encodeURIComponent(q)}`, { javaScriptEnabled: false }, async (page) => {
        expect(await page.getByRole("heading", { level: 2, name: heading2, exact: true }).isVisible()).toBe(
          true,
        );
        expect(await page.getByText(note, { exact: true }).first().isVisible()).toBe(true);
        expect(await tabs(page).first().textContent()).toBe(tab);
        for (const text of await page.locator(".song-hits li").allTextContents()) expect(text).toContain(hit);
      }),
  );

  test("find songs about a subject, and the page names it", async () => {
    const { textsOf } = await fetchPage("/search?q=krishna+bhajan");
    expect(textsOf("p")).toContain("Songs about Krishna, by what their words mean");
  });
});

describe("a site without songs", () => {
  const { address } = openSharedAdministration();

  test.each([
    ["/search", "No songs found"],
    ["/search?type=artists", "No artists found"],
    ["/albums", "No albums found."],
    ["/lyricists", "No lyricists found."],
    ["/music-directors", "No music directors found."],
  ])("%s says '%s'", async (path, words) => {
    const { textsOf } = await fetchPage(path, address());
    expect([...textsOf("h2"), ...textsOf("p")]).toContain(words);
  });

  test("says 'No songs yet' on its home page, with a link to the administration", () =>
    readAtBothWidths("/", { site: address() }, async (page) => {
      expect(await page.locator("main [role=status]").textContent()).toBe("Loading Antara...");
      expect(await page.locator(".turning-record").isVisible()).toBe(true);
      expect(await page.getByRole("heading", { level: 2, name: "No songs yet" }).isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "Add the first song" }).getAttribute("href")).toBe(
        "/admin",
      );
      expect(await page.locator("#latest-lyrics, #top-lyrics, #artists").count()).toBe(0);
    }));
});
