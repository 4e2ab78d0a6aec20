import { expect, test } from "vitest";
import { sortingOf } from "./sorted-columns.ts";

const columns = [
  { column: "Title", name: "title", usual: "asc" },
  { column: "Views", name: "views", usual: "desc" },
] as const;

test("a heading sorts in the usual direction of its column first, and then in the other one", () => {
  expect(sortingOf("/admin/lyrics", {}, columns)).toEqual({
    Title: { direction: null, to: "/admin/lyrics?sort=title-asc" },
    Views: { direction: null, to: "/admin/lyrics?sort=views-desc" },
  });
  expect(sortingOf("/admin/lyrics", { sort: "views-desc" }, columns).Views).toEqual({
    direction: "descending",
    to: "/admin/lyrics?sort=views-asc",
  });
  expect(sortingOf("/admin/lyrics", { sort: "title-desc" }, columns).Title).toEqual({
    direction: "descending",
    to: "/admin/lyrics?sort=title-asc",
  });
});

test("a heading keeps search and filter, but not the page", () => {
  const position = { page: "7", q: "dil", missing: "hindi" };
  expect(sortingOf("/admin/lyrics", position, columns).Title?.to).toBe(
    "/admin/lyrics?q=dil&missing=hindi&sort=title-asc",
  );
});

test("the order that a list has by default needs no parameter", () => {
  const sorting = (sort?: string) =>
    sortingOf("/admin/albums", sort ? { sort } : {}, columns, "title-asc").Title;
  expect(sorting()).toEqual({ direction: "ascending", to: "/admin/albums?sort=title-desc" });
  expect(sorting("title-desc")).toEqual({ direction: "descending", to: "/admin/albums" });
});
