import { expect, test } from "vitest";
import { remarkOnTranslation } from "./compare-translation.ts";

test.each([
  ["", ["a\nb"], null],
  ["one\ntwo", ["", ""], null],
  ["one\ntwo\n\nthree", ["a\nb\n\nc", ""], null],
  ["one\ntwo", ["a", "a\nb"], null],
  ["one", ["a\nb", ""], "1 line here, 2 in the lyrics"],
  ["one\ntwo\nthree", ["", "a\nb"], "3 lines here, 2 in the lyrics"],
  ["one\n\ntwo", ["a\nb", ""], "As many lines as the lyrics, but in other stanzas"],
])("of %j below %j the form says %j", (translation, lyrics, remark) => {
  expect(remarkOnTranslation(translation, lyrics)).toBe(remark);
});
