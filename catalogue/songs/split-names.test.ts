import { expect, test } from "vitest";
import { splitNames } from "./split-names.ts";

test.each([
  ["Lata Mangeshkar, Mukesh", ["Lata Mangeshkar", "Mukesh"]],
  [" Lata ,, Mukesh , ", ["Lata", "Mukesh"]],
  ["Lata", ["Lata"]],
  ["लता, मुकेश", ["लता", "मुकेश"]],
  ["", []],
  [" , ,", []],
])("%j names %j", (typed, names) => {
  expect(splitNames(typed)).toEqual(names);
});
