import { expect, test } from "vitest";
import { formatCount, formatNumber } from "./format-count.ts";

test("large numbers are grouped as in India", () => {
  const indian = new Intl.NumberFormat("en-IN");
  for (const value of [0, 7, 99, 999, 1_000, 99_999, 1_00_000, 124530, 10_00_000, 98_76_54_321, 2 ** 53 - 1])
    expect(formatNumber(value)).toBe(indian.format(value));
});

test("a counted noun is in the singular or the plural", () => {
  expect(formatCount(0, "Song")).toBe("0 Songs");
  expect(formatCount(1, "Song")).toBe("1 Song");
  expect(formatCount(2, "Song")).toBe("2 Songs");
  expect(formatCount(124530, "view")).toBe("1,24,530 views");
});
