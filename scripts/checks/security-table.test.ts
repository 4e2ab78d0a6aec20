import { expect, test } from "vitest";
import { problemsInSecurityTable } from "./security-table.ts";

const files: Readonly<Record<string, string>> = {
  "a/door.test.ts": 'describe("a door", () => {\n  test("is locked at night", () => {});\n});',
};
const documentProblems = (rows: string) => problemsInSecurityTable(rows, (path) => files[path] ?? null);

test("a row may name an existing test by a part of its name, or a reason", () => {
  expect(documentProblems('| V1.2.3 | doors | `a/door.test.ts` "locked at night" |')).toEqual([]);
  expect(documentProblems("| V1.2.3, V1.2.4 | windows | Does not apply: there are none. |")).toEqual([]);
});

test("a deleted, renamed or unnamed test is caught", () => {
  expect(documentProblems('| V1.2.3 | doors | `a/gone.test.ts` "locked" |')).toEqual([
    "V1.2.3: there is no a/gone.test.ts.",
  ]);
  expect(documentProblems('| V1.2.3 | doors | `a/door.test.ts` "locked by day" |')).toEqual([
    'V1.2.3: a/door.test.ts has no test "locked by day".',
  ]);
  expect(documentProblems("| V1.2.3 | doors | `a/door.test.ts` |")).toEqual([
    "V1.2.3: which test of a/door.test.ts?",
  ]);
});

test("a row without a test or a reason, and a duplicate item, are caught", () => {
  expect(documentProblems("| V1.2.3 | doors | surely |")).toHaveLength(1);
  expect(documentProblems("| V1.2.3 | doors | Open: no lock. |\n| V1.2.3 | doors | Open: no key. |")).toEqual(
    ["V1.2.3 stands in the table twice."],
  );
  expect(documentProblems("| V1 | all | Open: everything. |")).toHaveLength(1);
});
