import { expect, test } from "vitest";
import { answered, type SongWithFields } from "./songs-with-fields.ts";

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

test("a song answers a field that holds the words, whatever their case and what stands between them", () => {
  expect(answered(song, [{ kind: "title", holds: "Nadaan" }])).toBe(1);
  expect(answered(song, [{ kind: "line", holds: "dard ki dawa" }])).toBe(1);
  expect(answered(song, [{ kind: "year", holds: "1988" }])).toBe(1);
});

test("a song answers no field that holds a part of a word, or the words in another field", () => {
  expect(answered(song, [{ kind: "singer", holds: "Jag" }])).toBe(0);
  expect(answered(song, [{ kind: "singer", holds: "Ghalib" }])).toBe(0);
  expect(answered(song, [{ kind: "line", holds: "dawa dard" }])).toBe(0);
});

test("fields that a song answers are counted", () => {
  const fields = [
    { kind: "lyricist", holds: "Ghalib" },
    { kind: "singer", holds: "Suraiya" },
    { kind: "genre", holds: "Ghazal" },
  ] as const;
  expect(answered(song, fields)).toBe(2);
});
