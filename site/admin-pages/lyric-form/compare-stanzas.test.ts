import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stanzasOf } from "../../components/lyrics/stanzas.ts";
import { compareStanzas, describeDifference, splitIntoSegments } from "./compare-stanzas.ts";

const stanza = (lines: number) => Array.from({ length: lines }, (_, place) => `line ${place}`).join("\n");
const song = (...lengths: number[]) => lengths.map(stanza).join("\n\n");

function describeComparison(hindi: string, english: string): string[] {
  const { summary, differences } = compareStanzas(hindi, english) ?? { summary: "", differences: [] };
  return [summary, ...differences.map(describeDifference)];
}

describe("the two scripts of a song", () => {
  test("that match are counted in stanzas and lines", () => {
    expect(describeComparison(song(2, 4), song(2, 4))).toEqual(["Both have 2 stanzas and 6 lines."]);
  });

  test("are listed stanza by stanza where the numbers of lines differ", () => {
    expect(describeComparison(song(2, 1, 4), song(2, 2, 3))).toEqual([
      "3 stanzas in both, but not line by line.",
      "Stanza 2: 1 line in Hindi, 2 in English",
      "Stanza 3: 4 lines in Hindi, 3 in English",
    ]);
  });

  test("are listed where one has a stanza more", () => {
    expect(describeComparison(song(2), song(2, 3))).toEqual([
      "1 stanza in Hindi, 2 in English.",
      "Stanza 2: no lines in Hindi, 3 in English",
    ]);
    expect(describeComparison(song(2, 3), song(2))[1]).toBe("Stanza 2: 3 lines in Hindi, none in English");
  });

  test("are not compared while one of them is empty", () => {
    expect(compareStanzas(song(2), " \n ")).toBeNull();
  });
});

test("the segments of a text make up the whole text, with the stanzas that visitors see", () => {
  const line = fc.constantFrom("", " ", "\t", "दिल", "dil hai", " ke ");
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const lyrics = lines.join("\n");
      const segments = splitIntoSegments(lyrics);
      expect(segments.map(({ text }) => text).join("")).toBe(lyrics);
      const stanzas = segments.filter((segment) => segment.stanza !== null);
      expect(stanzas.map((segment) => segment.stanza)).toEqual(stanzas.map((_, place) => place));
      expect(stanzas.map(({ text }) => stanzasOf(text).flat())).toEqual(stanzasOf(lyrics));
    }),
  );
});
