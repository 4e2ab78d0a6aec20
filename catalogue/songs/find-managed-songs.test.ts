/** Runs on one server: what it executes is executed on both by `plans` and `narrowed-search`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findManagedSongs } from "./find-managed-songs.ts";
import { saveSong } from "./save-song.ts";

describe("the table of songs", () => {
  test("of an empty site is empty, on one page", async () => {
    const { sql } = await openTestDatabase();
    expect(await findManagedSongs(sql, { page: 3 })).toEqual({
      count: 0,
      isPart: false,
      page: 1,
      pages: 1,
      songs: [],
      gapCounts: {},
    });
    expect(await findManagedSongs(sql, { page: 1, q: "a" })).toMatchObject({ count: 0, songs: [] });
  });

  test("shows each song with singers, album and views, newest first, in one statement", async () => {
    const { sql } = await openTestDatabase();
    const { id } = await saveSong(sql, {
      title: "Inhi Logon Ne",
      lyrics_hindi: "क",
      albumName: "Pakeezah",
      singerNames: "Lata, Asha",
    });
    const later = await saveSong(sql, { title: "Akela", lyrics_hindi: "क" });
    await sql`update lyrics set views = 7 where id = ${id}`;
    const counted = countingStatements(sql);
    expect((await findManagedSongs(counted.sql, { page: 1 })).songs).toEqual([
      { id: later.id, title: "Akela", singerName: "", albumName: null, views: 0, fit: null },
      { id, title: "Inhi Logon Ne", singerName: "Lata, Asha", albumName: "Pakeezah", views: 7, fit: null },
    ]);
    expect(counted.statements()).toBe(1);
  });

  test("has fifty songs a page without repeats, and a later page gives the last", async () => {
    const { sql } = await openTestDatabase();
    await sql`insert into lyrics (title, lyrics_hindi) select 'Song ' || n, 'क' from generate_series(1, 120) as n`;
    const pages = await Promise.all([1, 2, 3].map((page) => findManagedSongs(sql, { page })));
    expect(pages.map(({ count, page, pages: all, songs }) => [count, page, all, songs.length])).toEqual([
      [120, 1, 3, 50],
      [120, 2, 3, 50],
      [120, 3, 3, 20],
    ]);
    expect(new Set(pages.flatMap(({ songs }) => songs.map(({ id }) => id))).size).toBe(120);
    expect(await findManagedSongs(sql, { page: 1_000_000_000 })).toEqual(pages[2]);
    expect(await findManagedSongs(sql, { page: 1, q: " \t" })).toEqual(pages[0]);
    await sql`delete from lyrics where id in (select id from lyrics order by id limit 20)`;
    expect(await findManagedSongs(sql, { page: 2 })).toMatchObject({ count: 100, pages: 2 });
  });
});

describe("a search in the table of songs", async () => {
  const { sql } = await openTestDatabase();
  const add = async (title: string, fields = {}) =>
    (await saveSong(sql, { title, lyrics_hindi: "nirala", ...fields })).id;
  const hits = async (q: string) =>
    (await findManagedSongs(sql, { page: 1, q })).songs.map(({ title, fit }) => `${title}: ${fit}`);

  await add("Ek", { singerNames: "Mukesh", albumName: "Anari (1959)" });
  await add("Do", { singerNames: "Nitin Mukesh", lyricistNames: "Mukesh Sharma", albumName: "Anari 2" });
  await add("Mukesh", {});
  await add("Yaad-e-Mukesh", { musicDirectorNames: "Roshan" });
  await add("Teen", { lyricistNames: "Mukesh" });
  await add("Chaar", { musicDirectorNames: "mukesh" });
  await add("100% Dil_", { singerNames: "Back\\slash, O'Hara" });

  test("finds titles and names: first those that equal the query, then those that contain it, newest first", async () => {
    const counted = countingStatements(sql);
    const found = await findManagedSongs(counted.sql, { page: 5, q: " MUKESH " });
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({ count: 6, page: 1, pages: 1 });
    expect(await hits("mukesh")).toEqual([
      ...["Chaar: exact", "Teen: exact", "Mukesh: exact", "Ek: exact"],
      ...["Yaad-e-Mukesh: substring", "Do: substring"],
    ]);
  });

  test("finds songs by an album's name, because the list of albums links here", async () => {
    expect(await hits("Anari")).toEqual(["Ek: exact", "Do: substring"]);
  });

  test.each([
    ["%", ["100% Dil_: substring"]],
    ["_", ["100% Dil_: substring"]],
    ["\\", ["100% Dil_: substring"]],
    ["o'hara", ["100% Dil_: exact"]],
    ["'; drop table lyrics; --", []],
    ["e%o", []],
    ["\u200b", []],
    ["ro\0shan", ["Yaad-e-Mukesh: exact"]],
  ])("takes %j as plain characters", async (q, found) => {
    expect(await hits(q)).toEqual(found);
  });

  test("finds a song by a line of either script in any spelling, after songs found by title or names", async () => {
    await add("Chhoti Si Asha", {
      lyrics_english: "Dil hai chhota sa\nChhoti si aasha",
      lyrics_hindi: "दिल है छोटा सा\nछोटी सी आशा",
    });
    await add("Dil Hai Chhota", { lyrics_hindi: "और कुछ नहीं" });
    expect(await hits("dil hai chhota")).toEqual(["Dil Hai Chhota: exact", "Chhoti Si Asha: line"]);
    expect(await hits("दिल है छोटा सा")).toEqual(["Chhoti Si Asha: line", "Dil Hai Chhota: similar"]);
    expect(await hits("dil he chota sa")).toContain("Chhoti Si Asha: line");
    expect(await hits("aur kuch nahin")).toEqual(["Dil Hai Chhota: line"]);
  });

  test("searches lines for a single word only if no title or name contains it", async () => {
    await add("Nirale Din", { singerNames: "Talat", lyrics_hindi: "mukesh ke geet" });
    expect(await hits("mukesh")).not.toContain("Nirale Din: line");
    expect(await hits("ke geet")).toEqual(["Nirale Din: line"]);
    expect((await hits("nirala")).at(-1)).toMatch(/: (line|similar)$/);
    expect(await hits("nirala")).toContain("Ek: line");
  });

  test("shows the first two hundred hits and counts all", async () => {
    await sql`insert into lyrics (title, lyrics_hindi) select 'Bahut ' || n, 'क' from generate_series(1, 250) as n`;
    await add("bahut");
    const { count, songs } = await findManagedSongs(sql, { page: 1, q: "bahut" });
    expect([count, songs.length]).toEqual([251, 200]);
    expect(songs.slice(0, 2)).toMatchObject([
      { title: "bahut", fit: "exact" },
      { title: "Bahut 250", fit: "substring" },
    ]);
  });
});
