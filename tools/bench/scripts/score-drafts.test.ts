import { expect, it } from "vitest";
import { leaveOneOut, readStarterSongs } from "./leave-one-out.ts";
import { scoreDrafts } from "./score-drafts.ts";

it("counts words, lines and marks, exactly and loosely", () => {
  const word = (draft: string, written: string, isUnsure = false) => ({
    source: "",
    draft,
    written,
    isUnsure,
  });
  const lines = [
    [word("Mera", "mera"), word("hawa", "hava", true)],
    [word("dil", "dil", true), word("zulf", "julf")],
    [word("hai", "hai")],
  ];
  expect(scoreDrafts(lines, "to Roman")).toEqual({
    words: 5,
    exact: 0.6,
    withCapitals: 0.4,
    loose: 0.8,
    lines: 1 / 3,
    marked: 0.4,
    wrongMarked: 0.5,
  });
});

it.each([
  { direction: "to Roman", exact: 0.96, marked: 0.12 },
  { direction: "to Devanagari", exact: 0.93, marked: 0.12 },
] as const)("drafts of starter songs $direction reach their bars", ({ direction, exact, marked }) => {
  const score = scoreDrafts(
    leaveOneOut(readStarterSongs(), { direction, hasLexicon: true, correctedLines: 0 }),
    direction,
  );
  expect(score.exact).toBeGreaterThanOrEqual(exact);
  expect(score.marked).toBeLessThanOrEqual(marked);
  expect(score.wrongMarked).toBeGreaterThanOrEqual(0.6);
});
