import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { importFile } from "./import-file.ts";
import { readPart } from "./saving/read-part.ts";
import { createAlbumMemory } from "./songs/earlier-albums.ts";
import { takePart } from "./take-part.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { sql } = await openTestDatabase();
beforeEach(() => clear());

async function clear() {
  for (const table of ["lyrics", "private.drafts", "albums", "singers"]) await sql`delete from ${sql(table)}`;
}

type Row = Partial<
  Record<"title" | "album" | "singers" | "year" | "lyrics_english" | "status" | "publish_at", string>
>;

const row = (title: string, album: string, more: Row = {}): Row => ({
  title,
  album,
  lyrics_english: "la",
  ...more,
});

async function take(database: Sql, rows: readonly Row[], dryRun: boolean): Promise<string[]> {
  const file = join(folder, "rows.json");
  writeFileSync(file, JSON.stringify(rows));
  const lines: string[] = [];
  await importFile(database, file, {
    dryRun,
    report: ({ title, status, as = "", message = "" }) =>
      lines.push(`${title} ${status} ${as}${message}`.trim()),
  });
  return lines;
}

const threeOfOneName = [row("A", "Kahani Ek (1975)"), row("B", "Kahani Ek (2006)"), row("C", "Kahani Ek")];
const whichOne =
  'C wrong There are several albums named "Kahani Ek": 1975, 2006. Type the album with its year, such as "Kahani Ek (1975)".';

test("a check knows the albums that earlier rows add", async () => {
  for (const dryRun of [true, false])
    expect(await take(sql, threeOfOneName, dryRun)).toEqual(["A created", "B created", whichOne]);
});

test("a check knows the albums of an earlier part, for the command and for the browser", async () => {
  const between = Array.from({ length: 210 }, (_, at) => row(`Between ${at}`, ""));
  const rows = [...threeOfOneName.slice(0, 2), ...between, ...threeOfOneName.slice(2)];
  expect((await take(sql, rows, true)).at(-1)).toBe(whichOne);
  const findEarlier = createAlbumMemory();
  const earlier = rows.map(({ album }) => findEarlier(album)).slice(-1);
  const part = readPart(JSON.stringify({ dryRun: true, songs: rows.slice(-1), earlier }));
  expect(await takePart(sql, part)).toEqual([
    { status: "wrong", message: whichOne.slice("C wrong ".length) },
  ]);
});

test("a bare name means the album that any row of the file names with its year, the first row too", async () => {
  const rows = [
    row("A", "Don"),
    row("B", "Don (1978)"),
    row("C", "DON"),
    row("D", "Ram (1967)"),
    row("E", "Ram"),
  ];
  expect(await take(sql, rows, false)).toEqual([
    "A created",
    "B created",
    "C created",
    "D created",
    "E created",
  ]);
  expect(
    await sql`select l.title, a.year from lyrics as l join albums as a on a.id = l.album_id order by l.title`,
  ).toEqual([
    { title: "A", year: 1978 },
    { title: "B", year: 1978 },
    { title: "C", year: 1978 },
    { title: "D", year: 1967 },
    { title: "E", year: 1967 },
  ]);
});

test.each([
  ["the year of the album", row("A", "Sardaar (1978)"), row("A", "Sardaar", { year: "1978" })],
  ["no year of it", row("A", "Sardaar"), row("A", "sardaar (no year)")],
  ["a draft", row("A", "Sardaar (1978)", { status: "draft" }), row("A", "Sardaar")],
])("the same song with a bare album, beside %s, is refused, however far", async (_, first, second) => {
  const between = Array.from({ length: 210 }, (_none, at) => row(`Between ${at}`, ""));
  for (const rows of [
    [first, second],
    [first, ...between, second],
  ])
    for (const dryRun of [true, false])
      expect((await take(sql, rows, dryRun)).at(-1)).toMatch(/^A wrong It may be the same song as song 1/);
});

test.each([
  ["earlier albums of another number of songs", { earlier: [] }],
  ["earlier albums that are no names", { earlier: [[1]] }],
])("a part with %s is refused", (_, more) => {
  expect(() => readPart(JSON.stringify({ dryRun: true, songs: [{}], ...more }))).toThrow(
    /list of names for each song/,
  );
});

test("a check and the import of any small file give the same answers", async () => {
  const seldom = <Value>(usual: Value, ...others: Value[]) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
    );
  const years = fc.constantFrom("", "1975", "2006", "1990", "99999");
  const rows = fc
    .array(
      fc.record({
        title: seldom("own", "A", "B", ""),
        album: fc
          .tuple(
            seldom("Kahani Ek", "kahani  ek ", "Sardaar", ""),
            fc.oneof(fc.constantFrom(" (1975)", " (2006)"), fc.constantFrom("", "", " - 1975", " (no year)")),
          )
          .map(([name, year]) => (name ? name + year : "")),
        singers: seldom(
          "",
          "Lata",
          "LATA",
          "Asha & Lata",
          "Lata & Chorus",
          "Lata; Asha",
          "S.D. Rai",
          "SD Rai",
        ),
        year: fc.oneof(fc.constant(""), years),
        lyrics_english: seldom("la", "la la", ""),
        status: seldom("public", "draft", "withdrawn", "soon"),
        publish_at: seldom("", "2999-01-01", "2001-01-01"),
      }),
      { minLength: 6, maxLength: 12 },
    )
    .map((all) => all.map((each, at) => (each.title === "own" ? { ...each, title: `Song ${at}` } : each)));
  await fc.assert(
    fc.asyncProperty(fc.option(rows, { nil: [], freq: 1 }), rows, async (before, file) => {
      await clear();
      if (before.length > 0) await take(sql, before, false);
      const checked = await take(sql, file, true);
      expect(await take(sql, file, false)).toEqual(checked);
    }),
    { numRuns: Number(process.env.RUNS ?? 15), endOnFailure: true },
  );
});
