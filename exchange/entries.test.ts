import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { saveEntry, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportFile } from "./export-file.ts";
import { importFile } from "./import-file.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-entries-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
async function take(sql: Sql, file: string, dryRun = false): Promise<string[]> {
  const lines: string[] = [];
  await importFile(sql, file, {
    dryRun,
    report: ({ place, title, status, message = "" }) =>
      lines.push(`${place} ${title} ${status} ${message}`.trim()),
  });
  return lines;
}

const { sql: original } = await openTestDatabase();
const lata = {
  otherName: "लता",
  aliases: ["Lata Ji", "=1+1"],
  birthYear: 1929,
  deathYear: 2022,
  about: '"Nightingale", they say',
};
await saveEntry(original, "singers", { name: "Lata", picture: "https://pictures.example/lata.jpg", ...lata });
await saveEntry(original, "lyricists", { name: "Gulzar", birthYear: 1934 });
await saveEntry(original, "music-directors", { name: "Gulzar", picture: "https://pictures.example/g.jpg" });
await saveEntry(original, "albums", {
  name: "Devdas",
  year: 2002,
  aliases: ["Devdas, the film"],
  label: "HMV",
  about: "-",
});
await saveEntry(original, "albums", { name: "Devdas", year: 1955 });
await saveSong(original, { title: "A", lyrics_hindi: "अ", albumName: "No year", singerNames: "Asha" });
const count = 7;

describe.each(["csv", "json"])("people and albums as %s", (form) => {
  test("come back unchanged on an empty site, and a second import changes nothing", async () => {
    const file = join(folder, `all.${form}`);
    expect(await exportFile(original, file, "entries")).toBe(count);
    const { sql } = await openTestDatabase();
    const tried = await take(sql, file, true);
    expect(await sql`select from albums`).toHaveLength(0);
    expect(await take(sql, file)).toEqual(tried);
    expect(tried.filter((line) => line.endsWith(" created"))).toHaveLength(count);
    const again = join(folder, `again.${form}`);
    await exportFile(sql, again, "entries");
    expect(readFileSync(again, "utf8")).toBe(readFileSync(file, "utf8"));
    const versions = () =>
      sql`select name, updated_at::text, (select count(*) from private.revisions) as revisions
        from albums order by id`;
    const before = await versions();
    expect((await take(sql, file)).filter((line) => line.endsWith(" unchanged"))).toHaveLength(count);
    expect(await versions()).toEqual(before);
  });
});

test("columns are known by the names that people give them, and what a file does not mention stays", async () => {
  const { sql } = await openTestDatabase();
  await take(
    sql,
    fileOf("first.csv", "Type,Name,Born,Description\nSinger,Asha,1933,Sings\nAlbum,Aandhi,,\n"),
  );
  expect(
    await take(sql, fileOf("second.csv", "kind,name,image url\nsinger,ASHA,https://a.example/a.jpg\n")),
  ).toEqual(["line 2 ASHA updated"]);
  expect(
    await sql`select name, image_url, birth_year, about from singers join person_facts using (name_key)`,
  ).toEqual([{ name: "ASHA", image_url: "https://a.example/a.jpg", birth_year: 1933, about: "Sings" }]);
  const [revision] = await sql`select way from private.revisions order by id desc limit 1`;
  expect(revision).toEqual({ way: "import" });
});

test("each wrong row is named with its cause and the next step, and the others are taken", async () => {
  const { sql } = await openTestDatabase();
  await saveEntry(sql, "singers", { name: "Lata", aliases: ["Lata Ji"] });
  await saveEntry(sql, "albums", { name: "Devdas", year: 1955 });
  await saveEntry(sql, "albums", { name: "Devdas", year: 2002 });
  const rows = [
    { kind: "poet", name: "Mir" },
    { kind: "singer", name: "" },
    { kind: "singer", name: "A, B" },
    { kind: "lyricist", name: "Lata Ji" },
    { kind: "singer", name: "C", birth_year: "soon" },
    { kind: "singer", name: "D", birth_year: 2000, death_year: 1900 },
    { kind: "singer", name: "E", picture: "none" },
    { kind: "album", name: "F", birth_year: 1900 },
    { kind: "album", name: "F", year: 1960, label: "x".repeat(201) },
    { kind: "album", name: "Devdas", about: "Which?" },
    { kind: "album", name: "G", year: 1800 },
    "H",
    { kind: "music_director", name: "Madan" },
  ];
  const lines = await take(sql, fileOf("wrong.json", JSON.stringify(rows)));
  expect(lines.map((line) => line.replace(/^song \d+ /, ""))).toEqual([
    expect.stringMatching(
      /^Mir wrong The kind has to be one of: singer, artist, lyricist, music director, album\./,
    ),
    expect.stringMatching(/wrong Please enter a name/),
    expect.stringMatching(/wrong A name cannot hold a comma.*leave it out/),
    expect.stringMatching(/wrong "Lata Ji" is a name of "Lata"\. Choose another name/),
    "C created",
    expect.stringMatching(/wrong The death year is before the birth year\. Please correct/),
    "E created",
    expect.stringMatching(/wrong birth_year is no field of this kind \(album\)\. Please empty it/),
    expect.stringMatching(/wrong The record label may have at most 200 characters\. Please shorten it/),
    expect.stringMatching(/wrong There are several albums of this name\. Please add the column year/),
    expect.stringMatching(/wrong Please give a year from 1900/),
    expect.stringMatching(/wrong It is "H"/),
    "Madan created",
  ]);
  expect(await sql`select name from music_directors`).toEqual([{ name: "Madan" }]);
});

test("an unknown column of a file of people is left out, and named", async () => {
  const { sql } = await openTestDatabase();
  const remarks: string[] = [];
  const file = fileOf("unknown.csv", "kind,name,shoe size\nsinger,Lata,38\n");
  await importFile(sql, file, { report: () => {}, remark: (words) => remarks.push(words) });
  expect(remarks).toEqual([
    expect.stringMatching(/^unknown\.csv: these columns are no field.*: "shoe size"\.$/),
  ]);
  expect(await sql`select name from singers`).toEqual([{ name: "Lata" }]);
});
