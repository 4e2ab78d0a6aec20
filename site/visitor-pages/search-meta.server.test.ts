import { expect, test } from "vitest";
import type { SearchPage } from "#catalogue";
import { en } from "../texts/en/index.ts";
import { readSearchType, searchData } from "./search-data.server.ts";
import { searchMeta } from "./search-meta.server.ts";

const site = { name: "Antara", origin: "https://antara.example" };
const found: SearchPage = {
  counts: { songs: 1_001, artists: 1_000, albums: 1 },
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
  shownCount: 1_001,
  groups: [],
  didYouMean: [],
  ways: null,
};
const headOf = (q: string, type: "songs" | "artists" | "albums", page = 1) =>
  searchMeta(searchData({ q, wasCut: false, order: "newest", type }, page, found, en), site, en);
const noindex = { name: "robots", content: "noindex, follow" };

test("the first pages of the lists without a query are indexed, searches are not", () => {
  expect(headOf("", "songs")).not.toContainEqual(noindex);
  expect(headOf("", "artists")).not.toContainEqual(noindex);
  expect(headOf("", "songs", 2)).toContainEqual(noindex);
  expect(headOf("dil", "songs")).toContainEqual(noindex);
});

test("each type has its own title and address", () => {
  expect(headOf("", "songs")).toContainEqual({ title: "Explore Music - Antara" });
  expect(headOf("", "albums")).toContainEqual({ title: "Explore Music: Albums - Antara" });
  expect(headOf('"a" & b', "artists", 2)).toContainEqual({
    title: 'Search Results for ""a" & b": Singers, Page 2 - Antara',
  });
  expect(headOf('"a" & b', "artists", 2)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://antara.example/search?q=%22a%22+%26+b&type=artists&page=2",
  });
});

test("numbers are exact up to 1,000, which are 20 pages, and then '1000+'", () => {
  const search = searchData({ q: "dil", wasCut: false, order: "newest", type: "songs" }, 99, found, en);
  expect(search.tabs.map(({ text }) => text)).toEqual(["Songs (1000+)", "Singers (1,000)", "Albums (1)"]);
  expect(search).toMatchObject({ page: 20, pages: 20, countText: "More than 1,000 songs found" });
});

test.each([
  ["artists", "artists"],
  ["albums", "albums"],
  ["Songs", "songs"],
  ["constructor", "songs"],
  [null, "songs"],
])("the type %j of an address is read as %j", (text, type) => {
  expect(readSearchType(text)).toBe(type);
});

test("a search with filters is not indexed, and its title and its address have them", () => {
  const of = { songCount: 1, isChosen: true, without: 2 };
  const filters = [
    { ...of, kind: "decade", value: "1950s", name: "1950s" },
    { ...of, kind: "genre", value: "ghazal", name: "Ghazal" },
  ] as const;
  const search = searchData(
    { q: "dil", wasCut: false, order: "newest", type: "songs" },
    1,
    {
      ...found,
      shownCount: 1,
      filters,
    },
    en,
  );
  const head = searchMeta(search, site, en);
  expect(head).toContainEqual(noindex);
  expect(head).toContainEqual({ title: 'Search Results for "dil", Ghazal, 1950s - Antara' });
  expect(head).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://antara.example/search?q=dil&genre=ghazal&decade=1950s",
  });
});
