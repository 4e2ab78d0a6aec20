/** Runs on one server: what it executes is executed on both by `restore-backup` and `plans`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { addManySongs, numberedTitles } from "../testing/add-many-songs.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findAlbum } from "./find-album.ts";

const { sql } = await openTestDatabase();

const addTrack = (title: string, albumName: string) =>
  saveSong(sql, { title, lyrics_english: title, albumName, singerNames: "Lata, Asha" });

const idOf = async (name: string): Promise<number> =>
  (await sql`select id from albums where name = ${name}`)[0]?.id;

const titles = (songs: readonly { title: string }[] | undefined) => songs?.map(({ title }) => title);

describe("the page of an album", () => {
  test("has the album, the count and its tracks in the order of adding, and takes one statement", async () => {
    await addTrack("Chalte Chalte", "Pakeezah (1972)");
    await addTrack("Mausam Hai", "Pakeezah (1972)");
    await addTrack("Aage Bhi", "Waqt");
    const id = await idOf("Pakeezah");
    const counted = countingStatements(sql);
    const found = await findAlbum(counted.sql, id, 1);
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({
      owner: { id, name: "Pakeezah", year: 1972, cover_image_url: null, songCount: 2 },
      page: 1,
      pages: 1,
    });
    expect(titles(found?.songs)).toEqual(["Chalte Chalte", "Mausam Hai"]);
    expect(found?.songs[0]).toMatchObject({ singerName: "Lata, Asha", year: 1972 });
    expect((await findAlbum(sql, await idOf("Waqt"), 1))?.owner.year).toBeNull();
  });

  test("has fifty tracks: 120 tracks are three pages without repeats, and a later page gives the last", async () => {
    await sql`insert into albums (name) values ('Sau')`;
    await addManySongs(sql, numberedTitles(120), { album: "Sau" });
    const id = await idOf("Sau");
    const pages = await Promise.all([1, 2, 3].map((page) => findAlbum(sql, id, page)));
    expect(pages.flatMap((found) => titles(found?.songs))).toEqual(
      Array.from({ length: 120 }, (_, place) => `Geet ${place + 1}`),
    );
    expect(await findAlbum(sql, id, 4)).toEqual(pages[2]);
  });

  test("names the six music directors and lyricists with most tracks, and says if there are others", async () => {
    const add = (title: string, musicDirectorNames: string, lyricistNames: string) =>
      saveSong(sql, {
        title,
        lyrics_english: title,
        albumName: "Teesri Kasam",
        musicDirectorNames,
        lyricistNames,
      });
    await add("Ek", "Jaikishan", "Hasrat");
    await add("Do", "Shankar, Jaikishan", "Shailendra");
    await add("Teen", "Shankar, Jaikishan", "Shailendra, A, B, C, D, E");
    const found = await findAlbum(sql, await idOf("Teesri Kasam"), 1);
    expect(found?.musicDirectors).toMatchObject({
      names: [{ name: "Jaikishan" }, { name: "Shankar" }],
      hasOthers: false,
    });
    expect(found?.lyricists.hasOthers).toBe(true);
    expect(found?.lyricists.names.map(({ name }) => name)).toEqual([
      ...["Shailendra", "Hasrat", "A", "B", "C", "D"],
    ]);
    expect(found?.lyricists.names[0]?.id).toEqual(expect.any(Number));
  });

  test("has tracks with a number first, in the order of their numbers, and equal ones in the order of adding", async () => {
    const add = (title: string, track_number?: number) =>
      saveSong(sql, { title, lyrics_english: title, albumName: "Anarkali", track_number });
    await add("Bina number");
    await add("Teesra", 3);
    await add("Pehla", 1);
    await add("Teesra bhi", 3);
    await add("Akhri");
    const found = await findAlbum(sql, await idOf("Anarkali"), 1);
    expect(found?.songs.map(({ title, trackNumber }) => [title, trackNumber])).toEqual([
      ["Pehla", 1],
      ["Teesra", 3],
      ["Teesra bhi", 3],
      ["Bina number", null],
      ["Akhri", null],
    ]);
  });

  test("of more than a thousand tracks has them in the order of adding", async () => {
    const id = await idOf("Anarkali");
    await sql`update private.song_counts set songs = 1001 where entries = 'albums' and entry_id = ${id}`;
    const found = await findAlbum(sql, id, 1);
    expect(titles(found?.songs)?.[0]).toBe("Bina number");
  });

  test("has the facts that somebody has given, and its songs have them not", async () => {
    const id = await idOf("Waqt");
    expect((await findAlbum(sql, id, 1))?.owner).toMatchObject({ otherName: null, label: null, about: null });
    await sql`insert into album_facts (album_id, other_name, label, about)
      values (${id}, ' वक़्त ', ' HMV', E'A family\nparts.')`;
    expect((await findAlbum(sql, id, 1))?.owner).toMatchObject({
      otherName: "वक़्त",
      label: "HMV",
      about: "A family parts.",
    });
  });

  test("without tracks has an empty first page", async () => {
    const [album] = await sql`insert into albums (name, year) values ('Khaali', 2001) returning id`;
    expect(await findAlbum(sql, album?.id, 1)).toMatchObject({
      owner: { songCount: 0 },
      page: 1,
      pages: 1,
      songs: [],
    });
  });

  test("is null for an unknown album, and a number that cannot be an id is not queried", async () => {
    expect(await findAlbum(sql, 1e9, 1)).toBeNull();
    const counted = countingStatements(sql);
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60])
      expect(await findAlbum(counted.sql, id, 1)).toBeNull();
    expect(counted.statements()).toBe(0);
  });
});
