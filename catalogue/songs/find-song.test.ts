/** Runs on one server: what it executes is executed on both by `plans` and `find-song-groups`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findSongPage } from "./find-song.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();

async function addSong(
  title: string,
  fields: { album?: string; singers?: string; views?: number; hindi?: string } = {},
) {
  const { album, singers, views = 0, hindi = "बोल" } = fields;
  const { id } = await saveSong(sql, {
    title,
    albumName: album,
    singerNames: singers,
    lyrics_hindi: hindi,
    lyrics_english: "Bol",
  });
  await sql`update lyrics set views = ${views} where id = ${id}`;
  return id;
}

const titles = (songs: readonly { title: string }[] | undefined) => songs?.map(({ title }) => title);

describe("the page of a song", () => {
  test("has everything that the page shows, in one statement", async () => {
    const id = await addSong("Inhi Logon Ne", { album: "Pakeezah (1972)", singers: "Lata Mangeshkar, Asha" });
    const counted = countingStatements(sql);
    const page = await findSongPage(counted.sql, id);
    expect(counted.statements()).toBe(1);
    expect(page).toMatchObject({
      song: {
        id,
        title: "Inhi Logon Ne",
        year: 1972,
        albumName: "Pakeezah",
        albumCoverUrl: null,
        singerName: "Lata Mangeshkar, Asha",
        singers: [{ name: "Lata Mangeshkar" }, { name: "Asha" }],
        lyricists: [],
        musicDirectors: [],
        lyrics_hindi: "बोल",
        lyrics_english: "Bol",
      },
      moreFromAlbum: [],
      moreByFirstSinger: [],
    });
  });

  test("shows the song's own year rather than its album's", async () => {
    const { id } = await saveSong(sql, {
      title: "A",
      lyrics_english: "a",
      albumName: "B (1999)",
      year: 1998,
    });
    expect((await findSongPage(sql, id))?.song).toMatchObject({ year: 1998 });
  });

  test("shows three other songs of its album and of its first singer, sorted by views, then id", async () => {
    const id = await addSong("Yeh", { album: "Aar Paar", singers: "Shamshad, Geeta", views: 100 });
    await addSong("Kam", { album: "Aar Paar", singers: "Geeta", views: 1 });
    await addSong("Barabar 1", { album: "Aar Paar", singers: "Geeta, Shamshad", views: 5 });
    await addSong("Barabar 2", { album: "Aar Paar", views: 5 });
    await addSong("Zyada", { album: "Aar Paar", views: 9 });
    await addSong("Akela", { singers: "Shamshad" });
    const page = await findSongPage(sql, id);
    expect(titles(page?.moreFromAlbum)).toEqual(["Zyada", "Barabar 1", "Barabar 2"]);
    expect(titles(page?.moreByFirstSinger)).toEqual(["Akela"]);
    expect(page?.moreFromAlbum[1]).toMatchObject({ singerName: "Geeta, Shamshad", albumName: "Aar Paar" });
  });

  test("never shows a related song twice: songs of the album are not listed for the singer", async () => {
    const id = await addSong("Pyaar", { album: "Solva Saal", singers: "Hemant" });
    for (const [place, title] of ["Hai Apna Dil", "Yeh Bhi", "Nazar"].entries())
      await addSong(title, { album: "Solva Saal", singers: "Hemant", views: 30 - place });
    await addSong("Chautha", { album: "Solva Saal", singers: "Hemant", views: 2 });
    for (const views of [3, 1]) await addSong(`Anya ${views}`, { singers: "Hemant", views });
    const page = await findSongPage(sql, id);
    expect(titles(page?.moreFromAlbum)).toEqual(["Hai Apna Dil", "Yeh Bhi", "Nazar"]);
    expect(titles(page?.moreByFirstSinger)).toEqual(["Anya 3", "Chautha", "Anya 1"]);
  });

  test("has no related songs without an album and singer", async () => {
    await addSong("Doosra");
    const page = await findSongPage(sql, await addSong("Pehla"));
    expect(page).toMatchObject({ moreFromAlbum: [], moreByFirstSinger: [] });
  });

  test.each([
    ["दिल ने फिर याद किया,\nबर्क", "दिल ने फिर याद किया"],
    ["ओम जय जगदीश हरे।\nस्वामी", "ओम जय जगदीश हरे"],
    ["साँच बराबर तप नहीं ॥", "साँच बराबर तप नहीं"],
    [`${"क".repeat(400)}\nख`, "क".repeat(300)],
    ["", null],
  ])("begins with the first Hindi line: %#", async (hindi, line) => {
    const id = await addSong("Pehli pankti", { hindi });
    expect((await findSongPage(sql, id))?.song.firstHindiLine).toBe(line);
  });

  test("is null for an unknown song", async () => {
    expect(await findSongPage(sql, 1e9)).toBeNull();
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    "of %d, which can be no id, is null without asking the database",
    async (id) => {
      const counted = countingStatements(sql);
      expect(await findSongPage(counted.sql, id)).toBeNull();
      expect(counted.statements()).toBe(0);
    },
  );
});
