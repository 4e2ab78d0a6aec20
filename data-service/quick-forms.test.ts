import { expect, test } from "vitest";
import { createQuickForms } from "./quick-forms.ts";

test("a form is quick once it was, until it is slow or fails", () => {
  const forms = createQuickForms();
  forms.note("select 1", 12);
  expect(forms.has("select 1"), "neither quick nor slow").toBe(false);
  forms.note("select 1", 3);
  forms.note("select 1", 60);
  expect(forms.has("select 1"), "it may have waited for others").toBe(true);
  forms.note("select 1", 150);
  expect(forms.has("select 1")).toBe(false);
  forms.note("select 1", 3);
  forms.note("select 1", Number.POSITIVE_INFINITY);
  expect(forms.has("select 1")).toBe(false);
});

test("those that came first are forgotten when there are too many", () => {
  const forms = createQuickForms(2);
  for (const text of ["a", "b", "c"]) forms.note(text, 1);
  expect(["a", "b", "c"].map((text) => forms.has(text))).toEqual([false, true, true]);
});
