import { expect, test } from "vitest";
import { median, summarise } from "./statistics.ts";

test("the median is the middle value, or the mean of the two middle values", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 10, 2])).toBe(3);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow("no median");
});

test("the ratio is the median of the ratios of the pairs", () => {
  const summary = summarise([
    { ours: 90, reference: 100 },
    { ours: 9, reference: 10 },
    { ours: 84, reference: 105 },
  ]);
  expect(summary).toEqual({ ours: 84, reference: 100, ratio: 0.9, lowest: 0.8, highest: 0.9 });
});
