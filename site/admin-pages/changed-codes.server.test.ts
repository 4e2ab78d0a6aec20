import { expect, test } from "vitest";
import { changedSince, codesIn, versionOfCodes } from "./changed-codes.server.ts";

const opened = versionOfCodes({ adCode1: "a\nb", adCode2: "old", analyticsCode: "" });

function changesIn(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return changedSince(opened, codesIn(form));
}

test("an unchanged code is no change, whatever the browser does to its line ends", () => {
  expect(changesIn({ adCode1: "a\r\nb", adCode2: "old", analyticsCode: "" })).toEqual({});
});

test("a code that was typed or emptied is a change", () => {
  expect(changesIn({ adCode1: "new", adCode2: "" })).toEqual({ adCode1: "new", adCode2: "" });
});
