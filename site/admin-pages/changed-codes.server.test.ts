import { expect, test } from "vitest";
import { changedCodes, fingerprintOf } from "./changed-codes.server.ts";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

test("what stands in the form as it was is no change, whatever the browser does to its line ends", () => {
  const form = formOf({
    adCode1: "a\r\nb",
    "mark-adCode1": fingerprintOf("a\nb"),
    adCode2: "",
    "mark-adCode2": fingerprintOf(""),
  });
  expect(changedCodes(form)).toEqual({});
});

test("what was typed or emptied is one", () => {
  const form = formOf({
    adCode1: "new",
    "mark-adCode1": fingerprintOf("old"),
    adCode2: "",
    "mark-adCode2": fingerprintOf("old"),
  });
  expect(changedCodes(form)).toEqual({ adCode1: "new", adCode2: "" });
});
