import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { adminFailureOf } from "./admin-failure.ts";

function response(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test("an unprocessed form is kept, to be sent again", () => {
  const unsaved = [["title", "Kahe Ko Byahe Bides"]];
  expect(adminFailureOf(response(503, { unsaved }), en.failures)).toMatchObject({
    heading: "Not Saved",
    mayTryAgain: false,
    unsaved,
  });
  expect(adminFailureOf(response(401, { unsaved }), en.failures)).toMatchObject({
    mustSignIn: true,
    unsaved,
  });
});

test("other failures are those of visitors", () => {
  expect(adminFailureOf(response(404, { missing: "Song" }), en.failures).heading).toBe("Song Not Found");
  expect(adminFailureOf(response(503, null), en.failures).mayTryAgain).toBe(true);
});
