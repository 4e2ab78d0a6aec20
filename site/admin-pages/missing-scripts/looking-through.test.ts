import { expect, test } from "vitest";
import {
  addressAfter,
  addressFromList,
  addressOfForm,
  addressOfList,
  addressOfNext,
  describeProgress,
  isLookingThrough,
  type LookingThrough,
  readLookingThrough,
} from "./looking-through.ts";

const begin: LookingThrough = { script: null, done: 0, skipped: [], of: null };
const searchOf = (address: string) => new URL(address, "https://site.example").search;

test("the address of a form keeps which songs are looked through and how far one has come", () => {
  const looking: LookingThrough = { script: "english", done: 3, skipped: [12, 45], of: 18 };
  const search = searchOf(addressOfForm(7, looking));
  expect(readLookingThrough(search)).toEqual(looking);
  expect(isLookingThrough(search)).toBe(true);
  expect(describeProgress(looking)).toBe("Song 4 of 18");
});

test("a saved song counts as done and does not come again, also if it still lacks a script", () => {
  const search = searchOf(addressOfForm(7, { ...begin, script: "hindi", of: 18 }));
  expect(addressAfter(7, search, false)).toBe("/admin/lyrics/missing-scripts/next?script=hindi&done=1");
  const skipped = addressAfter(7, search, true);
  expect(skipped).toBe("/admin/lyrics/missing-scripts/next?script=hindi&done=1&skipped=7");
  expect(addressAfter(9, searchOf(skipped), true)).toBe(
    "/admin/lyrics/missing-scripts/next?script=hindi&done=2&skipped=7.9",
  );
});

test("a song opened from the list is looked at alone", () => {
  const address = addressFromList(7, { script: "english", page: 2 });
  expect(address).toBe("/admin/lyrics/edit/7?from=missing-scripts&script=english&page=2&draft=yes");
  expect(isLookingThrough(searchOf(address))).toBe(false);
  expect(isLookingThrough("?page=2")).toBe(false);
});

test("the first page of all songs has the shortest address", () => {
  expect(addressOfList(null)).toBe("/admin/lyrics/missing-scripts");
  expect(addressOfList("hindi", 3)).toBe("/admin/lyrics/missing-scripts?script=hindi&page=3");
  expect(addressOfNext(begin)).toBe("/admin/lyrics/missing-scripts/next?done=0");
});

test.each([
  "?done=-1&skipped=a.b.-3&of=x&script=klingon",
  "?done=1e9&skipped=..&of=0.5&script=",
  "?done=99999999999999999999&skipped=0&of=99999999999999999999",
])("a forged address begins anew: %s", (search) => {
  expect(readLookingThrough(search)).toEqual(begin);
});

test("a song is skipped once, however often its address is opened", () => {
  expect(readLookingThrough("?skipped=7.7.9").skipped).toEqual([7, 9]);
});
