import { expect, test } from "vitest";
import { failureText } from "./failure-text.server.ts";

test("a change that waited in vain for an action on many songs says so, and any other error is unexpected", () => {
  const databaseError = (code: string) => Object.assign(new Error("of the database"), { code });
  expect(failureText(databaseError("55P03"))).toBe(
    "Many songs are being changed at the moment. Please try again in a minute.",
  );
  for (const error of [databaseError("57P01"), new Error("other"), "55P03", null])
    expect(failureText(error)).toBe("An unexpected error occurred.");
});
