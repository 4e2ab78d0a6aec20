import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findOfferedNames, saveSong } from "#catalogue";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { importFile } from "./import-file.ts";
import { findOffersInFile } from "./songs/answer-names.ts";
import {
  collectNames,
  noNames,
  offersByKey,
  offersInFile,
  offersOfKind,
  readAsOffered,
} from "./songs/offered-names.ts";
import { personKey } from "./songs/person-key.ts";

const { sql } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "antara-offered-"));
afterAll(() => rmSync(folder, { recursive: true }));

const people = ["singers", "lyricists", "music_directors"] as const;

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from albums`;
  for (const table of people) await sql`delete from ${sql(table)}`;
});

const row = (title: string, singers: string, more: object = {}) => ({
  title,
  singers,
  lyrics_english: "la",
  ...more,
});

async function take(rows: readonly object[], dryRun = false) {
  const file = join(folder, "rows.json");
  writeFileSync(file, JSON.stringify(rows));
  const said: string[] = [];
  await importFile(sql, file, {
    dryRun,
    report: ({ status, message = "", remarks = [] }) =>
      said.push([status, message, ...remarks].filter(Boolean).join(" ")),
  });
  return said;
}

const names = async (table: (typeof people)[number]) =>
  (await sql<{ name: string }[]>`select name from ${sql(table)} order by id`).map(({ name }) => name);

const credits = async () =>
  (
    await sql<{ title: string; names: string }[]>`
      select l.title, string_agg(s.name, ', ' order by c.position) as names
      from lyrics as l join lyrics_singers as c on c.lyric_id = l.id join singers as s on s.id = c.singer_id
      group by l.id order by l.id`
  ).map((song) => `${song.title}: ${song.names}`);

test("joint names are split where a part is stored or alone in the file, else left whole, both remarked", async () => {
  await saveSong(sql, { title: "Old", lyrics_english: "la", singerNames: "Lata" });
  const rows = [
    row("A", "Lata & Rafi"),
    row("B", "Asha + Mukesh"),
    row("C", "Talat / Suman; Hemant"),
    row("D", "Suman"),
    row("E", "Chorus"),
  ];
  const said = [
    'created singers: "Lata & Rafi" was read as Lata, Rafi.',
    'created singers: "Asha + Mukesh" may be several people.',
    'created singers: "Talat / Suman" was read as Talat, Suman.',
    "created",
    'created singers: "Chorus" is nobody and was left out.',
  ];
  expect(await take(rows, true)).toEqual(said);
  expect(await take(rows)).toEqual(said);
  expect(await credits()).toEqual([
    ...["Old: Lata", "A: Lata, Rafi", "B: Asha + Mukesh", "C: Talat, Suman, Hemant", "D: Suman"],
  ]);
  expect((await take(rows)).map((each) => each.split(" ")[0])).toEqual(rows.map(() => "unchanged"));
});

test("a song with joint singers is the stored song of the first of them, and one of the file", async () => {
  await saveSong(sql, { title: "A", lyrics_english: "lo", singerNames: "Lata, Rafi" });
  expect(await take([row("A", "Lata feat. Rafi"), row("A", "Lata, Rafi")])).toEqual([
    'updated singers: "Lata feat. Rafi" was read as Lata, Rafi.',
    expect.stringMatching(/^wrong It is the same song as song 1/),
  ]);
});

test("several spellings of new initials in a file are one person, in all of its parts", async () => {
  const spellings = ["S.D. Varman", "S. D. Varman", "SD Varman", "S D Varman"];
  const rows = Array.from({ length: 449 }, (_, n) => row(`Song ${n}`, spellings[n % 4] ?? ""));
  await take(rows);
  expect(await names("singers")).toEqual(["S.D. Varman"]);
  expect(await take([row("Song 1", "S.D.Varman")])).toEqual(["unchanged"]);
});

test("a last name before a first one is turned round only where that is stored", async () => {
  await sql`insert into lyricists (name) values ('Asha Tarana')`;
  expect(
    await take([row("A", "Tarana, Asha"), row("B", "Mona, Lisa"), row("C", "Vani"), row("D", "Vani, Usha")]),
  ).toEqual([
    'created singers: "Tarana, Asha" was read as Asha Tarana.',
    'created singers: "Mona, Lisa" may be one person.',
    ...["created", "created"],
  ]);
  expect(await credits()).toEqual(["A: Asha Tarana", "B: Mona, Lisa", "C: Vani", "D: Vani, Usha"]);
});

test("offers that are not chosen leave a text as it is, and those that are taken leave no further one", async () => {
  const texts = new Map([
    ["A & B, C", 2],
    ["Chorus", 1],
  ]);
  const asked = { kind: "people", texts: [...texts.keys()], areNew: false } as const;
  const found = offersOfKind(asked, await findOfferedNames(sql, asked.texts));
  const offers = offersInFile(found, { ...noNames(), people: texts });
  expect(offers.map(({ typed, songCount, isChosen }) => [typed, songCount, isChosen])).toEqual([
    ["A & B", 2, false],
    ["Chorus", 1, true],
  ]);
  const read = { place: "", song: { singers: "A & B, C;Chorus" } };
  expect(readAsOffered(read, offersByKey([])).song.singers).toBe("A & B, C;Chorus");
  const all = offersByKey(offers.map((offer) => ({ ...offer, isChosen: true })));
  const once = readAsOffered(read, all);
  expect(once.song.singers).toBe("A, B, C");
  expect(readAsOffered(once, all)).toBe(once);
});

test("names in a file are one person exactly where the database says so", async () => {
  const all = [
    ...["S.D. Varman", "S. D. Varman", "SD Varman", "S D Varman", "s.d.varman", "SD VARMAN", "Om Prakash"],
    ...[
      "O. M. Prakash",
      "OM Prakash",
      "Md Rafi",
      "M. D. Rafi",
      "AR Rahman",
      "A. R. Rahman",
      "KK",
      "K.K.",
      "केके",
    ],
    ...["के. के.", "एस. डी. वर्मन", "एस॰ डी॰ वर्मन", "एसडी वर्मन", "लता", "पु. ल. देशपांडे", "पु ल देशपांडे", "Jo"],
  ];
  const rows = await sql<{ name: string; key: string | null }[]>`
    select n as name, (private.initials_of(n)).key from unnest(${all}::text[]) as n`;
  const keyOf = new Map(rows.map(({ name, key }) => [name, key ?? `= ${name.toLowerCase()}`]));
  for (const one of all)
    for (const other of all)
      expect(personKey(one) === personKey(other), `${one}, ${other}`).toBe(
        keyOf.get(one) === keyOf.get(other),
      );
});

/** As a browser and the command do. */
async function offersFor(rows: readonly object[]) {
  const collected = noNames();
  for (const song of rows) collectNames({ place: "", song: song as Record<string, string> }, collected);
  return findOffersInFile(sql, collected);
}

test("albums and genres that are near stored ones are offered as those, and left as they are unchosen", async () => {
  await saveSong(sql, { title: "Old", lyrics_english: "la", albumName: "Kabhi Kabhie", genre: "Romantic" });
  const rows = [row("A", "", { album: "Kabhi Kabi", genre: "Romatic" }), row("B", "", { genre: "ROMANTIC" })];
  const said = [
    'created album: "Kabhi Kabi" may be Kabhi Kabhie, which is here already. ' +
      'genre: "Romatic" may be Romantic, which is here already.',
    "created",
  ];
  const offers = await offersFor(rows);
  const chosen = offersByKey(offers.map((offer) => ({ ...offer, isChosen: true })));
  expect(readAsOffered({ place: "", song: rows[0] ?? {} }, chosen).song).toMatchObject({
    album: "Kabhi Kabhie",
    genre: "Romantic",
  });
  expect(await take(rows, true)).toEqual(said);
  expect(await take(rows)).toEqual(said);
  expect((await sql`select name from albums order by id`).map(({ name }) => name)).toEqual([
    "Kabhi Kabhie",
    "Kabhi Kabi",
  ]);
});

test("new names of one file that are near each other are offered as the most frequent one of them", async () => {
  const rows = [
    row("A", "Lata Mangeshker", { album: "Kabhi Kabhie (1976)", genre: "Romatic" }),
    row("B", "Lata Mangeshkar, Mukesh", { album: "Kabhi Kabi (1976)", genre: "Romantic" }),
    row("C", "Asha Bhosle; Lata Mangeshkar", { album: "Kabhi Kabhie (1976)", genre: "Romantic" }),
    row("D", "Usha Bhosle", { album: "Kabhi Kabi (1999)" }),
    row("E", "Muhammad Rafee", { lyricists: "Mohammed Rafi" }),
    row("F", "Mohammed Rafi"),
  ];
  const offered = (await offersFor(rows)).map(({ kind, typed, names, nearSongs, songCount, isChosen }) => [
    ...[kind, typed, ...names, nearSongs, songCount, isChosen],
  ]);
  expect(offered.toSorted()).toEqual([
    ["album", "Kabhi Kabi (1976)", "Kabhi Kabhie (1976)", 2, 1, false],
    ["genre", "Romatic", "Romantic", 2, 1, false],
    ["people", "Lata Mangeshker", "Lata Mangeshkar", 2, 1, false],
    ["people", "Muhammad Rafee", "Mohammed Rafi", 2, 1, false],
  ]);
  const said = await take(rows, true);
  expect(said[0]).toBe(
    'created singers: "Lata Mangeshker" may be Lata Mangeshkar, who is in these files too. ' +
      'genre: "Romatic" may be Romantic, which is in these files too.',
  );
  expect(await take(rows)).toEqual(said);
  // Stored now, they are no new names.
  expect((await offersFor(rows)).filter(({ isInFile }) => isInFile)).toEqual([]);
});

test("spellings of the same initials are read as the most frequent one, without being asked about", async () => {
  const rows = ["S D Varman", "S. D. Varman", "S. D. Varman"].map((name) => row("A", name));
  expect((await offersFor(rows)).map(({ typed, names, isChosen }) => [typed, ...names, isChosen])).toEqual([
    ["S D Varman", "S. D. Varman", true],
  ]);
});

test("a person of a joint name is offered as whom the name means, and read so once both are chosen", async () => {
  const rows = [
    row("A", "Mohd. Rafique & Asha Tarana"),
    row("B", "Mohammed Rafique"),
    row("C", "Mohammed Rafique"),
    row("D", "Asha Tarana"),
  ];
  const offers = await offersFor(rows);
  expect(offers.map(({ typed, names, songCount }) => [typed, names, songCount])).toEqual([
    ["Mohd. Rafique & Asha Tarana", ["Mohd. Rafique", "Asha Tarana"], 1],
    ["Mohd. Rafique", ["Mohammed Rafique"], 1],
  ]);
  const all = offersByKey(offers.map((offer) => ({ ...offer, isChosen: true })));
  const read = { place: "", song: { singers: "Mohd. Rafique & Asha Tarana" } };
  expect(readAsOffered(read, all).song.singers).toBe("Mohammed Rafique, Asha Tarana");
});

test("albums that are named with and without a year are offered as the same spelling", async () => {
  const albums = ["Chithi", "Chithi", "Chitthi (1985)", "Chitthi (1985)", "Chitthi (1985)", "Chitthi"];
  const rows = [...albums, "Chithi (1985)"].map((album, at) => row(`${at}`, "Lata", { album }));
  expect((await offersFor(rows)).map(({ typed, names }) => [typed, ...names])).toEqual([
    ["Chithi", "Chitthi"],
    ["Chithi (1985)", "Chitthi (1985)"],
  ]);
});

test("a bare name near remakes is offered without a year, since the year of its song tells which", async () => {
  await take([row("A", "Lata", { album: "Devdasi (1955)" }), row("B", "Lata", { album: "Devdasi (2002)" })]);
  const offers = await offersFor([
    row("C", "Lata", { album: "Dewdasi" }),
    row("D", "Lata", { album: "Dewdasi (2002)" }),
  ]);
  expect(offers.map(({ typed, names }) => [typed, ...names])).toEqual([
    ["Dewdasi", "Devdasi"],
    ["Dewdasi (2002)", "Devdasi (2002)"],
  ]);
});

test("names that mean each other in a row mean the first of them", async () => {
  const names = ["Suman Kalyanpur", "Suman Kalyanpyr", "Suman Kalyampyr"];
  const rows = names.flatMap((name, place) => Array.from({ length: 3 - place }, () => row("A", name)));
  const meant = (await offersFor(rows)).flatMap((offer) => offer.names);
  expect(new Set(meant)).toEqual(new Set(["Suman Kalyanpur"]));
});
