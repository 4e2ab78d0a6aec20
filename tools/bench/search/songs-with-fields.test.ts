import { expect, test } from "vitest";
import { countMatches, type SongWithFields } from "./songs-with-fields.ts";

const song: SongWithFields = {
  id: "1",
  title: "Dil-e-Nadaan Tujhe Hua Kya Hai",
  roman: "Dil-e-nadaan tujhe hua kya hai\nAakhir is dard ki dawa kya hai",
  hindi: "",
  album: "Mirza Ghalib",
  year: "1988",
  genre: "Ghazal",
  singers: ["Jagjit Singh", "Chitra Singh"],
  lyricists: ["Mirza Ghalib"],
  musicDirectors: ["Jagjit Singh"],
};

test("a song matches a field that contains the words, whatever their case and punctuation", () => {
  expect(countMatches(song, [{ kind: "title", holds: "Nadaan" }])).toBe(1);
  expect(countMatches(song, [{ kind: "line", holds: "dard ki dawa" }])).toBe(1);
  expect(countMatches(song, [{ kind: "year", holds: "1988" }])).toBe(1);
});

test("a song does not match a field by a part of a word, or by words in another field", () => {
  expect(countMatches(song, [{ kind: "singer", holds: "Jag" }])).toBe(0);
  expect(countMatches(song, [{ kind: "singer", holds: "Ghalib" }])).toBe(0);
  expect(countMatches(song, [{ kind: "line", holds: "dawa dard" }])).toBe(0);
});

test("the fields that a song matches are counted", () => {
  const fields = [
    { kind: "lyricist", holds: "Ghalib" },
    { kind: "singer", holds: "Suraiya" },
    { kind: "genre", holds: "Ghazal" },
  ] as const;
  expect(countMatches(song, fields)).toBe(2);
});
