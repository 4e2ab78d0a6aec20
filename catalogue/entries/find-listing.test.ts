import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findListing } from "./find-listing.ts";
import { saveEntry } from "./save-entry.ts";

describe("a list for the administrator", () => {
  test("is empty on an empty site", async () => {
    const { sql } = await openTestDatabase();
    for (const kind of ["singers", "artists", "lyricists", "music-directors", "albums"] as const)
      expect(await findListing(sql, kind)).toEqual({
        rows: [],
        total: 0,
        fitting: 0,
        page: 1,
        pages: 1,
        isWhole: true,
        gapCounts: {},
      });
  });

  test("is returned whole despite a filter, sorted by name, with pictures and song counts, in one statement", async () => {
    const { sql } = await openTestDatabase();
    const { id } = await saveEntry(sql, "singers", { name: "zohra", picture: "https://x/z" });
    for (const title of ["Ek", "Do"])
      await saveSong(sql, { title, lyrics_hindi: "क", singerNames: "Zohra, Asha", lyricistNames: "Sahir" });
    await saveEntry(sql, "singers", { name: "Begum" });
    const counted = countingStatements(sql);
    const listing = await findListing(counted.sql, "singers", { filter: "nobody" });
    expect(counted.statements()).toBe(1);
    expect(listing).toEqual({
      rows: [
        { id: expect.any(Number), name: "Asha", songCount: 2 },
        { id: expect.any(Number), name: "Begum", songCount: 0 },
        { id, name: "zohra", picture: "https://x/z", songCount: 2 },
      ],
      total: 3,
      fitting: 3,
      page: 1,
      pages: 1,
      isWhole: true,
      gapCounts: { picture: 2, songs: 1, "other-name": 3, years: 3, about: 3 },
    });
    expect(await findListing(sql, "artists")).toEqual(listing);
    expect((await findListing(sql, "lyricists")).rows).toMatchObject([{ name: "Sahir", songCount: 2 }]);
    expect((await findListing(sql, "music-directors")).rows).toEqual([]);
  });

  test("of albums has years, and sorts equal names by year", async () => {
    const { sql } = await openTestDatabase();
    for (const year of [2002, 1955])
      await saveEntry(sql, "albums", { name: "Devdas", year, picture: `https://x/${year}` });
    await saveSong(sql, { title: "A", lyrics_hindi: "अ", albumName: "Devdas (2002)" });
    await saveSong(sql, { title: "B", lyrics_hindi: "ब", albumName: "Anarkali" });
    expect((await findListing(sql, "albums")).rows).toEqual([
      { id: expect.any(Number), name: "Anarkali", songCount: 1 },
      {
        id: expect.any(Number),
        name: "Devdas",
        picture: "https://x/1955",
        year: 1955,
        songCount: 0,
      },
      {
        id: expect.any(Number),
        name: "Devdas",
        picture: "https://x/2002",
        year: 2002,
        songCount: 1,
      },
    ]);
  });
});

describe("a list of more than 300", async () => {
  const { sql } = await openTestDatabase();
  await sql`insert into albums (name, year) select 'Album ' || lpad(n::text, 5, '0'), 1900 + n % 100
    from generate_series(1, 298) as n`;
  await sql`insert into albums (name, year) values ('100% Dil_', 1990)`;
  await sql`insert into albums (name) values ('Back\\slash''s')`;
  const namesOf = async (filter: string) =>
    (await findListing(sql, "albums", { filter })).rows.map(({ name }) => name);

  test("is returned whole up to 300 entries", async () => {
    const { rows, total, isWhole } = await findListing(sql, "albums", { page: 2 });
    expect([rows.length, total, isWhole]).toEqual([300, 300, true]);
  });

  test("is returned in pages of fifty, sorted by name, and a later page gives the last", async () => {
    await saveSong(sql, { title: "A", lyrics_hindi: "अ", albumName: "Ek aur" });
    const first = await findListing(sql, "albums");
    expect(first).toMatchObject({
      total: 301,
      fitting: 301,
      page: 1,
      pages: 7,
      isWhole: false,
    });
    expect(first.rows).toHaveLength(50);
    expect(first.rows[0]?.name).toBe("100% Dil_");
    const second = await findListing(sql, "albums", { page: 2 });
    expect([second.page, second.rows[0]?.name]).toEqual([2, "Album 00050"]);
    const last = await findListing(sql, "albums", { page: 1_000_000_000 });
    expect(last).toMatchObject({ page: 7, rows: [{ name: "Ek aur", songCount: 1 }] });
  });

  test("is filtered by the server, with the first 200 rows and the number of matches", async () => {
    expect(await findListing(sql, "albums", { filter: " ALBUM 0012" })).toMatchObject({
      total: 301,
      fitting: 10,
      page: 1,
      pages: 1,
      isWhole: false,
    });
    const many = await findListing(sql, "albums", { filter: "album" });
    expect([many.rows.length, many.fitting]).toEqual([200, 298]);
    expect(many.rows[9]).toEqual({
      id: expect.any(Number),
      name: "Album 00010",
      year: 1910,
      songCount: 0,
    });
    expect((await findListing(sql, "albums", { filter: "aur" })).rows).toMatchObject([{ songCount: 1 }]);
  });

  test("finds albums by a year, and treats every character of the filter literally", async () => {
    expect(await findListing(sql, "albums", { filter: "1999" })).toMatchObject({ fitting: 2 });
    for (const filter of ["%", "_", "dil_"]) expect(await namesOf(filter)).toEqual(["100% Dil_"]);
    for (const filter of ["\\", "'", "slash's"]) expect(await namesOf(filter)).toEqual(["Back\\slash's"]);
    expect(await findListing(sql, "albums", { filter: "a%m" })).toMatchObject({ fitting: 0, rows: [] });
    expect(await findListing(sql, "albums", { filter: "\0" })).toMatchObject({ fitting: 301, pages: 7 });
  });

  test("counts all matches, and shows the first by name", async () => {
    await sql`insert into albums (name) select 'Bahut ' || lpad(n::text, 5, '0') from generate_series(1, 1500) as n`;
    const { fitting, rows } = await findListing(sql, "albums", { filter: "bahut" });
    expect([fitting, rows.length, rows[0]?.name]).toEqual([1_500, 200, "Bahut 00001"]);
  });
});
