import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { saveEntry, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportFile } from "./export-file.ts";
import { importFile } from "./import-file.ts";
import { readPart } from "./saving/read-part.ts";
import { takePart } from "./take-part.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-remakes-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function take(sql: Sql, file: string, dryRun = false): Promise<string[]> {
  const lines: string[] = [];
  await importFile(sql, file, {
    dryRun,
    report: ({ title, status, message = "" }) => lines.push(`${title} ${status} ${message}`.trim()),
  });
  return lines;
}

const sortedLines = (file: string) => readFileSync(file, "utf8").replaceAll(/,$/gm, "").split("\n").sort();

const song = (title: string, albumName: string, more: object = {}) => ({
  title,
  albumName,
  singerNames: "Lata",
  lyrics_english: "la",
  ...more,
});

describe.each(["csv", "json"])("a catalogue with remakes as %s", async (form) => {
  const { sql } = await openTestDatabase();
  await saveEntry(sql, "albums", { name: "Sardaar", year: null }, { mayLackYear: true });
  for (const album of [
    "Sardaar (1978)",
    "Sardaar (2006)",
    "Sardaar",
    "Don (1978)",
    "Don (2006)",
    "Anand",
    "",
  ])
    for (const more of [{}, { year: 1999 }])
      await saveSong(sql, song(`Song ${JSON.stringify(more)}`, album, more));
  for (const album of ["Sardaar (1978)", "Sardaar", "Don (2006)"]) await saveSong(sql, song("Same", album));
  await saveEntry(sql, "albums", { name: "Amar (1950)", year: 1980 });
  await saveSong(sql, song("Whole name", "Amar (1950)"));
  await saveEntry(sql, "albums", { name: "Baazi", year: 1951, aliases: ["Don"] });
  await saveSong(sql, song("Other name", "Baazi"));
  await saveEntry(sql, "albums", { name: "Madhur", year: 1940 });
  await saveEntry(sql, "albums", { name: "Madhur", year: 1941, aliases: ["Madhur (1940)"] });
  const file = join(folder, `all.${form}`);
  await exportFile(sql, file);

  test.each([true, false])("is unchanged by its own export, in a dry run: %s", async (dryRun) => {
    const lines = await take(sql, file, dryRun);
    expect(lines.filter((line) => !line.endsWith(" unchanged"))).toEqual([]);
  });

  test("comes back whole on an empty site", async () => {
    const { sql: empty } = await openTestDatabase();
    expect((await take(empty, file)).filter((line) => !line.endsWith(" created"))).toEqual([]);
    const again = join(folder, `again.${form}`);
    await exportFile(empty, again);
    expect(sortedLines(again)).toEqual(sortedLines(file));
    expect((await take(empty, file)).filter((line) => !line.endsWith(" unchanged"))).toEqual([]);
  });
});

describe("the year of a song", async () => {
  const { sql } = await openTestDatabase();
  const part = (dryRun: boolean, ...songs: object[]) =>
    takePart(sql, readPart(JSON.stringify({ dryRun, songs })));
  const row = (title: string, album: string, year = "") => ({ title, album, year, lyrics_english: "la" });
  const albums = () =>
    sql`select l.title, a.name, a.year from lyrics as l join albums as a on a.id = l.album_id order by l.id`;

  test("tells which of several albums of one name is meant, also of those that the same part adds", async () => {
    const rows = [
      row("A", "Sardaar (1978)"),
      row("B", "Sardaar (2006)"),
      row("C", "sardaar", "2006"),
      row("D", "Sardaar", "1978"),
    ];
    expect((await part(false, ...rows)).map(({ status }) => status)).toEqual(rows.map(() => "created"));
    for (const dryRun of [true, false])
      expect(await part(dryRun, ...rows)).toEqual(rows.map(() => ({ status: "unchanged" })));
    expect(await albums()).toEqual([
      { title: "A", name: "Sardaar", year: 1978 },
      { title: "B", name: "Sardaar", year: 2006 },
      { title: "C", name: "Sardaar", year: 2006 },
      { title: "D", name: "Sardaar", year: 1978 },
    ]);
  });

  test("of which there is no album leaves the bare name ambiguous, and no year that is named is", async () => {
    for (const dryRun of [true, false])
      expect(await part(dryRun, row("E", "Sardaar", "1990"), row("F", "Sardaar"))).toMatchObject([
        { status: "wrong", message: expect.stringContaining("several albums") },
        { status: "wrong", message: expect.stringContaining("several albums") },
      ]);
    expect(
      await part(false, row("G", "SARDAAR (No Year)", "2006"), row("H", "Sardaar (1990)")),
    ).toMatchObject([{ status: "created" }, { status: "created" }]);
    expect((await albums()).slice(-2)).toEqual([
      { title: "G", name: "SARDAAR", year: null },
      { title: "H", name: "Sardaar", year: 1990 },
    ]);
  });
});
