import { expect, test } from "vitest";
import { createQuickStatements } from "./quick-statements.ts";

test("a statement is quick once it was quick, until it is slow or fails", () => {
  const statements = createQuickStatements();
  statements.record("select 1", 12);
  expect(statements.has("select 1"), "neither quick nor slow").toBe(false);
  statements.record("select 1", 3);
  statements.record("select 1", 60);
  expect(statements.has("select 1"), "it may have waited for others").toBe(true);
  statements.record("select 1", 150);
  expect(statements.has("select 1")).toBe(false);
  statements.record("select 1", 3);
  statements.record("select 1", Number.POSITIVE_INFINITY);
  expect(statements.has("select 1")).toBe(false);
});

test("the oldest are forgotten when there are too many", () => {
  const statements = createQuickStatements(2);
  for (const text of ["a", "b", "c"]) statements.record(text, 1);
  expect(["a", "b", "c"].map((text) => statements.has(text))).toEqual([false, true, true]);
});

test("a very long one is not remembered", () => {
  const statements = createQuickStatements();
  statements.record("a".repeat(10_000), 1);
  expect(statements.has("a".repeat(10_000))).toBe(false);
});
