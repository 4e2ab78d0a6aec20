/** Likely twins: which pairs are listed, in which order, and what takes them off the list. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import type { EntryKind } from "../entries/entry-kinds.ts";
import { mergeEntries } from "../entries/merge-entries.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findLikelyTwins, type TwinKind } from "./find-likely-twins.ts";
import { findNotedTwins } from "./find-noted-twins.ts";
import { markDifferent } from "./mark-different.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const add = async (
  name: string,
  kind: EntryKind = "singers",
  year: number | null = null,
  aliases: string[] = [],
) =>
  (await saveEntry(sql, kind, { name, year: kind === "albums" && year === null ? 1999 : year, aliases })).id;
const song = async (title: string, names: object = {}) =>
  (await saveSong(sql, { title, lyrics_english: "la", ...names })).id;
/** Of what is noted, as the queue does soon. */
const listTwins = async (kind: TwinKind) => {
  await findNotedTwins(sql, 1_000);
  return findLikelyTwins(sql, kind, { page: 1 });
};
const pairs = async (kind: TwinKind) =>
  (await listTwins(kind)).pairs.map(({ first, second }) => [first.name, second.name]);
const restoreLast = async () => {
  const [entry] = (await listTrash(sql, { page: 1 })).entries;
  return restoreFromTrash(sql, entry?.trashId ?? 0);
};

describe.each(["singers", "lyricists", "music-directors"] as const)("likely twins among the %s", (kind) => {
  const field = {
    singers: "singerNames",
    lyricists: "lyricistNames",
    "music-directors": "musicDirectorNames",
  }[kind];

  test("sound the same, those that meet in a song first", async () => {
    await add("Shakeel Badayuni", kind);
    await add("शकील बदायूनी", kind);
    await add("Talat Mahmood", kind);
    await song("Geet", { [field]: "Naushad Ali, नौशाद अली" });
    expect(await pairs(kind)).toEqual([
      ["Naushad Ali", "नौशाद अली"],
      ["Shakeel Badayuni", "शकील बदायूनी"],
    ]);
  });

  test("that are only nearly the same are likelier where they meet in a song or on an album", async () => {
    await song("Ek", { [field]: "Kishore Kumar", albumName: "Aradhana (1969)" });
    await song("Do", { [field]: "Lata Mangeshkar, Lata Mangeshker", albumName: "Andaz (1971)" });
    await song("Teen", { [field]: "Jagit Sing, Jagjit Singh" });
    await deleteEntry(
      sql,
      "songs",
      await song("Char", { [field]: "Kishar Kumar", albumName: "Aradhana (1969)" }),
    );
    expect(await pairs(kind)).toEqual([
      ["Lata Mangeshkar", "Lata Mangeshker"],
      ["Jagit Sing", "Jagjit Singh"],
      ["Kishore Kumar", "Kishar Kumar"],
    ]);
  });

  test("meet as soon as a song is put on the album of the other", async () => {
    await song("Ek", { [field]: "Kishore Kumar", albumName: "Aradhana (1969)" });
    const second = await song("Do", { [field]: "Kishar Kumar", albumName: "Andaz (1971)" });
    const meet = async () => (await listTwins(kind)).pairs.map(({ commonSongs }) => commonSongs);
    expect(await meet()).toEqual([0]);
    await sql`update lyrics set album_id = (select id from albums where name = 'Aradhana') where id = ${second}`;
    expect(await meet()).toEqual([1]);
  });
});

test("another name counts, and a new one or a merge takes a pair off the list", async () => {
  const lata = await add("Lata Mangeshkar", "singers", null, ["Swar Kokila"]);
  const other = await add("स्वर कोकिला");
  expect(await pairs("singers")).toEqual([["Lata Mangeshkar", "स्वर कोकिला"]]);
  await saveEntry(sql, "singers", { name: "Lata Mangeshkar", aliases: [] }, { id: lata });
  expect(await pairs("singers")).toEqual([]);
  await saveEntry(sql, "singers", { name: "लता मंगेशकर" }, { id: other });
  expect(await pairs("singers")).toHaveLength(1);
  await mergeEntries(sql, "singers", { from: other, into: lata });
  expect(await pairs("singers")).toEqual([]);
});

test("albums have one year, or one of them has none", async () => {
  await add("Devdas", "albums", 1955);
  await add("देवदास", "albums", 2002);
  expect(await pairs("albums")).toEqual([]);
  await add("Devdaas", "albums", 2002);
  await song("Geet", { albumName: "Anand" });
  await add("आनंद", "albums", 1971);
  expect(await pairs("albums")).toEqual([
    ["देवदास", "Devdaas"],
    ["Anand", "आनंद"],
  ]);
  await sql`update albums set year = 1960 where name = 'Anand'`;
  expect(await pairs("albums")).toEqual([["देवदास", "Devdaas"]]);
});

test("songs without a year have that of their album, also once it is corrected", async () => {
  await song("Tere Bina", { lyrics_english: "ek", year: 1975 });
  await song("तेरे बिना", { lyrics_english: "do", albumName: "Aandhi (1957)" });
  expect(await pairs("songs")).toEqual([]);
  await sql`update albums set year = 1975`;
  expect(await pairs("songs")).toHaveLength(1);
});

test("songs have titles that sound the same, and the first line, the album or the year in common", async () => {
  const line = (text: string) => ({ lyrics_english: text });
  await song("Tere Bina", { ...line("ek"), year: 1975 });
  const year = await song("तेरे बिना", { ...line("do"), year: 1975 });
  await song("Mere Sapne", { ...line("teen"), albumName: "Aradhana" });
  await song("Mere Sapne", { ...line("char"), albumName: "Aradhana" });
  await song("Pyar Hua", line("paanch"));
  await song("Pyar Hua", line("paanch"));
  await song("Akela", line("chhe"));
  await song("Akela", line("saat"));
  expect(await pairs("songs")).toEqual([
    ["Pyar Hua", "Pyar Hua"],
    ["Mere Sapne", "Mere Sapne"],
    ["Tere Bina", "तेरे बिना"],
  ]);
  await sql`update lyrics set year = 1976 where id = ${year}`;
  expect(await pairs("songs")).toHaveLength(2);
});

test("a pair that is marked as not the same stays away, also after the trash, until one is gone for good", async () => {
  const one = await add("Shankar");
  const other = await add("शंकर");
  await listTwins("singers");
  expect(await markDifferent(sql, "singers", other, one)).toBe(true);
  expect(await markDifferent(sql, "singers", other, one)).toBe(false);
  await saveEntry(sql, "singers", { name: "Shankarr" }, { id: one });
  await saveEntry(sql, "singers", { name: "Shankar" }, { id: one });
  expect(await pairs("singers")).toEqual([]);
  await deleteEntry(sql, "singers", one);
  await restoreLast();
  expect(await pairs("singers")).toEqual([]);
  await deleteEntry(sql, "singers", one);
  await sql`delete from private.trash`;
  expect(await sql`select from private.different_entries`).toHaveLength(0);
  expect(await markDifferent(sql, "singers", 0.5, 2 ** 60)).toBe(false);
});

test("the list has pages, and a page beyond the last is the last", async () => {
  await sql`insert into singers (name) select 'Naam ' || chr(97 + n / 26) || chr(97 + n % 26)
    from generate_series(0, 1) as n`;
  await sql`truncate private.likely_twins`;
  await sql`
    insert into private.likely_twins (entries, first_id, second_id, is_same_sound, rank)
    select 'singers', n, 1000 + n, true, 2 from generate_series(1, 60) as n`;
  const last = await findLikelyTwins(sql, "singers", { page: 9 });
  expect(last).toMatchObject({ count: 60, page: 2, pages: 2 });
  expect(last.pairs).toHaveLength(10);
  await sql`truncate private.likely_twins`;
});
