import { expect, test } from "vitest";
import type { Sql } from "#catalogue";
import { pairsOfFile, readPairs } from "./read-pairs.server.ts";

/** Only things with numbers below 100 exist. */
const sql = {
  unsafe: async (_: string, [targets]: [string]) =>
    (JSON.parse(targets) as { id: number }[]).map(({ id }) => ({ exists: id < 100 })),
} as unknown as Sql;
const read = (from: string, to: string) =>
  readPairs(sql, "https://antara.example", [{ place: "line 1", from, to }]);

test.each([
  ["/old", "/lyrics/any-name-12", { path: "/old", kind: "song", id: 12 }],
  ["https://old.example/?p=5", "https://antara.example/singer/x-7", { path: "/?p=5", kind: "singer", id: 7 }],
  ["/old", "/artist/7", { path: "/old", kind: "singer", id: 7 }],
  ["/category/ghazal/", "/genre/ghazal", { path: "/category/ghazal", kind: "page", page: "/genre/ghazal" }],
  ["/x", "/search?q=%E0%A4%A6", { path: "/x", kind: "page", page: "/search?q=%E0%A4%A6" }],
  ["/x", "/", { path: "/x", kind: "page", page: "/" }],
])("%s leads to %s", async (from, to, row) => {
  expect(await read(from, to)).toEqual({ rows: [row], wrong: [], withoutTarget: 0 });
});

test.each([
  ["/old", "//evil.example/lyrics/x-1", /no address on this site/],
  ["/old", "/\\evil.example", /no address on this site/],
  ["/old", "https://evil.example/lyrics/x-1", /no address on this site/],
  ["/old", "https://antara.example@evil.example/", /no address on this site/],
  ["/old", "javascript:alert(1)", /no address on this site/],
  ["/old", "/\t/evil.example", /no address on this site/],
  ["/old", "/no-such-page", /no page of this site/],
  ["/old", "/admin/lyrics", /no page of this site/],
  ["/old", "/lyrics/x-500", /There is no song with the number 500/],
  ["/old", "/music-director/x-500", /There is no music director/],
  ["/albums/", "/lyrics/x-1", /is the address of a page of this site/],
  ["/genre/x", "/lyrics/x-1", /is the address of a page of this site/],
  ["/", "/lyrics/x-1", /home page, or too long/],
  ["old", "/lyrics/x-1", /does not begin/],
  ["", "/lyrics/x-1", /does not begin/],
])("%s to %s is refused", async (from, to, reason) => {
  expect(await read(from, to)).toMatchObject({
    rows: [],
    wrong: [{ place: "line 1", reason: expect.stringMatching(reason) }],
  });
});

const readFile = (text: string) =>
  readPairs(sql, "https://antara.example", pairsOfFile(new File([text], "pairs.csv")));

test("a file is read with and without a first line that names the columns, with any separator", async () => {
  for (const head of ["old address,new address\n", ""])
    expect((await readFile(`${head}/a,/lyrics/x-1\n/b,/lyrics/x-2\n`)).rows).toHaveLength(2);
  expect((await readFile("\ufeffold;new\r\n/a;/lyrics/x-1\r\n")).rows).toEqual([
    { path: "/a", kind: "song", id: 1 },
  ]);
});

test("rows of a file that cannot be used are named by their lines, and those without a target counted", async () => {
  const { rows, wrong, withoutTarget } = await readFile(
    "old,new\n/a,/lyrics/x-1\nb,/x\n/c,\n/d,/lyrics/x-1,more\n/e,/lyrics/x-500\n",
  );
  expect(rows).toEqual([]);
  expect([wrong.map(({ place }) => place), withoutTarget]).toEqual([["line 3", "line 5", "line 6"], 1]);
});

test("a file with another number of columns is refused", async () => {
  await expect(readFile("old\n/a\n")).rejects.toThrow(/two cells/);
});
