import { describe, expect, test } from "vitest";
import { songFieldRows } from "#fields";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findSongPage } from "./find-song.ts";
import { findSongToEdit, type SongToEdit } from "./find-song-to-edit.ts";
import { saveSong } from "./save-song.ts";

async function found(sql: Parameters<typeof findSongToEdit>[0], id: number): Promise<SongToEdit> {
  const song = await findSongToEdit(sql, id);
  if (!song) throw new Error(`There is no song ${id}.`);
  return song;
}

describe("the form of a song", async () => {
  const { sql } = await openTestDatabase();

  test("has every field, tidied, and its version, in one statement", async () => {
    const typed = {
      title: "Tere 'Bina' %_\\",
      albumName: "Aandhi",
      singerNames: "Kishore, Asha",
      lyricistNames: "Gulzar",
      musicDirectorNames: "Pancham, R. D. B.",
      genre: "Romantic",
      lyrics_hindi: "तेरे बिना\n\nज़िन्दगी",
      lyrics_english: "Tere bina",
      youtube_video_id: "dQw4w9WgXcQ",
      cover_image_url: "https://pictures.example/a.jpg",
      year: 1974,
      track_number: 7,
      word_meanings: [{ word: "बिना", english: "without", hindi: "" }],
      notes: [{ line: "तेरे बिना", note: "The refrain." }],
      translation_english: "Without you",
      translation_hindi: "तुम्हारे बिना",
      translator: "Somebody",
    };
    const { id, version } = await saveSong(sql, typed);
    const counted = countingStatements(sql);
    expect(await findSongToEdit(counted.sql, id)).toMatchObject({
      id,
      ...typed,
      lyrics_hindi: typed.lyrics_hindi.normalize("NFC"),
      version,
    });
    expect(counted.statements()).toBe(1);
  });

  test("has an empty value for each field that is missing", async () => {
    const given = { title: "A", lyrics_hindi: "अ" };
    const { id } = await saveSong(sql, given);
    const empty = {
      line: "",
      text: "",
      number: null,
      names: "",
      album: "",
      video: "",
      address: "",
      list: [],
    };
    const missing = Object.entries(songFieldRows).flatMap(([field, { kind }]) =>
      kind === "moment" || field in given ? [] : [[field, empty[kind]]],
    );
    expect(await findSongToEdit(sql, id)).toMatchObject({ ...Object.fromEntries(missing), ...given });
  });

  test.each([0, -1, 0.5, 2 ** 60, Number.NaN, 1e9])(
    "of the song %d, which does not exist, is null",
    async (id) => {
      expect(await findSongToEdit(sql, id)).toBeNull();
    },
  );
});

describe("a song saved without changes", () => {
  test("stays identical, for every song of a new site", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const everything = () => sql`
      select l.*, l.updated_at::text as version, l.xmin::text as written,
        (select jsonb_agg(to_jsonb(c) order by c.position) from lyrics_singers as c
         where c.lyric_id = l.id) as singers,
        (select jsonb_agg(to_jsonb(c) order by c.position) from lyrics_lyricists as c
         where c.lyric_id = l.id) as lyricists,
        (select jsonb_agg(to_jsonb(c) order by c.position) from lyrics_music_directors as c
         where c.lyric_id = l.id) as directors
      from lyrics as l order by l.id`;
    const counts = () => sql`
      select (select count(*) from albums) as albums, (select count(*) from singers) as singers,
        (select count(*) from lyricists) as lyricists, (select count(*) from music_directors) as directors`;
    const [before, countsBefore] = [await everything(), await counts()];
    for (const { id } of before) {
      const { version, ...song } = await found(sql, id);
      expect(await saveSong(sql, song, { id, version })).toEqual({ id, version });
    }
    const withoutWriter = (rows: readonly object[]) => rows.map((row) => ({ ...row, written: null }));
    expect(withoutWriter(await everything())).toEqual(withoutWriter(before));
    expect(await counts()).toEqual(countsBefore);
    expect(before).toHaveLength(52);
  });

  test("keeps its album, whatever the names of other albums", async () => {
    const { sql } = await openTestDatabase();
    const albums = [
      ["Devdas", 1955],
      ["Devdas", 2002],
      ["Sholay", 1975],
      ["Sholay", null],
      ["Guide", 1965],
      ["Don (2006)", 2007],
      ["Don (2006)", 2008],
      ["Yeh, Woh", null],
      ["Yeh, Woh", 1990],
      ["(1942)", null],
      ["(1942)", 1994],
      ['100% "Dil" _ \\ \'; --', 1990],
    ] as const;
    for (const [name, year] of albums) {
      const [album] = await sql<{ id: number }[]>`
        insert into albums (name, year) values (${name}, ${year}) returning id`;
      await sql`insert into lyrics (title, lyrics_hindi, album_id) values (${name}, 'क', ${album?.id ?? 0})`;
    }
    for (const { id, album_id } of await sql<
      { id: number; album_id: number }[]
    >`select id, album_id from lyrics`) {
      const { version, ...song } = await found(sql, id);
      await saveSong(sql, song, { id, version });
      expect((await findSongPage(sql, id))?.song.albumId, song.albumName).toBe(album_id);
    }
    expect(await sql`select from albums`).toHaveLength(albums.length);
  });

  test("keeps people whose names contain any allowed characters", async () => {
    const { sql } = await openTestDatabase();
    const names = `O'Hara; --, "Q" Sahib, 100%, a_b, back\\slash, {1}, NULL`;
    const { id } = await saveSong(sql, {
      title: "A",
      lyrics_hindi: "अ",
      singerNames: names,
      lyricistNames: names,
      musicDirectorNames: names,
    });
    const { version, ...song } = await found(sql, id);
    expect(song).toMatchObject({ singerNames: names, lyricistNames: names, musicDirectorNames: names });
    expect(await saveSong(sql, song, { id, version })).toEqual({ id, version });
  });
});

test("no person's name can contain a comma, so that a list of names is unambiguous", async () => {
  const { sql } = await openTestDatabase();
  for (const table of ["singers", "lyricists", "music_directors"])
    await expect(sql`insert into ${sql(table)} (name) values ('Shankar, Jaikishan')`).rejects.toThrow(
      "has_no_comma",
    );
  const { id } = await saveSong(sql, { title: "A", lyrics_hindi: "अ", singerNames: "Shankar, Jaikishan" });
  expect((await findSongPage(sql, id))?.song.singers).toHaveLength(2);
});
