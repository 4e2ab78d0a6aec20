import { expect, test } from "vitest";
import { suggestName } from "./suggest-name.ts";

const names = ["lyrics", "singers", "albums", "lyrics_singers"];

test.each([
  ["lyric", "lyrics"],
  ["Lyrics", "lyrics"],
  ["sngers", "singers"],
  ["lyrics_singer", "lyrics_singers"],
  ["abc", null],
  ["", null],
])("for %j the suggestion is %j", (written, meant) => {
  expect(suggestName(written, names)).toBe(meant);
});

test("a text longer than any name is not compared", () => {
  const tooLong = "x".repeat(100);
  expect(suggestName(tooLong, [tooLong])).toBe(null);
});

test("the closest of several names is suggested", () => {
  expect(suggestName("tittle", ["tiles", "title", "metal"])).toBe("title");
});
