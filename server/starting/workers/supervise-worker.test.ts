import { expect, test } from "vitest";
import { pauseBeforeNext } from "./supervise-worker.ts";

test("workers that keep ending are replaced ever more slowly, at most every ten seconds", () => {
  let pauseMs = pauseBeforeNext(50, undefined);
  const pauses = [pauseMs];
  for (let turn = 0; turn < 8; turn += 1) {
    pauseMs = pauseBeforeNext(50, pauseMs);
    pauses.push(pauseMs);
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});

test("a healthy worker is replaced immediately, however often others had ended before", () => {
  expect(pauseBeforeNext(60_000, 10_000)).toBe(100);
});
