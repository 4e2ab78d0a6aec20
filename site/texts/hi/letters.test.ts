import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { en, type Texts } from "../en/index.ts";
import { decadeOblique } from "./groups.ts";
import { hi } from "./index.ts";

/** What has no other name in Hindi, protocols' own words, and Roman letters that are spoken of. */
const latin =
  "YouTube Google youtube-nocookie.com robots.txt Ctrl+C POST Host Content-Encoding A Z dil".split(" ");

/** What stands in Hindi on English pages, besides ornaments. */
const devanagari = ["हिन्दी", "अंतरा", "दिल", "अ", "ह"];

/** Not shown. */
const codes = ["code", "hreflang", "locale", "islands.path"];

/** The calls of functions that do not take numbers alone. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "groups.Decade.title": [["1950"]],
  "groups.Decade.description": [[2, "1950"]],
  "search.groups.decade": [[2, "1950"]],
  "search.title": [[["1"], "", "2"]],
  "people.songsOfDecade": [["1950"]],
  "people.yearsOfLife": [[{ birthYear: 1924, deathYear: null }], [{ birthYear: null, deathYear: 1980 }]],
  "song.description": [[{ title: "1", album: "2", year: 3, hasHindi: true, hasRoman: true, singers: "4" }]],
  "words.origin": [["persian"]],
  "prose./about-us.follow.noPage": [[["1", "2"]]],
  "refusals.tooMany": [
    ["requests", false, 1],
    ["reports", true, 600],
  ],
};

/** The last is more than is counted. */
const numbers = [0, 1, 2, 9].map((number) => [number, 5, 5, 5]);

/** @returns each text of the table by its place, with all that functions say of the samples */
function textsOf(value: unknown, place: string): (readonly [place: string, text: string])[] {
  if (codes.includes(place)) return [];
  if (typeof value === "string") return [[place, value]];
  if (isValidElement(value)) return [[place, renderToStaticMarkup(value)]];
  if (typeof value === "function") {
    return (samples[place] ?? numbers).flatMap((values) => textsOf(value(...values), place));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, place === "" ? key : `${place}.${key}`),
  );
}

/** Those of the administration are English in each language. */
const markupOf = ({ administration: _, ...texts }: Texts) => textsOf(texts, "");

const shownTexts = (texts: Texts) =>
  markupOf(texts).map(([place, markup]) => [place, markup.replace(/<[^>]*>/g, " ")] as const);

test("Hindi texts have Latin letters only in names that have no other", () => {
  const words = shownTexts(hi).flatMap(([place, text]) =>
    (text.match(/[A-Za-z][\w.+-]*(?<![.+-])/g) ?? []).map((word) => [place, word]),
  );
  expect(words.filter(([, word]) => !latin.includes(String(word)))).toEqual([]);
  expect(latin.filter((name) => !words.some(([, word]) => word === name))).toEqual([]);
});

test("English texts have Hindi only in ornaments and where they speak of it", () => {
  const words = shownTexts(en)
    .filter(([place]) => !/\.(ornament|hindi)$/.test(place))
    .flatMap(([place, text]) => (text.match(/\p{sc=Deva}+/gu) ?? []).map((word) => [place, word]));
  expect(words.filter(([, word]) => !devanagari.includes(String(word)))).toEqual([]);
});

test("a Hindi sentence does not end in a full stop", () => {
  expect(shownTexts(hi).filter(([, text]) => /\p{sc=Deva}\.(\s|$)/u.test(text))).toEqual([]);
});

test("a decade is in the oblique before a postposition", () => {
  expect(decadeOblique(hi.ways.nameOfDecade(1950))).toBe("1950 के दशक");
});

test("links in Hindi texts lead to pages in Hindi", () => {
  const links = markupOf(hi).flatMap(([, markup]) =>
    Array.from(markup.matchAll(/href="(\/[^"]*)"/g), ([, address]) => address),
  );
  expect(links.filter((address) => !/^\/hi\b/.test(address ?? ""))).toEqual(["/robots.txt"]);
});
