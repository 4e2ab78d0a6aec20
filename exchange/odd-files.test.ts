/** Runs on one server: the files are read before any database is asked. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { importFile, importFiles, type Reported } from "./import-file.ts";
import { describeColumns } from "./reading/describe-columns.ts";
import { problemIn } from "./reading/index.ts";
import { readSongs } from "./reading/read-songs.ts";
import type { SourceFile } from "./reading/source-file.ts";
import { readPart } from "./saving/read-part.ts";
import { findOffersInFile } from "./songs/answer-names.ts";
import type { ReadSong } from "./songs/exchanged-song.ts";
import { collectNames, noNames, offersByKey, readAsOffered } from "./songs/offered-names.ts";
import { takePart } from "./take-part.ts";
import { oddFiles } from "./testing/odd-files.ts";
import { odsOf, odsRow, xlsxOf } from "./testing/workbooks.ts";

const { sql } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "antara-odd-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** In pieces, so that quotes and characters are cut. */
function fileOf(name: string, content: string | Uint8Array, pieceSize = 7): SourceFile {
  const bytes = Buffer.from(content);
  return {
    name,
    async *bytes() {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
}

async function readInBrowser(file: SourceFile): Promise<ReadSong<string>[]> {
  const { matching, areEntries } = await describeColumns(file);
  const all: ReadSong<string>[] = [];
  for await (const read of readSongs([file], matching, areEntries)) all.push(read);
  return all;
}

test.each(oddFiles)("$what: $name becomes the songs that it means", async ({ name, content, songs }) => {
  for (const size of [7, 11, 100_000])
    expect(await readInBrowser(fileOf(name, content, size))).toEqual(songs);
});

test.each(oddFiles)("$what: the command says of $name what the browser says", async ({ name, content }) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  const reported: Reported[] = [];
  await importFile(sql, path, { dryRun: true, report: (each) => reported.push(each) });
  const asRead = await readInBrowser(fileOf(name, content));
  const names = noNames();
  for (const each of asRead) collectNames(each, names);
  const offers = offersByKey(await findOffersInFile(sql, names));
  const read = asRead.map((each) => readAsOffered(each, offers));
  const problems = read.map((each) => problemIn(each as ReadSong));
  const open = read.filter((_, at) => problems[at] === undefined);
  const part = readPart(JSON.stringify({ dryRun: true, songs: open.map(({ song }) => song) }));
  const examined = await takePart(sql, part);
  const inBrowser = read.map((each, at) => {
    const problem = problems[at];
    return problem
      ? ["wrong", problem, each.remarks]
      : [examined[open.indexOf(each)]?.status, undefined, each.remarks];
  });
  const said = reported.map(({ status, message, remarks }) => [status, message, remarks]);
  // The second song of a file that is the same as the first is told by a rule that both have.
  expect(said.filter(([, message]) => !String(message).includes("the same song"))).toEqual(
    inBrowser.filter((_, at) => !String(reported[at]?.message).includes("the same song")),
  );
});

test("another sheet of a workbook is read by its name, and a wrong name is refused with all", async () => {
  const content = xlsxOf({
    Old: [["note"], ["x"]],
    Songs: [
      ["title", "lyrics"],
      ["Tere", "la"],
    ],
  });
  const file = fileOf("songs.xlsx", content, 1000);
  const described = await describeColumns({ ...file, sheet: "Songs" });
  expect(described.sheets).toEqual(["Old", "Songs"]);
  expect(described.columns).toEqual([
    { name: "title", example: "Tere" },
    { name: "lyrics", example: "la" },
  ]);
  await expect(describeColumns({ ...file, sheet: "New" })).rejects.toThrow(
    'There is no sheet "New". The file has: "Old", "Songs".',
  );
});

/** A zip whose directory says another size than its content has. */
function withSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return zip;
}

const bomb = zipSync({ "content.xml": [new Uint8Array(160_000_000), { level: 1 }] });
const entities = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>';

test.each([
  ["a file that unpacks to very much", "bomb.ods", bomb, /unpacks to more than 150 MB/],
  ["one that hides its size", "lie.ods", withSize(Uint8Array.from(bomb), 100), /damaged/],
  ["definitions of entities", "entities.ods", zipSync({ "content.xml": strToU8(entities) }), /damaged/],
  ["no zip", "text.xlsx", Buffer.from("title,lyrics\na,b\n"), /no workbook that can be read/],
  ["a password", "locked.xlsx", Buffer.from("d0cf11e0a1b11ae1", "hex"), /protected by a password/],
  ["half of a file", "half.ods", odsOf({ A: odsRow("title") }).slice(0, 200), /damaged/],
  ["an empty sheet", "empty.ods", odsOf({ A: "" }), /The file is empty/],
])("a workbook is refused in plain words: %s", async (_, name, content, words) => {
  await expect(readInBrowser(fileOf(name, content, 1_000_000))).rejects.toThrow(words);
});

test("a folder is imported with all its files, and columns that are left out are named", async () => {
  const songs = join(folder, "all", "old");
  mkdirSync(songs, { recursive: true });
  writeFileSync(join(songs, "b.txt"), "Naya\n\nla la");
  writeFileSync(join(songs, "a.lrc"), "[ti:Purana]\n[00:01.00]lo lo");
  writeFileSync(join(songs, "cover.jpg"), "x");
  writeFileSync(join(folder, "all", "table.csv"), "title,mood,lyrics\nTere,sad,la\n");
  const remarks: string[] = [];
  const reported: Reported[] = [];
  const counts = await importFiles(sql, [join(folder, "all")], {
    report: (each) => reported.push(each),
    remark: (words) => remarks.push(words),
  });
  expect(reported.map(({ place, title }) => `${place} ${title}`)).toEqual([
    ...["old/a.lrc Purana", "old/b.txt Naya", "table.csv, line 2 Tere"],
  ]);
  expect(counts).toMatchObject({ created: 3, wrong: 0 });
  expect(remarks).toEqual([
    expect.stringMatching(/all: left out, because .*: old\/cover\.jpg\.$/),
    expect.stringMatching(/^table\.csv: .* left out: "mood"\.$/),
  ]);
});
