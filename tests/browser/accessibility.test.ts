/** Accessibility of every page and state, at both widths and in both themes. */
import type { Page } from "playwright-core";
import { matchRoutes } from "react-router";
import { describe, inject, test } from "vitest";
import { addresses } from "../../site/addresses.ts";
import { examplePages, onePerModule } from "../../site/example-pages.ts";
import { expectAccessibleByTurns, expectAccessibleEverywhere, shortenLists } from "./accessibility.ts";
import { openSharedAdministration } from "./admin/shared-administration.ts";
import { follow } from "./open-page.ts";
import { type VisitorOptions, visit } from "./visit.ts";

const fixture = { site: inject("fixtureSite") };

interface Group {
  readonly group: string;
  readonly paths: readonly [first: string, ...others: string[]];
  readonly options?: Omit<VisitorOptions, "width">;
  /**
   * How many of the first paths show elements or colours at one width only: the header, the toolbar of a song, the
   * year of a result. They are looked at in each theme at each width.
   */
  readonly withOwnLooks?: number;
}

/** Pages of one site that are shown one after the other in one document, where axe is faster from page to page. */
const states: readonly Group[] = [
  {
    group: "the home page, with ads, covers and Devanagari titles",
    paths: ["/"],
    options: fixture,
    withOwnLooks: 1,
  },
  {
    group: "songs: with ads and a video, line by line, with one script, with notes",
    paths: [
      "/lyrics/chalchitra-134",
      "/lyrics/chalchitra-134?script=lines",
      "/lyrics/tute-tare-135",
      "/lyrics/kal-na-aaye-138",
    ],
    options: fixture,
    withOwnLooks: 2,
  },
  {
    group: "pages in Hindi: home, a song, a search, people, an album, the glossary, a form, a text",
    paths: [
      ...(["/hi", "/hi/lyrics/vande-mataram-48", "/hi/search?q=dil", "/hi/singer/geeta-dutt-1"] as const),
      ...["/hi/album/mirza-ghalib-1", "/hi/albums", "/hi/browse", "/hi/words"],
      ...["/hi/lyrics/vande-mataram-48/report", "/hi/privacy-policy"],
    ],
    withOwnLooks: 3,
  },
  { group: "a song with its translation", paths: ["/lyrics/vande-mataram-48?script=translation"] },
  {
    group: "a singer, a lyricist without songs, and a later page of an album",
    paths: ["/singer/geeta-dutt-1", "/lyricist/sunsaan-3", "/album/sau-geet-2?page=2"],
    options: fixture,
  },
  {
    group: "the lists of songs, albums and people",
    paths: [
      "/browse",
      "/decade/1950s",
      "/year/1954",
      "/genre/ghazal",
      "/albums",
      "/lyricists",
      "/first-lines",
    ],
  },
  {
    group: "the glossary and the words of a letter",
    paths: [
      "/words?q=gham",
      "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52/words",
      "/words/all/%E0%A4%B6?page=2",
    ],
  },
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
    withOwnLooks: 1,
  },
  {
    group: "the form in which a mistake is reported, and the thanks for it",
    paths: ["/lyrics/vande-mataram-48/report", "/lyrics/vande-mataram-48/report?sent=full"],
    withOwnLooks: 1,
  },
  { group: "the terms, with a contact", paths: ["/terms-of-use"], options: fixture },
  {
    group: "a page that does not exist",
    paths: ["/no/such/page"],
    options: { allowErrors: /status of 404/ },
  },
];

/** All pages of which no group above, and no test file that their row names, shows a state. */
const stated = new Set(states.flatMap(({ paths }) => paths).map(moduleAt));
const [first = "/", ...others] = onePerModule(examplePages)
  .filter(({ address, axe }) => !address.isAdministration && !axe && !stated.has(address.file))
  .map(({ path }) => path);
const groups = [...states, { group: "all other pages", paths: [first, ...others] }] satisfies Group[];

/** @returns the file of the route */
function moduleAt(path: string): string | undefined {
  const routes = addresses.map(({ pattern, file }) => ({ path: `/${pattern}`, id: file }));
  return matchRoutes(routes, path)?.at(-1)?.route.id;
}

/** Opens the first page, and follows links to the others, which are built like it. */
const expectAllAccessible = ({ paths: [first, ...others], withOwnLooks = 0 }: Group, open: Open) =>
  open(first, async (page) => {
    for (const [place, path] of [first, ...others].entries()) {
      if (place > 0) await follow(page, path);
      await shortenLists(page);
      if (place < withOwnLooks) await expectAccessibleEverywhere(page);
      else await expectAccessibleByTurns(page, { isLikeOneBefore: place > 0 });
    }
  });

type Open = (path: string, steps: (page: Page) => Promise<void>) => Promise<void>;

test.each(groups)(
  "axe reports nothing, light and dark, and nothing is wider than the screen: $group",
  (group) => expectAllAccessible(group, (path, steps) => visit(path, group.options ?? {}, steps)),
);

describe("a site without songs", () => {
  const { visit, visitAsStranger } = openSharedAdministration();

  test("axe reports nothing for its home page, its lists and its searches", () =>
    expectAllAccessible(
      {
        group: "without songs",
        paths: ["/", "/albums", "/lyricists", "/search", "/search?type=artists"],
      },
      (path, steps) => visitAsStranger(path, {}, steps),
    ));

  test("axe reports nothing for marked words, open candidates and offered spellings in the form of a song", () =>
    visit("/admin/lyrics/add", {}, async (page) => {
      await page.getByLabel("Song Title").fill("वादा");
      await page.getByLabel("Singers").fill("नया लड़का");
      await page.getByLabel("Hindi Lyrics").fill("वादा न तोड़\nतू चंदा मैं चाँदनी");
      await page.keyboard.press("F2");
      await page.getByText("Wrote 2 lines. 3 words to look at.").waitFor();
      await page.getByRole("button", { name: "Write Naya Ladka" }).waitFor();
      await expectAccessibleEverywhere(page);
      await page.keyboard.press("F8");
      await page.getByRole("group", { name: "Candidates for वादा" }).waitFor();
      await expectAccessibleByTurns(page);
    }));
});
