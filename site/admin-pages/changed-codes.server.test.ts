import { expect, test } from "vitest";
import { changedCodes, fingerprintOf } from "./changed-codes.server.ts";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

test("an unchanged code is no change, whatever the browser does to its line ends", () => {
  const form = formOf({
    adCode1: "a\r\nb",
    "fingerprint-adCode1": fingerprintOf("a\nb"),
    adCode2: "",
    "fingerprint-adCode2": fingerprintOf(""),
  });
  expect(changedCodes(form)).toEqual({});
});

test("a code that was typed or emptied is a change", () => {
  const form = formOf({
    adCode1: "new",
    "fingerprint-adCode1": fingerprintOf("old"),
    adCode2: "",
    "fingerprint-adCode2": fingerprintOf("old"),
  });
  expect(changedCodes(form)).toEqual({ adCode1: "new", adCode2: "" });
});
