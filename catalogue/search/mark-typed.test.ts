import { expect, test } from "vitest";
import { markTyped } from "./mark-typed.ts";

/** The name with brackets around the marked parts. */
const marked = (name: string, typed: string, sounding: readonly number[] = []) =>
  markTyped(name, typed, sounding)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["ra", "Mohammed Rafi", "Mohammed [Ra]fi"],
  ["mohammed ra", "Mohammed Rafi", "[Mohammed Ra]fi"],
  ["RAFI moh", "Mohammed Rafi", "[Moh]ammed [Rafi]"],
  ["di", "Dil-e-Nadaan Ki Badi", "[Di]l-e-Nadaan Ki Badi"],
  ["50%_'o", "50% o", "[50]% o"],
  ["x", "Rafi", "Rafi"],
  ["%", "Rafi", "Rafi"],
])("of what begins with %j, %j is marked as %j", (typed, name, shown) => {
  expect(marked(name, typed)).toBe(shown);
});

test("words that sound like what was typed are marked as a whole", () => {
  expect(marked("Dil Hi To Hai", "दि", [1])).toBe("[Dil] Hi To Hai");
  expect(marked("Mera Dil Diya", "dil", [2, 3])).toBe("Mera [Dil Diya]");
});

test("no letter is separated from its vowel sign", () => {
  expect(marked("दिल", "द")).toBe("[दि]ल");
  expect(marked("चलते चलते", "चल")).toBe("[चल]ते [चल]ते");
});
