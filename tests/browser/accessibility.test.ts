/** Accessibility of every page and state, at both widths and in both themes. */
import { describe, inject, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { expectAccessibleByTurns, expectAccessibleEverywhere, shortenLists } from "./accessibility.ts";
import { openAdministration } from "./admin/administrator.ts";
import { follow, type VisitorOptions, visit } from "./visit.ts";

const fixture = { site: inject("fixtureSite") };

interface Group {
  readonly group: string;
  readonly paths: readonly [first: string, ...others: string[]];
  readonly options?: Omit<VisitorOptions, "width">;
}

/** Pages of one site that are shown one after the other in one document, where axe is faster from page to page. */
const groups: readonly Group[] = [
  { group: "the home page, with ads, covers and Devanagari titles", paths: ["/"], options: fixture },
  {
    group: "songs: with ads and a video, line by line, with one script, with notes",
    paths: [
      "/lyrics/chalchitra-134",
      "/lyrics/chalchitra-134?script=lines",
      "/lyrics/tute-tare-135",
      "/lyrics/kal-na-aaye-138",
    ],
    options: fixture,
  },
  { group: "a song with its translation", paths: ["/lyrics/vande-mataram-48?script=translation"] },
  {
    group: "a singer, a lyricist without songs, and a later page of an album",
    paths: ["/singer/geeta-dutt-1", "/lyricist/sunsaan-3", "/album/sau-geet-2?page=2"],
    options: fixture,
  },
  {
    group: "the lists of songs, albums and people",
    paths: ["/decade/1950s", "/year/1954", "/genre/ghazal", "/albums", "/lyricists", "/first-lines"],
  },
  { group: "the glossary and the words of a letter", paths: ["/words", "/words/%E0%A4%B6?page=2"] },
  {
    group:
      "searches: songs, with filters, singers, albums, without a query, without a result, for a long query",
    paths: [
      "/search?q=ghalib",
      "/search?q=dil&genre=ghazal&script=hindi",
      "/search?type=artists",
      "/search?type=albums&q=ghalib",
      "/search",
      "/search?q=zzyzx",
      `/search?q=${"दिल ".repeat(80)}`,
    ],
  },
  { group: "About Us and the privacy policy", paths: ["/about-us", "/privacy-policy"] },
  { group: "the terms, with a contact", paths: ["/terms-of-use"], options: fixture },
  {
    group: "a page that does not exist",
    paths: ["/no/such/page"],
    options: { allowErrors: /status of 404/ },
  },
];

/** Opens the first page, and follows links to the others, which are built like it. */
const expectAllAccessible = ([first, ...others]: Group["paths"], options: Group["options"]) =>
  visit(first, options ?? {}, async (page) => {
    await shortenLists(page);
    await expectAccessibleEverywhere(page);
    for (const path of others) {
      await follow(page, path);
      await shortenLists(page);
      await (path.startsWith("/lyrics/") ? expectAccessibleEverywhere : expectAccessibleByTurns)(page);
    }
  });

test.each(groups)(
  "axe reports nothing, light and dark, and nothing is wider than the screen: $group",
  ({ paths, options }) => expectAllAccessible(paths, options),
);

describe("a site without songs", () => {
  const empty = ownSite();

  test("axe reports nothing for its home page, its lists and its searches", () =>
    expectAllAccessible(["/", "/albums", "/lyricists", "/search", "/search?type=artists"], {
      site: empty.address,
    }));
});

describe("the form of a song with a draft", () => {
  const { visit } = openAdministration({ STARTER_CATALOGUE: "off" });

  test("axe reports nothing for marked words, open candidates and offered spellings", () =>
    visit("/admin/lyrics/add", {}, async (page) => {
      await page.getByLabel("Song Title").fill("वादा");
      await page.getByLabel("Singers").fill("नया लड़का");
      await page.getByLabel("Hindi Lyrics").fill("वादा न तोड़\nतू चंदा मैं चाँदनी");
      await page.keyboard.press("F2");
      await page.getByText("Drafted 2 lines. 3 words to look at.").waitFor();
      await page.getByRole("button", { name: "Write Naya Ladka" }).waitFor();
      await expectAccessibleEverywhere(page);
      await page.keyboard.press("F8");
      await page.getByRole("group", { name: "Candidates for वादा" }).waitFor();
      await expectAccessibleEverywhere(page);
    }));
});
