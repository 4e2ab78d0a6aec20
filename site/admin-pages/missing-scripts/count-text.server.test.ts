import { expect, test } from "vitest";
import { countTextOfLacking } from "./count-text.server.ts";

test("songs that lack a script are counted up to the most that are listed", () => {
  expect([1, 9_999, 10_000, 10_001].map(countTextOfLacking)).toEqual(["1", "9,999", "10,000", "10,000+"]);
});
