import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SongInBothScripts } from "../lexicon/align-words.ts";
import { learnPairs, learnWords } from "../lexicon/learn-words.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { proofread } from "./proofread.ts";

const found = (song: SongInBothScripts, lexicon = lexiconOf([])) =>
  proofread(song, lexicon).map(({ kind, script, words, mend, places }) => ({
    kind,
    script,
    words,
    mend,
    lines: places.map(({ line }) => line),
  }));

describe("a word that the song spells in two ways", () => {
  it("is shown in Roman letters, with the better spelling", () => {
    const song = { devanagari: "मैं हूँ\nहूँ मैं\nमैं हूँ", roman: "Main hun\nHoon main\nMain hun" };
    expect(found(song)).toEqual([
      { kind: "two spellings", script: "roman", words: "hun", mend: "Write hoon", lines: [1, 3] },
    ]);
  });

  it("keeps its capital when it is mended", () => {
    const [remark] = proofread({ devanagari: "हूँ मैं\nमैं हूँ", roman: "Hun main\nMain hoon" });
    expect(remark?.places).toEqual([{ line: 1, start: 0, end: 3, replacement: "Hoon" }]);
  });

  it("is shown in Devanagari where the Roman word is the same", () => {
    const song = { devanagari: "नहीं है\nनही है", roman: "Nahin hai\nNahin hai" };
    expect(found(song)).toEqual([
      { kind: "two spellings", script: "devanagari", words: "नही", mend: "Write नहीं", lines: [2] },
    ]);
  });

  it("is shown in Devanagari alone where only the sign of its nasal differs", () => {
    expect(found({ devanagari: "माँ है\nमाँ तू\nमां", roman: "" })).toMatchObject([
      { words: "मां", mend: "Write माँ", lines: [3] },
    ]);
  });

  it("is not a word that merely sounds alike", () => {
    expect(found({ devanagari: "कि है\nकी है\nना है\nन है", roman: "Ki hai\nKi hai\nNa hai\nNa hai" })).toEqual(
      [],
    );
  });

  it("is found beside lines that are not sung", () => {
    const song = { devanagari: "मैं हूँ\n***\nहूँ मैं", roman: "[Verse 1]\nMain hun\nHoon main" };
    expect(found(song)).toMatchObject([{ kind: "copied text" }, { words: "hun", lines: [2] }]);
  });

  it("is found while stanzas between still differ in their lines", () => {
    const song = { devanagari: "मैं हूँ\n\nहै\nहै\n\nहूँ मैं", roman: "Main hun\n\nHai\n\nHoon main" };
    expect(found(song)).toMatchObject([{ words: "hun", lines: [1] }]);
  });
});

describe("the house's spelling", () => {
  const lexicon = lexiconOf([
    { devanagari: "हूँ", roman: "hoon", songs: 12 },
    { devanagari: "जय", roman: "jai", songs: 12 },
    { devanagari: "शहर", roman: "shahar", songs: 5 },
    { devanagari: "शहर", roman: "sheher", songs: 3 },
  ]);

  it("is offered for a word that the catalogue writes otherwise", () => {
    expect(found({ devanagari: "मैं हूँ", roman: "Main hun" }, lexicon)).toEqual([
      { kind: "house spelling", script: "roman", words: "hun", mend: "Write hoon", lines: [1] },
    ]);
  });

  it("is not offered where several songs write the word so, or the rules allow it", () => {
    expect(found({ devanagari: "शहर", roman: "Sheher" }, lexicon)).toEqual([]);
    expect(found({ devanagari: "बरमला नादाँ", roman: "Barmala nadaan" }, lexicon)).toEqual([]);
  });

  it("is not offered for another word, nor in Sanskrit", () => {
    expect(found({ devanagari: "मैं हूँ", roman: "Main samajhta" }, lexicon)).toEqual([]);
    expect(found({ devanagari: "जय नमः वेदम्", roman: "Jaya namah vedam" }, lexicon)).toEqual([]);
  });
});

describe("a line that is repeated", () => {
  it("shows a word that is mistyped in one of them, without the other script", () => {
    const roman = "Ye zindagi usi ki hai\n\nYe zindagi usi ki hai\n\nYe zindgi usi ki hai";
    expect(found({ devanagari: "", roman })).toEqual([
      { kind: "repeated line", script: "roman", words: "zindgi", mend: "Write zindagi", lines: [5] },
    ]);
    expect(found({ devanagari: "", roman: "Tu pyar ka saagar\nTu pyaar ka saagar" })).toMatchObject([
      { words: "pyaar", mend: "Write pyar" },
    ]);
  });

  it("may differ by another word or another ending", () => {
    const roman =
      "Ye tera ghar hai\nYe mera ghar hai\nYe meri ghar hai\nWo jaata ghar hai\nWo jaati ghar hai";
    expect(found({ devanagari: "", roman })).toEqual([]);
  });
});

it("the starter songs give few remarks, each read by what the others teach", () => {
  const file = join(import.meta.dirname, "../../postgres/starter-catalogue/starter-catalogue.json");
  const { songs } = JSON.parse(readFileSync(file, "utf8")) as {
    songs: { lyrics_hindi: string | null; lyrics_english: string | null }[];
  };
  const all = songs.map((song) => ({
    devanagari: song.lyrics_hindi ?? "",
    roman: song.lyrics_english ?? "",
  }));
  const remarks = all.flatMap((song) => {
    const others = all.filter((other) => other !== song);
    return found(song, lexiconOf(learnPairs(others), learnWords(others.map(({ devanagari }) => devanagari))));
  });
  expect(remarks.map(({ words, mend }) => `${words}: ${mend}`)).toEqual([
    "pharaun: Write faraun",
    "nu: Write noon",
    "fakiri: Write faqeeri",
  ]);
});
