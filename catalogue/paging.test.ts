import { expect, test } from "vitest";
import { readPage } from "./paging.ts";

test("a page is a whole number from 1", () => {
  expect(readPage("1")).toBe(1);
  expect(readPage("37")).toBe(37);
});

test.each([null, "", "0", "-1", "1.5", "01", " 2", "2a", "1e3", "two", "२", "Infinity"])(
  "what is not written as one is page 1: %j",
  (text) => expect(readPage(text)).toBe(1),
);

test("a very large number is limited to what the database can calculate with", () => {
  expect(readPage("9".repeat(400))).toBe(1_000_000_000);
});
