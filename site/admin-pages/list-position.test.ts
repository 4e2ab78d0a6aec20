import { expect, test } from "vitest";
import { listAddress, listPosition, positionQuery, songListAddress, songListOf } from "./list-position.ts";

test("a form keeps the page or search of its list, and leads back to the row there", () => {
  expect(positionQuery({ page: "2" })).toBe("?page=2");
  expect(positionQuery({ q: "dil & jaan" })).toBe("?q=dil+%26+jaan");
  expect(positionQuery({ q: "" })).toBe("");
  expect(listAddress("/admin/lyrics", "?page=2", 7)).toBe("/admin/lyrics?page=2#row-7");
  expect(listAddress("/admin/lyrics", "?q=dil+%26+jaan", 7)).toBe("/admin/lyrics?q=dil+%26+jaan#row-7");
  expect(listAddress("/admin/lyrics", "?missing=hindi&sort=title-asc&page=2", 7)).toBe(
    "/admin/lyrics?page=2&missing=hindi&sort=title-asc#row-7",
  );
  expect(listAddress("/admin/singers", "?q=lat")).toBe("/admin/singers?q=lat");
  expect(listAddress("/admin/singers", "", 7)).toBe("/admin/singers#row-7");
});

test("a searched list has no pages", () => {
  expect(listPosition("dil", 2)).toEqual({ q: "dil" });
  expect(listPosition("", 2)).toEqual({ page: "2" });
  expect(listPosition("", 1)).toEqual({});
});

test("the form of a song leads back to the list that its address names", () => {
  expect(songListAddress("?page=2", 7)).toBe("/admin/lyrics?page=2#row-7");
  expect(songListAddress("?from=missing-scripts&script=hindi&page=2&draft=yes", 7)).toBe(
    "/admin/lyrics/missing-scripts?page=2&script=hindi#row-7",
  );
  expect(songListOf("?from=missing-scripts").title).toBe("Missing Scripts");
  expect(songListOf("?from=//evil.example").title).toBe("Manage Lyrics");
});

test.each([
  "?to=https://evil.example/",
  "?page=//evil.example/",
  "?q=%0d%0aLocation:%20https://evil.example/",
  "?q=https://evil.example/%23x",
  "?list=//evil.example",
])("a forged address of the form still leads to the list: %s", (search) => {
  const { origin, pathname, hash } = new URL(listAddress("/admin/lyrics", search, 7), "https://site.example");
  expect([origin, pathname, hash]).toEqual(["https://site.example", "/admin/lyrics", "#row-7"]);
});
