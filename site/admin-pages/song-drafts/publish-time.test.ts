import { expect, test } from "vitest";
import { localTimeOf, momentOf } from "./publish-time.server.ts";

test.each([
  ["2026-12-03T18:00", "Asia/Kolkata", "2026-12-03T12:30:00Z"],
  ["2026-12-03T18:00", "UTC", "2026-12-03T18:00:00Z"],
  // Clocks go from 2 to 3 o'clock, and from 3 back to 2.
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00Z"],
])("%s in %s is %s", (typed, timeZone, moment) => {
  expect(momentOf(typed, timeZone)).toBe(moment);
});

test.each(["Asia/Kolkata", "America/New_York", "Pacific/Chatham"])(
  "a moment in %s comes back from its field",
  (zone) => {
    expect(momentOf(localTimeOf("2027-01-31T23:45:00Z", zone), zone)).toBe("2027-01-31T23:45:00Z");
  },
);

test.each(["tomorrow", "2026-02-30T10:00", "2026-01-01T25:00", "2026-01-01", "0000-00-00T00:00"])(
  "'%s' is no time",
  (typed) => {
    expect(momentOf(typed, "Asia/Kolkata")).toBe("invalid");
  },
);

test("an empty field is no time", () => {
  expect([momentOf(" ", "UTC"), localTimeOf(null, "UTC")]).toEqual([null, ""]);
});
