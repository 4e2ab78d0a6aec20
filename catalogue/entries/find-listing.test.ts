import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveAlbum } from "../albums/save-album.ts";
import { savePerson } from "../people/save-person.ts";
import { countingStatements } from "../songs/counting-statements.ts";
import { saveSong } from "../songs/save-song.ts";
import { findListing } from "./find-listing.ts";

describe("a list for the administrator", () => {
  test("of an empty site is empty", async () => {
    const { sql } = await openTestDatabase();
    for (const kind of ["singers", "artists", "lyricists", "music-directors", "albums"] as const)
      expect(await findListing(sql, kind)).toEqual({ rows: [], total: 0, isPartial: false });
  });

  test("comes whole, by name, with pictures and counts of songs, in one statement and whatever the filter", async () => {
    const { sql } = await openTestDatabase();
    const { id } = await savePerson(sql, "singers", { name: "zohra", imageUrl: "https://x/z" });
    for (const title of ["Ek", "Do"])
      await saveSong(sql, { title, lyrics_hindi: "क", singerNames: "Zohra, Asha", lyricistNames: "Sahir" });
    await savePerson(sql, "singers", { name: "Begum" });
    const counted = countingStatements(sql);
    const listing = await findListing(counted.sql, "singers", { filter: "nobody" });
    expect(counted.statements()).toBe(1);
    expect(listing).toEqual({
      rows: [
        { id: expect.any(Number), name: "Asha", imageUrl: null, songCount: 2 },
        { id: expect.any(Number), name: "Begum", imageUrl: null, songCount: 0 },
        { id, name: "zohra", imageUrl: "https://x/z", songCount: 2 },
      ],
      total: 3,
      isPartial: false,
    });
    expect(await findListing(sql, "artists")).toEqual(listing);
    expect((await findListing(sql, "lyricists")).rows).toMatchObject([{ name: "Sahir", songCount: 2 }]);
    expect((await findListing(sql, "music-directors")).rows).toEqual([]);
  });

  test("of albums has their years, the earlier one first under one name", async () => {
    const { sql } = await openTestDatabase();
    for (const year of [2002, 1955])
      await saveAlbum(sql, { name: "Devdas", year, coverImageUrl: `https://x/${year}` });
    await saveSong(sql, { title: "A", lyrics_hindi: "अ", albumName: "Devdas (2002)" });
    await saveSong(sql, { title: "B", lyrics_hindi: "ब", albumName: "Anarkali" });
    expect((await findListing(sql, "albums")).rows).toEqual([
      { id: expect.any(Number), name: "Anarkali", imageUrl: null, year: null, songCount: 1 },
      { id: expect.any(Number), name: "Devdas", imageUrl: "https://x/1955", year: 1955, songCount: 0 },
      { id: expect.any(Number), name: "Devdas", imageUrl: "https://x/2002", year: 2002, songCount: 1 },
    ]);
  });
});

describe("a list of more than 50,000", async () => {
  const { sql } = await openTestDatabase();
  await sql`insert into albums (name, year) select 'Album ' || lpad(n::text, 5, '0'), 1900 + n % 100 from generate_series(1, 49998) as n`;
  await sql`insert into albums (name, year) values ('100% Dil_', 1990)`;
  await sql`insert into albums (name) values ('Back\\slash''s')`;

  test("comes whole up to that number", async () => {
    const { rows, total, isPartial } = await findListing(sql, "albums");
    expect([rows.length, total, isPartial]).toEqual([50_000, 50_000, false]);
  });

  test("beyond it comes as its first 200 rows, with how many fit the filter", async () => {
    await saveSong(sql, { title: "A", lyrics_hindi: "अ", albumName: "Ek aur" });
    const all = await findListing(sql, "albums");
    expect([all.rows.length, all.total, all.isPartial]).toEqual([200, 50_001, true]);
    expect(all.rows[0]?.name).toBe("100% Dil_");
    const some = await findListing(sql, "albums", { filter: " ALBUM 0123" });
    expect(some).toMatchObject({ total: 10, isPartial: true });
    expect(some.rows[0]).toEqual({
      id: expect.any(Number),
      name: "Album 01230",
      imageUrl: null,
      year: 1930,
      songCount: 0,
    });
    expect((await findListing(sql, "albums", { filter: "aur" })).rows).toMatchObject([{ songCount: 1 }]);
  });

  test("finds albums by a year, and every character is a plain one", async () => {
    expect(await findListing(sql, "albums", { filter: "1999" })).toMatchObject({ total: 508 });
    for (const filter of ["%", "_", "dil_"])
      expect((await findListing(sql, "albums", { filter })).rows.map(({ name }) => name)).toEqual([
        "100% Dil_",
      ]);
    for (const filter of ["\\", "'", "slash's"])
      expect((await findListing(sql, "albums", { filter })).rows.map(({ name }) => name)).toEqual([
        "Back\\slash's",
      ]);
    expect(await findListing(sql, "albums", { filter: "a%m" })).toMatchObject({ total: 0, rows: [] });
    expect(await findListing(sql, "albums", { filter: "\0" })).toMatchObject({ total: 50_001 });
  });
});
