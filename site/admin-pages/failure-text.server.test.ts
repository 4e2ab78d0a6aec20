import { expect, test } from "vitest";
import { failureText, importFailureText } from "./failure-text.server.ts";

const databaseError = (code: string) => Object.assign(new Error("of the database"), { code });

test.each([
  ["53100", /^The disk of the database is full\. Nothing of these songs is saved/],
  ["57P03", /^The database is away: /],
  ["55P03", /^Many songs are being changed/],
  ["XX000", /^An unexpected error occurred\. /],
])("an import is told what has failed: %s", (code, words) => {
  expect(importFailureText(databaseError(code))).toMatch(words);
});

test("a change that waited in vain for an action on many songs says so, and any other error is unexpected", () => {
  expect(failureText(databaseError("55P03"))).toBe(
    "Many songs are being changed at the moment. Please try again in a minute.",
  );
  for (const error of [databaseError("57P01"), new Error("other"), "55P03", null])
    expect(failureText(error)).toBe("An unexpected error occurred.");
});
