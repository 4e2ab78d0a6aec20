import { expect, test } from "vitest";
import { rowOfPairs } from "./row.ts";

const compared = { ours: 9_123.4, reference: 10_000, ratio: 0.91, lowest: 0.9, highest: 0.93, isSound: true };
const words = { question: "How fast?", reference: "a bare server" };

test("a bar is reached by the ratio, or by the number, or by both where both are asked for", () => {
  const reached = (bars: object) => rowOfPairs(compared, { ...words, ...bars }).reached;
  expect(reached({})).toBe(true);
  expect(reached({ atLeast: 0.9 })).toBe(true);
  expect(reached({ atLeast: 0.92 })).toBe(false);
  expect(reached({ perSecond: 9_000 })).toBe(true);
  expect(reached({ atLeast: 0.9, perSecond: 9_500 })).toBe(false);
});

test("what was measured on an idle core, or with failed requests, reaches no bar and says so", () => {
  const row = rowOfPairs({ ...compared, isSound: false }, { ...words, atLeast: 0.5 });
  expect(row.reached).toBe(false);
  expect(row.ratio).toContain("not sound");
});

test("a row has both figures, the ratio with its spread, and the bar", () => {
  expect(rowOfPairs(compared, { ...words, atLeast: 0.9 })).toEqual({
    question: "How fast?",
    ours: "9,123 a second",
    reference: "a bare server: 10,000 a second",
    ratio: "0.91 (0.90 to 0.93)",
    bar: "ratio of 0.9",
    reached: true,
  });
});
