import { describe, expect, test } from "vitest";
import { stanzasOf } from "../components/lyrics/stanzas.ts";
import { songNotes, wordsWithOwnMeanings } from "./song-notes.server.ts";

const hindi = "कल न आए,\nमन रोए\n\nदिन ढले";
const roman = "Kal na aaye\nman roye\n\nDin dhale";
const notesOf = (notes: readonly { line: string; note: string }[], inHindi = hindi, inRoman = roman) =>
  songNotes({ notes }, stanzasOf(inRoman), stanzasOf(inHindi));

describe("a note", () => {
  test("belongs to its line in both scripts, and is numbered in the order of the lyrics", () => {
    const notes = [
      { line: "दिन ढले", note: "Second." },
      { line: "kal na aaye", note: "First." },
    ];
    expect(notesOf(notes)).toEqual({
      notes: [
        { line: "Kal na aaye", note: "First." },
        { line: "दिन ढले", note: "Second." },
      ],
      notedLines: [
        ["कल न आए,", 1],
        ["Kal na aaye", 1],
        ["दिन ढले", 2],
        ["Din dhale", 2],
      ],
    });
  });

  test("stays with its line if others come before it or its punctuation changes, and is not shown without it", () => {
    const note = { line: "मन रोए", note: "x" };
    const { notedLines } = notesOf([note], `नई पंक्ति\n\n${hindi.replace("मन रोए", "मन रोए !")}`, "");
    expect(notedLines).toEqual([["मन रोए !", 1]]);
    expect(notesOf([note], "और कुछ", "")).toEqual({ notes: [], notedLines: [] });
  });

  test("belongs to the line of one script where lines cannot be paired", () => {
    expect(notesOf([{ line: "मन रोए", note: "x" }], hindi, "Kal na aaye").notedLines).toEqual([
      ["मन रोए", 1],
    ]);
    expect(notesOf([{ line: "Kal na aaye", note: "x" }], "", roman).notedLines).toEqual([["Kal na aaye", 1]]);
  });

  test("belongs to its line in both scripts although another stanza cannot be paired", () => {
    expect(notesOf([{ line: "दिन ढले", note: "x" }], hindi, "Kal na aaye\n\nDin dhale").notedLines).toEqual([
      ["दिन ढले", 1],
      ["Din dhale", 1],
    ]);
  });
});

describe("a word's own meaning", () => {
  const man = {
    word: "मन",
    roman: "man",
    origin: "sanskrit",
    english: "mind",
    hindi: "चित्त",
    spellings: ["मन", "man", "mun"],
    isKnown: true,
    isSignature: false,
  };
  const wordsOf = (ownMeanings: readonly { word: string; english: string | null; hindi: string | null }[]) =>
    wordsWithOwnMeanings({ words: [man], ownMeanings, lyrics_hindi: hindi, lyrics_english: roman });

  test("replaces what the glossary says of the word, however the song spells it", () => {
    const own = { english: "heart", hindi: null };
    const replaced = [
      {
        word: "मन",
        roman: "man",
        origin: null,
        ...own,
        spellings: "mun",
        isKnown: false,
        isSignature: false,
      },
    ];
    for (const word of ["मन", "man"]) expect(wordsOf([{ word, ...own }])).toEqual(replaced);
  });

  test("of a word that the glossary does not have comes first, with its spelling in the other script", () => {
    const own = { english: "peace", hindi: "चैन" };
    const added = { word: "कल", roman: "kal", origin: null, ...own, spellings: "" };
    for (const word of ["कल", "kal"]) expect(wordsOf([{ word, ...own }])[0]).toEqual(added);
    expect(wordsOf([{ word: "कल", ...own }])).toHaveLength(2);
  });

  test("is not shown if the word is not in the lyrics any more", () => {
    expect(wordsOf([{ word: "रात", english: "night", hindi: null }])).toHaveLength(1);
  });
});
