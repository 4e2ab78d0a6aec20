import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongPage } from "../songs/find-song.ts";
import { saveSong } from "../songs/save-song.ts";
import { SongRefused } from "../songs/song-refused.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { explainNames } from "./explain-names.ts";

const { sql } = await openTestDatabase();

const people = ["singers", "lyricists", "music_directors"] as const;

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from albums`;
  for (const table of people) await sql`delete from ${sql(table)}`;
});

test("the video is the one that saving would store", async () => {
  const explain = async (typed: string) =>
    (await explainNames(sql, { youtube_video_id: typed })).youtube_video_id;
  expect(await explain("https://youtu.be/dQw4w9WgXcQ?t=3")).toBe("dQw4w9WgXcQ");
  expect(await explain("https://vimeo.com/76979871")).toBeNull();
});

test("typed names are split and tidied without repeats, and linked if they exist", async () => {
  await saveSong(sql, {
    title: "A",
    lyrics_hindi: "अ",
    singerNames: "Lata Mangeshkar",
    lyricistNames: "Sahir",
  });
  const counted = countingStatements(sql);
  const explained = await explainNames(counted.sql, {
    singerNames: " lata  MANGESHKAR,, Naya\u00a0 Naam ,naya naam, LATA mangeshkar, \u200b",
    lyricistNames: "Sahir",
    musicDirectorNames: "Sahir",
  });
  expect(counted.statements()).toBe(1);
  expect(explained).toEqual({
    singerNames: [
      { typed: "lata MANGESHKAR", existing: { id: expect.any(Number), name: "Lata Mangeshkar" } },
      { typed: "Naya Naam", existing: null },
    ],
    lyricistNames: [{ typed: "Sahir", existing: { id: expect.any(Number), name: "Sahir" } }],
    musicDirectorNames: [{ typed: "Sahir", existing: null }],
    albumName: null,
    youtube_video_id: null,
  });
  expect(await sql`select from music_directors`).toHaveLength(0);
});

test("blank fields name nobody", async () => {
  expect(await explainNames(sql, {})).toEqual({
    singerNames: [],
    lyricistNames: [],
    musicDirectorNames: [],
    albumName: null,
    youtube_video_id: null,
  });
  expect(await explainNames(sql, { albumName: " \u200b", singerNames: null })).toMatchObject({
    albumName: null,
  });
});

test("quotes, wildcards, backslashes and null characters are literal parts of names", async () => {
  const typed = ["O'Hara; --", '"Q"', "%", "_", "a\\b", "{1}", "NULL"];
  const { singerNames } = await explainNames(sql, { singerNames: `${typed.join(",")},C\0D`, albumName: "%" });
  expect(singerNames.map((name) => name.typed)).toEqual([...typed, "CD"]);
});

test("only the first two hundred names of a field count", async () => {
  const singerNames = Array.from({ length: 5000 }, (_, n) => `S ${n}`).join(",");
  expect((await explainNames(sql, { singerNames })).singerNames).toHaveLength(200);
});

describe("the album that was typed", () => {
  const explain = async (albumName: string) => (await explainNames(sql, { albumName })).albumName;
  const add = (name: string, year: number | null) =>
    sql`insert into albums (name, year) values (${name}, ${year})`;

  test("will be created, with the typed year", async () => {
    const none = { existing: null, ambiguousYears: [] };
    expect(await explain(" Naya  Album ")).toEqual({
      name: "Naya Album",
      year: null,
      ...none,
    });
    expect(await explain("Naya (1999)")).toEqual({ name: "Naya", year: 1999, ...none });
    expect(await explain("Naya (3000)")).toEqual({
      name: "Naya (3000)",
      year: null,
      ...none,
    });
  });

  test("is ambiguous if a name without a year fits several, whose years are listed", async () => {
    await add("Devdas", 2002);
    await add("Devdas", 1955);
    expect(await explain("devdas")).toMatchObject({ existing: null, ambiguousYears: [1955, 2002] });
    expect(await explain("devdas (2002)")).toMatchObject({
      existing: { name: "Devdas", year: 2002 },
      ambiguousYears: [],
    });
  });

  test("is what saving would link, create or refuse", async () => {
    await add("Devdas", 2002);
    await add("Devdas", 1955);
    await add("Sholay", 1975);
    await add("Sholay", null);
    await add("Guide", 1965);
    await add("Don (2006)", 2007);
    await add("Don", 2006);
    await add("(1942)", null);
    for (const albumName of [
      ...["devdas", "DEVDAS (1955)", "Devdas(2002)", "Devdas (1999)", "sholay", "Sholay (1975)", "Guide"],
      ...["Guide (1965)", "Guide (1966)", "Don (2006)", "don", "(1942)", "Naya", "Naya (1888)", "  "],
    ]) {
      const explained = await explain(albumName);
      const saved = await saveSong(sql, { title: "A", lyrics_hindi: "अ", albumName }).catch((error) => error);
      if (explained && explained.ambiguousYears.length > 0) {
        expect(saved, albumName).toBeInstanceOf(SongRefused);
        expect(saved.message).toContain(explained.ambiguousYears.join(", "));
        continue;
      }
      const song = (await findSongPage(sql, saved.id))?.song;
      if (!explained) expect(song?.albumId, albumName).toBeNull();
      else if (explained.existing) expect(song?.albumId, albumName).toBe(explained.existing.id);
      else expect(song, albumName).toMatchObject({ albumName: explained.name, year: explained.year });
    }
  });
});
