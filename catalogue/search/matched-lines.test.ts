import { describe, expect, test } from "vitest";
import { type MarkedLine, markLetters, markSound } from "./mark-match.ts";
import { findMatchedLines } from "./matched-lines.ts";
import { readQuery } from "./read-query.ts";

/** `[` and `]` stand round what is marked. */
const shown = (line: MarkedLine | null) =>
  line === null ? null : line.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const song = {
  roman: "Dil-e-nadaan tujhe hua kya hai\nAakhir is dard ki dawa kya hai\n\nHum hain mushtaaq aur woh bezaar",
  hindi: "दिल-ए-नादाँ तुझे हुआ क्या है\nआख़िर इस दर्द की दवा क्या है\n\nहम हैं मुश्ताक़ और वो बेज़ार",
};
const linesFor = (query: string, words: Parameters<typeof findMatchedLines>[0] = song) => {
  const { roman, hindi } = findMatchedLines(words, query);
  return [shown(roman), shown(hindi)];
};

describe("the line that a query matched", () => {
  test("is shown in both scripts, the match marked in both", () => {
    expect(linesFor("DIL")).toEqual(["[Dil]-e-nadaan tujhe hua kya hai", "[दिल]-ए-नादाँ तुझे हुआ क्या है"]);
    expect(linesFor("दर्द की")).toEqual(["Aakhir is [dard ki] dawa kya hai", "आख़िर इस [दर्द की] दवा क्या है"]);
  });

  test("is shown alone where the other script does not exist", () => {
    expect(linesFor("mushtaaq", { ...song, hindi: null })).toEqual([
      "Hum hain [mushtaaq] aur woh bezaar",
      null,
    ]);
    expect(linesFor("दवा", { roman: null, hindi: song.hindi })).toEqual([null, "आख़िर इस दर्द की [दवा] क्या है"]);
  });

  test("is the one that sounds alike where the scripts do not have as many lines", () => {
    const refrainOnce = { roman: `${song.roman}\nAakhir is dard ki dawa kya hai`, hindi: song.hindi };
    expect(linesFor("bezaar", refrainOnce)[1]).toBe("हम हैं मुश्ताक़ और वो [बेज़ार]");
    expect(linesFor("dil", { ...song, hindi: "कुछ और ही लिखा हुआ" })).toEqual([
      "[Dil]-e-nadaan tujhe hua kya hai",
      null,
    ]);
  });

  test("is none where only a name matched", () => {
    expect(linesFor("Jagjit Singh")).toEqual([null, null]);
    expect(linesFor("dil", { roman: null, hindi: null })).toEqual([null, null]);
  });

  test("takes every character as a plain one", () => {
    expect(linesFor("%")).toEqual([null, null]);
    expect(linesFor(".*")).toEqual([null, null]);
    expect(linesFor("50%_'\"", { roman: "kahe 50%_'\" kam", hindi: null })[0]).toBe("kahe [50%_'\"] kam");
  });
});

describe("a mark", () => {
  test("stands at every place that matches", () => {
    expect(shown(markLetters("Dil ne dil se", "dil"))).toBe("[Dil] ne [dil] se");
  });

  test("never parts a letter from its signs", () => {
    expect(shown(markLetters("दिल की क्षमा", "द"))).toBe("[दि]ल की क्षमा");
    expect(shown(markLetters("क्षमा करो", "क"))).toBe("[क्ष]मा [क]रो");
  });

  test("stands right after letters whose lower case is longer", () => {
    expect(shown(markLetters("İİ dil", "dil"))).toBe("İİ [dil]");
  });

  test("crosses the scripts by sound, whole words only, and not for a single letter", () => {
    expect(shown(markSound("ज़िन्दगी का सफ़र", "zindagee ka"))).toBe("[ज़िन्दगी का] सफ़र");
    expect(shown(markSound("ज़िन्दगी का सफ़र", "k"))).toBe("ज़िन्दगी का सफ़र");
  });

  test("is within the part that is shown of a very long line", () => {
    const long = `${"la ".repeat(300)}dil ${"la ".repeat(300)}`.trim();
    const line = shown(markLetters(long, "dil")) ?? "";
    expect(line).toMatch(/^… la .*\[dil\].* la …$/);
    expect(line.length).toBeLessThan(260);
  });
});

describe("a query", () => {
  test("loses the blanks at its ends and what the database cannot hold", () => {
    expect(readQuery("  dil\0 hai \n")).toEqual({ q: "dil hai", wasCut: false });
    expect(readQuery(null)).toEqual({ q: "", wasCut: false });
    expect(readQuery(" \0 ")).toEqual({ q: "", wasCut: false });
  });

  test("is cut at 200 characters, never within one", () => {
    expect(readQuery("🎵".repeat(200))).toEqual({ q: "🎵".repeat(200), wasCut: false });
    expect(readQuery("🎵".repeat(201))).toEqual({ q: "🎵".repeat(200), wasCut: true });
  });
});
