import { expect, test } from "vitest";
import { reaches, scoreOf } from "./score.ts";

test("what is not among the first five counts as missed, and only no hit at all as nothing", () => {
  const score = scoreOf([0, 0, 1, 5, null]);
  expect(score).toEqual({ queries: 5, first: 0.4, firstFive: 0.6, reciprocalRank: 0.5, nothing: 0.2 });
});

test("a bar is reached when every share of it is", () => {
  const score = scoreOf([0, 0, 1, null]);
  expect(reaches(score, { first: 0.5, firstFive: 0.75, nothing: 0.25 })).toBe(true);
  expect(reaches(score, { nothing: 0.2 })).toBe(false);
  expect(reaches(score, {})).toBe(true);
});
