/** The addresses of pages. */
import { describe, expect, inject, test } from "vitest";
import { examplePages } from "../../../site/example-pages.ts";
import { atBothWidths, readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";
import { visit } from "../visit.ts";

const fixture = inject("fixtureSite");

const visitorsPages = examplePages.filter(({ address }) => address.frame === "visitor");

describe("addresses of pages", () => {
  // Without a browser, since other files of this folder open all of them.
  test.each(visitorsPages)("$path has the heading $heading", async ({ path, heading }) => {
    const page = await fetchPage(path);
    expect([page.status, page.address.pathname]).toEqual([200, path]);
    expect(page.heading).toContain(heading);
  });

  test("an unknown address answers 404", async () => {
    expect(await fetchPage("/no/such/page")).toMatchObject({ status: 404, heading: "Page Not Found" });
  });

  test.each(["/%0a", "/%09/%2fa"])(
    "%s, which browsers parse differently, answers 404, and stays so with scripts",
    (path) =>
      visit(path, { allowErrors: /status of 404/ }, async (page, answer) => {
        expect(answer.status()).toBe(404);
        expect(new URL(page.url()).pathname).toMatch(/^\/%25/);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found");
      }),
  );

  test.each([
    ["/search?q=meera", "Songs"],
    ["/search?q=meera&type=songs", "Songs"],
    ["/search?q=meera&type=artists", "Singers"],
    ["/search?q=meera&type=albums", "Albums"],
  ])("the search reads q and type, which is songs by default: %s", async (path, tab) => {
    const { heading, html } = await fetchPage(path);
    expect(heading).toBe('Search Results for "meera"');
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${tab} `));
  });
});

describe("slugs", () => {
  test("links to songs, people and albums end in a slug, a hyphen and a number", () =>
    visit("/lyrics/vande-mataram-48", {}, async (page) => {
      for (const [words, address] of [
        ["Hemant Kumar", /^\/singer\/hemant-kumar-\d+$/],
        ["Bankim Chandra Chatterjee", /^\/lyricist\/bankim-chandra-chatterjee-\d+$/],
        ["Anand Math", /^\/album\/anand-math-\d+$/],
      ] as const)
        expect(await page.getByRole("link", { name: words }).first().getAttribute("href")).toMatch(address);
      const music = page.locator(".makers > span", { hasText: "Music" }).getByRole("link");
      expect(await music.getAttribute("href")).toMatch(/^\/music-director\/hemant-kumar-\d+$/);
      const other = page.locator(".song-card", { hasText: "Jai Jagdish Hare (Pralay Payodhi Jale)" }).first();
      expect(await other.getAttribute("href")).toBe("/lyrics/jai-jagdish-hare-pralay-payodhi-jale-39");
      await page.goto("/search?type=artists");
      const artist = page.locator(".artist-card", { hasText: "M. S. Subbulakshmi" });
      expect(await artist.getAttribute("href")).toMatch(/^\/artist\/m-s-subbulakshmi-\d+$/);
    }));

  const redirectOf = async (address: string) => {
    const { status, headers } = await fetch(address, { redirect: "manual" });
    return [status, headers.get("location")];
  };

  test.each([
    ["/lyrics/wrong-1?script=hindi", "/lyrics/jaane-kya-tune-kahi-1?script=hindi"],
    ["/lyrics/1", "/lyrics/jaane-kya-tune-kahi-1"],
    ["/lyrics/1/report?sent=stored", "/lyrics/jaane-kya-tune-kahi-1/report?sent=stored"],
    ["/singer/wrong-2?page=2&a=b", "/singer/lata-mangeshkar-2?page=2&a=b"],
    ["/artist/2", "/artist/lata-mangeshkar-2"],
    ["/lyricist/Gulzar-2", "/lyricist/gulzar-2"],
    ["/music-director/x-2", "/music-director/khayyam-2"],
    ["/album/x-2?page=3", "/album/sau-geet-2?page=3"],
  ])(
    "the number decides: any other slug is permanently redirected to the right one, with the query: %s",
    async (wrong, right) => expect(await redirectOf(fixture + wrong)).toEqual([301, right]),
  );

  test("titles and names in Devanagari have slugs in Roman letters", async () => {
    const { heading, address, html } = await fetchPage("/lyrics/x-135", fixture);
    expect([heading, address.pathname]).toEqual(["टूटे तारे", "/lyrics/tute-tare-135"]);
    expect(html).toMatch(/href="\/singer\/mukesh-9"[^>]*>मुकेश</);
  });

  test.each([
    ["/albums/", "/albums"],
    ["/lyrics/vande-mataram-48/?script=hindi", "/lyrics/vande-mataram-48?script=hindi"],
    ["/search/?q=dil", "/search?q=dil"],
  ])(
    "an address with a trailing slash is permanently redirected to the one without: %s",
    async (slashed, right) => expect(await redirectOf(inject("siteAddress") + slashed)).toEqual([301, right]),
  );
});

describe("the home page and the header", () => {
  test("it has three sections under headings, and links to the search over songs and over artists", () =>
    readAtBothWidths("/", {}, async (page) => {
      for (const [section, heading] of [
        ["latest-lyrics", "Latest Lyrics"],
        ["top-lyrics", "Top Lyrics"],
        ["artists", "Top Singers"],
      ] as const)
        expect(await page.locator(`#${section}`).getByRole("heading").textContent()).toContain(heading);
      for (const type of ["songs", "artists"])
        expect(await page.locator(`main a[href='/search?type=${type}']`).first().isVisible()).toBe(true);
    }));

  test("the search of the header leads to the search page with the query, trimmed and encoded", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        if (width === "phone") await page.locator(".site-menu summary").click();
        const field = page
          .getByRole("banner")
          .getByPlaceholder("Song, singer, album or a line")
          .filter({ visible: true });
        await field.fill("  दिल & a/b? ");
        await field.press("Enter");
        await page.getByRole("heading", { level: 1, name: 'Search Results for "दिल & a/b?"' }).waitFor();
        expect(new URL(page.url()).search).toMatch(
          /^\?q=%E0%A4%A6%E0%A4%BF%E0%A4%B2(\+|%20)%26(\+|%20)a%2Fb%3F$/,
        );
      }),
    ));
});
