/** Accessibility of every page and state, at both widths and in both themes. */
import { describe, inject, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { expectAccessibleEverywhere } from "./accessibility.ts";
import { openAdministration } from "./admin/administrator.ts";
import { type VisitorOptions, visit } from "./visit.ts";

const fixture = { site: inject("fixtureSite") };
const allowErrors = /status of 404/;

interface Shown {
  readonly shown: string;
  readonly path: string;
  readonly options?: Omit<VisitorOptions, "width">;
}

const pages: readonly Shown[] = [
  { shown: "home, with ads, covers and Devanagari titles", path: "/", options: fixture },
  { shown: "a song, with ads and a video", path: "/lyrics/chalchitra-134", options: fixture },
  { shown: "a song with its translation", path: "/lyrics/vande-mataram-48?script=translation" },
  { shown: "a song line by line", path: "/lyrics/chalchitra-134?script=lines", options: fixture },
  { shown: "a song with one script", path: "/lyrics/tute-tare-135", options: fixture },
  { shown: "a song with notes", path: "/lyrics/kal-na-aaye-138", options: fixture },
  { shown: "a singer", path: "/singer/geeta-dutt-1", options: fixture },
  { shown: "a lyricist without songs", path: "/lyricist/sunsaan-3", options: fixture },
  { shown: "a later page of an album", path: "/album/sau-geet-2?page=2", options: fixture },
  { shown: "the first lines", path: "/first-lines" },
  { shown: "a genre", path: "/genre/ghazal" },
  { shown: "a year", path: "/year/1954" },
  { shown: "a decade", path: "/decade/1950s" },
  { shown: "all albums", path: "/albums" },
  { shown: "all lyricists", path: "/lyricists" },
  { shown: "the glossary", path: "/words" },
  { shown: "the words of a letter", path: "/words/%E0%A4%B6?page=2" },
  { shown: "the songs of a search", path: "/search?q=ghalib" },
  { shown: "the songs of a search with filters", path: "/search?q=dil&genre=ghazal&script=hindi" },
  { shown: "the singers of a search", path: "/search?type=artists" },
  { shown: "the albums of a search", path: "/search?type=albums&q=ghalib" },
  { shown: "a search without a query", path: "/search" },
  { shown: "a search that found nothing", path: "/search?q=zzyzx" },
  { shown: "a search for a long query", path: `/search?q=${"दिल ".repeat(80)}` },
  { shown: "About Us", path: "/about-us" },
  { shown: "the terms, with a contact", path: "/terms-of-use", options: fixture },
  { shown: "the privacy policy", path: "/privacy-policy" },
  { shown: "a page that does not exist", path: "/no/such/page", options: { allowErrors } },
];

test.each(pages)(
  "axe reports nothing for $shown, light and dark, and nothing is wider than the screen",
  ({ path, options }) => visit(path, { ...options }, expectAccessibleEverywhere),
);

describe("a site without songs", () => {
  const empty = ownSite();

  test.each(["/", "/albums", "/lyricists", "/search", "/search?type=artists"])(
    "axe reports nothing for %s",
    (path) => visit(path, { site: empty.address }, expectAccessibleEverywhere),
  );
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
