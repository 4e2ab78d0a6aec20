import { expect, test } from "vitest";
import { countWords, formatNumber } from "./count-words.ts";

test("large numbers are grouped as in India", () => {
  expect(formatNumber(124530)).toBe("1,24,530");
  expect(formatNumber(999)).toBe("999");
});

test("counted words are inflected", () => {
  expect(countWords(0, "Song")).toBe("0 Songs");
  expect(countWords(1, "Song")).toBe("1 Song");
  expect(countWords(2, "Song")).toBe("2 Songs");
  expect(countWords(124530, "view")).toBe("1,24,530 views");
});
