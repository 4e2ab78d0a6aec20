import { expect, test } from "vitest";
import { rowOfPairs } from "./row.ts";

const compared = { ours: 9_123.4, reference: 10_000, ratio: 0.91, lowest: 0.9, highest: 0.93, isSound: true };
const words = { question: "How fast?", reference: "a bare server" };

test("a bar is reached by the ratio, the number, or both if both are required", () => {
  const reached = (bars: object) => rowOfPairs(compared, { ...words, ...bars }).reached;
  expect(reached({})).toBe(true);
  expect(reached({ minRatio: 0.9 })).toBe(true);
  expect(reached({ minRatio: 0.92 })).toBe(false);
  expect(reached({ minPerSecond: 9_000 })).toBe(true);
  expect(reached({ minRatio: 0.9, minPerSecond: 9_500 })).toBe(false);
});

test("a result with an idle core or failed requests reaches no bar and says so", () => {
  const row = rowOfPairs({ ...compared, isSound: false }, { ...words, minRatio: 0.5 });
  expect(row.reached).toBe(false);
  expect(row.ratio).toContain("not sound");
});

test("a row has both results, the ratio with its range, and the bar", () => {
  expect(rowOfPairs(compared, { ...words, minRatio: 0.9 })).toEqual({
    question: "How fast?",
    ours: "9,123 a second",
    reference: "a bare server: 10,000 a second",
    ratio: "0.91 (0.90 to 0.93)",
    bar: "ratio of 0.9",
    reached: true,
  });
});
