import { expect, test } from "vitest";
import { wordsInLines, wordsOfSong } from "./song-words.ts";

test("a song shows the fields that a file gives, and of each text the first lines in its language", () => {
  const song = {
    title: "Tara",
    singers: "Lata, Mukesh",
    genre: "",
    notes: '[{"line":"la","note":"Of a star"}]',
    lyrics_hindi: "एक\n\nदो\nतीन\n\nचार\nपाँच",
    translation_english: "One\r\ntwo",
  };
  expect(wordsOfSong(song)).toEqual({
    fields: [
      { name: "Singers", text: "Lata, Mukesh" },
      { name: "Notes", text: "la – Of a star" },
    ],
    texts: [
      { name: "Hindi lyrics", language: "hi", first: ["एक", "दो", "तीन"], rest: ["", "चार", "पाँच"] },
      { name: "English translation", language: "en", first: ["One", "two"], rest: [] },
    ],
  });
  expect(wordsInLines(song)).toEqual([
    "Singers: Lata, Mukesh; Notes: la – Of a star",
    "Hindi lyrics: एक / दो / तीन …; English translation: One / two",
  ]);
});

test("a field or line that is very long is cut", () => {
  const { fields, texts } = wordsOfSong({ genre: "x".repeat(9999), lyrics_english: "y".repeat(9999) });
  expect(fields[0]?.text).toBe(`${"x".repeat(160)}…`);
  expect(texts[0]?.first).toEqual([`${"y".repeat(200)}…`]);
});
