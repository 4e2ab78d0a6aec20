import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { failureOf } from "./page-failure.ts";

function response(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test("the message about an unknown song calls it a song", () => {
  expect(failureOf(response(404, { missing: "Song" }), en.failures)).toEqual({
    heading: "Song Not Found",
    text: "The song you are looking for does not exist.",
    mayTryAgain: false,
  });
});

test("the message about an unknown address calls it a page", () => {
  expect(failureOf(response(404, null), en.failures).heading).toBe("Page Not Found");
});

test("a failing database and an unexpected error may be tried again", () => {
  expect(failureOf(response(503, null), en.failures).mayTryAgain).toBe(true);
  expect(failureOf(new Error("undefined is not a function"), en.failures).mayTryAgain).toBe(true);
});
