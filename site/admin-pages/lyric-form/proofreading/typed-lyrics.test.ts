import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits, type Remark } from "../../../../transliteration/proofreading/remark.ts";
import { editsBetween, linesAt, moveRemarks } from "./typed-lyrics.ts";

const text = fc
  .array(fc.constantFrom("hun ", "Main ", "\n", "a"), { maxLength: 12 })
  .map((all) => all.join(""));

/** One remark about each `hun` of a text. */
function remarksOn(roman: string): Remark[] {
  const places = [...roman.matchAll(/hun/g)].map(({ index }) => ({
    line: linesAt(roman, [index])[0] ?? 0,
    start: index,
    end: index + 3,
    replacement: "hoon",
  }));
  const remark = { kind: "house spelling", script: "roman", words: "hun", sentence: "", mend: "" } as const;
  return places.length > 0 ? [{ ...remark, places }] : [];
}

test("whatever is typed, a remark that is still shown is about its words", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = editsBetween(before, after);
      expect(applyEdits(before, edits)).toBe(after);
      for (const { places } of moveRemarks(remarksOn(before), "roman", edits))
        for (const { start, end } of places) expect(after.slice(start, end)).toBe("hun");
    }),
  );
});

test("a remark keeps its place while a line above it is typed, and goes when its word is touched", () => {
  const before = "Main\nhun";
  const moved = moveRemarks(remarksOn(before), "roman", editsBetween(before, "Main dil\nhun"));
  expect(moved[0]?.places).toMatchObject([{ start: 9, end: 12 }]);
  expect(moveRemarks(remarksOn(before), "roman", editsBetween(before, "Main\nhung"))).toEqual([]);
  expect(moveRemarks(remarksOn(before), "devanagari", editsBetween("", "x"))).toEqual(remarksOn(before));
});

test("lines are counted from 1", () => {
  expect(linesAt("a\n\nb", [0, 1, 2, 3])).toEqual([1, 1, 2, 3]);
});
