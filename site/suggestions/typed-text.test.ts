import { expect, test } from "vitest";
import { textToAsk } from "./typed-text.ts";

test.each([
  ["di", "di"],
  ["  Dil   KE ", "dil ke"],
  ["दि", "दि"],
  ["द", "द"],
  ["99", "99"],
  ["a-b", "a-b"],
  ["é".normalize("NFD").repeat(2), "éé"],
  ["x".repeat(300), "x".repeat(100)],
])("for %j is asked as %j", (typed, asked) => {
  expect(textToAsk(typed)).toBe(asked);
});

test.each(["", "  ", "d", " d ", "%", "%_", "🎵🎵", "ि", "१"])("for %j nothing is asked", (typed) => {
  expect(textToAsk(typed)).toBeNull();
});
