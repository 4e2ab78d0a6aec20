import { expect, test } from "vitest";
import { suggestionQuery } from "./suggestion-query.ts";

test.each([
  ["di", "di"],
  ["  Dil   KE ", "dil ke"],
  ["दि", "दि"],
  ["द", "द"],
  ["99", "99"],
  ["a-b", "a-b"],
  ["é".normalize("NFD").repeat(2), "éé"],
  ["x".repeat(300), "x".repeat(100)],
])("the query for %j is %j", (typed, query) => {
  expect(suggestionQuery(typed)).toBe(query);
});

test.each(["", "  ", "d", " d ", "%", "%_", "🎵🎵", "ि", "१"])("there is no query for %j", (typed) => {
  expect(suggestionQuery(typed)).toBeNull();
});
