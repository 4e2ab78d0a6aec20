import { expect, test } from "vitest";
import { median, summarise } from "./statistics.ts";

test("a median is the middle one, or between the two in the middle", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 10, 2])).toBe(3);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow("no median");
});

test("pairs are compared one by one, so that a slow moment of the machine does not count", () => {
  const summary = summarise([
    { ours: 90, reference: 100 },
    { ours: 9, reference: 10 },
    { ours: 84, reference: 105 },
  ]);
  expect(summary).toEqual({ ours: 84, reference: 100, ratio: 0.9, lowest: 0.8, highest: 0.9 });
});
