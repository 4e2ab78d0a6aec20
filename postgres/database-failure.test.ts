import { expect, test } from "vitest";
import { describeDatabaseFailure } from "./database-failure.ts";

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error("of a driver"), { code, ...more });

test("a full disk is named", () => {
  expect(describeDatabaseFailure(failure("53100"))).toBe("The disk of the database is full.");
});

test.each([
  failure("57P01"),
  failure("57P03"),
  failure("08006"),
  failure("53300"),
  failure("CONNECTION_CLOSED"),
  failure("ECONNREFUSED", { syscall: "connect" }),
  failure("ENOENT", { syscall: "connect" }),
])("a server that is away is named: %o", (error) => {
  expect(describeDatabaseFailure(error)).toMatch(/^The database is away: .*\.$/);
});

test.each([failure("23505"), failure("ENOENT", { syscall: "open" }), new TypeError("mine"), "57P01", null])(
  "an error about anything else is none of the database: %o",
  (error) => {
    expect(describeDatabaseFailure(error)).toBeUndefined();
  },
);
