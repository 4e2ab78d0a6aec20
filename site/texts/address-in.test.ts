import { expect, test } from "vitest";
import { addressIn, addressWithout } from "./address-in.ts";
import { languagePaths } from "./language-codes.ts";
import { languages } from "./languages.ts";

const pairs: [english: string, hindi: string][] = [
  ["/", "/hi"],
  ["/?p=7", "/hi?p=7"],
  ["/#artists", "/hi#artists"],
  ["/albums?page=2", "/hi/albums?page=2"],
  ["/hindi-songs", "/hi/hindi-songs"],
];

test.each(pairs)("%s is %s in Hindi, and back", (english, hindi) => {
  expect(addressIn("/hi", english)).toBe(hindi);
  expect(addressWithout("/hi", hindi)).toBe(english);
  expect(addressIn("", english)).toBe(english);
});

test("an address of another site or of a place on the page stays as it is", () => {
  expect(["#main", "https://example.com/"].map((address) => addressIn("/hi", address))).toEqual([
    "#main",
    "https://example.com/",
  ]);
});

test("texts and table of languages have the same paths", () => {
  const paths = Object.entries(languages).map(([code, { islands }]) => [code, islands.path]);
  expect(Object.fromEntries(paths)).toEqual(languagePaths);
});

test("what follows the path is never an address of another site", () => {
  expect(addressWithout("/hi", "/hi//elsewhere.example/x")).toBe("/elsewhere.example/x");
});

test("capitals do not count in the path of a language", () => {
  expect(addressWithout("/hi", "/HI/albums")).toBe("/albums");
});

test("a path that only begins with the same letters is no page in Hindi", () => {
  expect(addressWithout("/hi", "/history")).toBe("/history");
});
