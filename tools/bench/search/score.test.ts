import { expect, test } from "vitest";
import { reaches, scoreOf } from "./score.ts";

test("an entry that is not among the first five is missed, and only no result at all counts as nothing", () => {
  expect(scoreOf([0, 0, 1, "missing", "nothing"])).toEqual({ first: 0.4, firstFive: 0.6, nothing: 0.2 });
});

test("a bar is reached when all its shares are reached", () => {
  const score = scoreOf([0, 0, 1, "nothing"]);
  expect(reaches(score, { first: 0.5, firstFive: 0.75, nothing: 0.25 })).toBe(true);
  expect(reaches(score, { nothing: 0.2 })).toBe(false);
  expect(reaches(score, {})).toBe(true);
});
