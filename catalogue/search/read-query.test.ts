import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

test("a query is trimmed and loses what the database cannot store", () => {
  expect(readQuery("  dil\0 hai \n")).toEqual({ q: "dil hai", wasCut: false });
  expect(readQuery(null)).toEqual({ q: "", wasCut: false });
  expect(readQuery(" \0 ")).toEqual({ q: "", wasCut: false });
});

test("a query is cut at 200 whole characters", () => {
  expect(readQuery("🎵".repeat(200))).toEqual({ q: "🎵".repeat(200), wasCut: false });
  expect(readQuery("🎵".repeat(201))).toEqual({ q: "🎵".repeat(200), wasCut: true });
});
