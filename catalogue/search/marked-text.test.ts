import { describe, expect, test } from "vitest";
import { type MarkedText, markFirstLetters, markLetters, markWords } from "./marked-text.ts";

/** `[` and `]` surround what is marked. */
const shown = (text: MarkedText | null) =>
  text?.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join("");

describe("typed letters", () => {
  test("are marked at each occurrence, ignoring case", () => {
    expect(shown(markLetters("Dil ne dil se", "DIL"))).toBe("[Dil] ne [dil] se");
    expect(markLetters("Dil ne dil se", "jigar")).toBeNull();
  });

  test("are matched literally", () => {
    expect(markLetters("dil", ".*")).toBeNull();
    expect(shown(markLetters("kahe 50%_'\" kam", "50%_'\""))).toBe("kahe [50%_'\"] kam");
  });

  test("are never separated from their signs", () => {
    expect(shown(markLetters("दिल की क्षमा", "द"))).toBe("[दि]ल की क्षमा");
    expect(shown(markLetters("क्षमा करो", "क"))).toBe("[क्ष]मा [क]रो");
  });

  test("are marked correctly after letters whose lower case is longer", () => {
    expect(shown(markLetters("İİ dil", "dil"))).toBe("İİ [dil]");
  });

  test("are inside the excerpt of a very long text", () => {
    const long = `${"la ".repeat(300)}dil ${"la ".repeat(300)}`.trim();
    const line = shown(markLetters(long, "dil")) ?? "";
    expect(line).toMatch(/^… la .*\[dil\].* la …$/);
    expect(line.length).toBeLessThan(260);
  });
});

describe("words", () => {
  test("are marked by their numbers, adjacent ones as one", () => {
    expect(shown(markWords("ज़िन्दगी का सफ़र", [2, 1]))).toBe("[ज़िन्दगी का] सफ़र");
    expect(shown(markWords("Dil-e-nadaan tujhe", [1, 4]))).toBe("[Dil]-e-nadaan [tujhe]");
  });

  test("are split as in the database: at punctuation, but not at apostrophes and joiners", () => {
    expect(shown(markWords("Don't ♪ stop, क्‍यों – now!", [1, 3, 4]))).toBe("[Don't] ♪ stop, [क्‍यों] – [now]!");
  });

  test("are not marked by numbers that are too high", () => {
    expect(shown(markWords("ek do", [3]))).toBe("ek do");
  });

  test("can have their first letters marked, each with its signs", () => {
    expect(shown(markFirstLetters("Kuchh to log", [1, 2, 3]))).toBe("[K]uchh [t]o [l]og");
    expect(shown(markFirstLetters("कुछ तो लोग", [1, 2]))).toBe("[कु]छ [तो] लोग");
  });
});
