import { expect, test } from "vitest";
import { addresses } from "../../site/addresses.ts";
import { exampleRows } from "../../site/example-pages.ts";
import { problemsInExamplePages } from "./example-pages.ts";

const files: Readonly<Record<string, string>> = {
  "tests/a.test.ts": "await expectAccessibleByTurns(page);",
  "tests/b.test.ts": "expect(1).toBe(1);",
};
const problemsIn = (
  pages: Parameters<typeof problemsInExamplePages>[0],
  rows: Parameters<typeof problemsInExamplePages>[1],
) => problemsInExamplePages(pages, rows, (path) => files[path] ?? null);

const page = (pattern: string, frame: "visitor" | "preview" = "visitor") => ({
  pattern,
  file: "visitor-pages/page.tsx",
  frame,
});

test("a page that is added to the table of addresses without a row is named", () => {
  const planted = [...addresses, page("how-to-search")];
  const found = problemsInExamplePages(planted, exampleRows, () => "expectAccessible");
  expect(found).toEqual(['site/example-pages.ts: "how-to-search" has no row: add one with its heading.']);
});

test("what is no page needs no row, and a row without a page is named", () => {
  const feed = { pattern: "feed.xml", file: "feeds/feed.ts", frame: null };
  expect(problemsIn([feed, page("*")], {})).toEqual([]);
  expect(problemsIn([], { gone: { heading: "Gone" } })).toEqual([
    expect.stringContaining('"gone" is no page'),
  ]);
});

test("a pattern with a parameter needs the path of an example", () => {
  const rows = { "song/:id": { heading: "Song" }, about: { heading: "About" } };
  expect(problemsIn([page("song/:id"), page("about")], rows)).toEqual([
    'site/example-pages.ts: "song/:id" has a parameter: give the path of an example.',
  ]);
});

test("a page in a frame whose pages the shared tests do not open names its test", () => {
  expect(problemsIn([page("about", "preview")], { about: { heading: "About" } })).toHaveLength(1);
  expect(problemsIn([page("about", "preview")], { about: { madeBy: "tests/a.test.ts" } })).toEqual([]);
});

test.each(["tests/b.test.ts", "tests/gone.test.ts"])("%s cannot stand for the accessibility test", (file) => {
  const rows = { about: { heading: "About", axe: file }, "song/:id": { madeBy: file } };
  const names = `names ${file}, which does not exist or does not run axe.`;
  expect(problemsIn([page("about"), page("song/:id")], rows)).toEqual([
    `site/example-pages.ts: "about" ${names}`,
    `site/example-pages.ts: "song/:id" ${names}`,
  ]);
  expect(problemsIn([page("about")], { about: { heading: "About", axe: "tests/a.test.ts" } })).toEqual([]);
});
