import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { Filter, SearchPage } from "#catalogue";
import { en } from "../texts/en/index.ts";
import { TextsProvider } from "../texts/use-texts.ts";
import Search from "./search.tsx";
import { searchData } from "./search-data.server.ts";

const nothing: SearchPage = {
  counts: { songs: 0, artists: 0, albums: 0 },
  people: [],
  songs: [],
  artists: [],
  albums: [],
  about: null,
  isNearest: false,
  leftOut: null,
  isMissed: false,
  filters: [],
  knownFilters: [],
  shownCount: 0,
  groups: [],
  didYouMean: [],
  ways: null,
};

function markupOf(found: Partial<SearchPage>, type: "songs" | "albums" = "songs"): string {
  const search = searchData(
    { q: "zindgi", wasCut: false, order: "newest", type },
    1,
    {
      ...nothing,
      ...found,
    },
    en,
  );
  const loaderData = { search, head: [], longestQuery: 200, unknown: [], isUnfiltered: false };
  const Page = () => createElement(Search, { loaderData } as never);
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(
    <TextsProvider value={en}>
      <Stub />
    </TextsProvider>,
  );
}

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "");

test("a search without hits asks 'Did you mean …?' above the message", () => {
  const markup = markupOf({ didYouMean: ["zindagi"] });
  expect(markup).toContain('Did you mean <a class="underlined" href="/search?q=zindagi"');
  expect(textOf(markup)).toMatch(/Did you mean zindagi\?No songs foundTry a shorter word, another spelling/);
});

test("it suggests at most three queries, for the same type, with `lang` for Devanagari", () => {
  const markup = markupOf({ didYouMean: ["zindagi", "ज़िंदगी", "bandagi & co", "sazindagi"] }, "albums");
  expect(textOf(markup)).toContain("Did you mean zindagi, ज़िंदगी or bandagi &amp; co?No albums found");
  expect(markup).toContain('href="/search?q=bandagi+%26+co&amp;type=albums"');
  expect(markup).toMatch(/lang="hi"[^>]*>ज़िंदगी</);
});

test("it asks nothing if no other query is similar", () => {
  expect(markupOf({})).not.toContain("Did you mean");
});

describe("the filters of a search", () => {
  const filter = (facts: Partial<Filter>): Filter => ({
    kind: "genre",
    value: "ghazal",
    name: "Ghazal",
    songCount: 3,
    isChosen: false,
    without: 9,
    ...facts,
  });
  const decade = filter({ kind: "decade", value: "1950s", name: "1950s", isChosen: true });
  const counts = { songs: 9, artists: 0, albums: 0 };
  /** Of each link its text and address. */
  const linksIn = (markup: string) =>
    new Map(
      Array.from(
        markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g),
        ([, address = "", text = ""]) => [textOf(text), address.replaceAll("&amp;", "&")],
      ),
    );

  test("are links, folded in groups, each with its number of songs, that robots do not follow", () => {
    const others = [
      filter({ kind: "singer", value: "12", name: "Mohammed Rafi", songCount: 1 }),
      filter({ kind: "script", value: "hindi", name: "hindi" }),
    ];
    const markup = markupOf({ counts, shownCount: 9, filters: [filter({}), ...others] });
    const summaries = Array.from(markup.matchAll(/<summary[^>]*>(.*?)<\/summary>/g), ([, text]) => text);
    expect(summaries).toEqual(["Genre", "People", "Script"]);
    expect(markup).not.toContain("<details open");
    const links = linksIn(markup);
    expect(links.get("Ghazal 3, 3 songs")).toBe("/search?q=zindgi&genre=ghazal");
    expect(links.get("Mohammed Rafi 1, 1 song")).toBe("/search?q=zindgi&singer=12");
    expect(links.get("Hindi lyrics 3, 3 songs")).toBe("/search?q=zindgi&script=hindi");
    expect(markup.match(/rel="nofollow"/g)).toHaveLength(3);
  });

  test("keep the chosen ones, which can be removed one by one or all together", () => {
    const genre = filter({ isChosen: true });
    const links = linksIn(
      markupOf({ counts, shownCount: 3, filters: [genre, decade, filter({ value: "sufi", name: "Sufi" })] }),
    );
    expect(links.get("Sufi 3, 3 songs")).toBe("/search?q=zindgi&genre=sufi&decade=1950s");
    expect(links.get("Remove Ghazal×")).toBe("/search?q=zindgi&decade=1950s");
    expect(links.get("Remove 1950s×")).toBe("/search?q=zindgi&genre=ghazal");
    expect(links.get("Remove all filters")).toBe("/search?q=zindgi");
    expect(links.get("Songs (3)")).toBe("/search?q=zindgi");
  });

  test("say which one to remove if they leave no song", () => {
    const filters = [
      filter({ isChosen: true, songCount: 0, without: 0 }),
      { ...decade, songCount: 0, without: 4 },
    ];
    const markup = markupOf({ counts, shownCount: 0, filters });
    expect(textOf(markup)).toContain(
      "No songs foundNo song has all these filters.Remove 1950s to see 4 songs.",
    );
    expect(textOf(markup)).not.toContain("Remove Ghazal to see");
  });

  test("are of the first thousand hits if there are more, and the page says so", () => {
    const many = { ...counts, songs: 1_001 };
    expect(textOf(markupOf({ counts: many, shownCount: 1_001, filters: [filter({})] }))).toContain(
      "Numbers are of the first 1,000 songs found.",
    );
    const search = searchData(
      { q: "dil", wasCut: false, order: "newest", type: "songs" },
      1,
      {
        ...nothing,
        counts: many,
        shownCount: 3,
        filters: [decade],
      },
      en,
    );
    expect(search.countText).toBe("3 songs found among the first 1,000");
  });

  test("are not there where none would leave out a song", () => {
    expect(markupOf({ counts, shownCount: 9 })).not.toContain("search-filters");
  });
});

test("a genre, a year and a decade that the query names lead to their pages", () => {
  const markup = markupOf({
    groups: [
      { kind: "genre", name: "Lok Geet", slug: "lok-geet", songCount: 1_234 },
      { kind: "year", name: "1988", slug: null, songCount: 32 },
      { kind: "decade", name: "1950", slug: null, songCount: 1 },
    ],
  });
  expect(markup).toContain('href="/genre/lok-geet">All 1,234 songs of the genre Lok Geet</a>');
  expect(markup).toContain('href="/year/1988">All 32 songs of 1988</a>');
  expect(markup).toContain('href="/decade/1950s">The only song of the 1950s</a>');
});

describe("a row of a song says a name once", () => {
  const piece = (text: string, isMatch = true) => ({ text, isMatch });
  const rowOf = (marked: SearchPage["songs"][number]["marked"]) => {
    const song = {
      id: 1,
      title: "Nadaan",
      year: 1988,
      singerName: "Jagjit Singh",
      marked,
    } as unknown as SearchPage["songs"][number];
    const markup = markupOf({ counts: { songs: 1, artists: 0, albums: 0 }, shownCount: 1, songs: [song] });
    return textOf(markup.slice(markup.indexOf("<h3"), markup.indexOf("</li>")));
  };
  const singers = [piece("Jagjit Singh"), piece(", Chitra Singh", false)];

  test("that is both of a singer and of a music director, or of a lyricist and of a music director", () => {
    const both = [piece("Jagjit Singh")];
    expect(rowOf({ singers, music_directors: both })).not.toContain("Music: ");
    expect(rowOf({ lyricists: both, music_directors: both })).toContain("Lyrics and music: Jagjit Singh");
    expect(rowOf({ lyricists: both, music_directors: [piece("Khayyam")] })).toContain(
      "Lyrics: Jagjit Singh · Music: Khayyam",
    );
  });

  test("and no line that only says it again", () => {
    const line = [piece("kahe "), piece("Jagjit Singh")].map((each, place) => ({
      ...each,
      isMatch: place === 1,
    }));
    expect(rowOf({ singers, "roman line": line })).not.toContain("kahe");
    expect(rowOf({ singers, "roman line": [...line, piece("dard")] })).toContain("kahe");
  });
});

test("songs without a word follow the others under a heading of their own, and are not counted", () => {
  const song = (id: number) =>
    ({ id, title: `Song ${id}`, year: null, marked: {} }) as unknown as SearchPage["songs"][number];
  const markup = markupOf({
    counts: { songs: 1, artists: 0, albums: 0 },
    shownCount: 1,
    songs: [song(1), song(2)],
    isNearest: true,
    leftOut: { word: "ट्रेन", from: 1 },
  });
  expect(textOf(markup)).toMatch(/Songs \(1\).*Nearest.*Song 1.*Without “ट्रेन”.*Song 2/s);
  expect(markup).toContain('<span lang="hi">ट्रेन</span>');
});
