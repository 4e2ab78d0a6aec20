import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongPage } from "./find-song.ts";
import { saveSong } from "./save-song.ts";
import type { SongInput } from "./song-input.ts";
import { SongRefused } from "./song-refused.ts";

const { sql } = await openTestDatabase();

const song = (fields: Partial<SongInput> = {}): SongInput => ({
  title: "Gaana",
  lyrics_hindi: "गाना",
  ...fields,
});

const stored = async (id: number) => {
  const page = await findSongPage(sql, id);
  if (!page) throw new Error(`Song ${id} was not stored.`);
  return page.song;
};

const countOf = async (table: string) => (await sql`select count(*) from ${sql(table)}`)[0]?.count;

async function refusalOf(save: Promise<unknown>): Promise<SongRefused> {
  const refusal = await save.then(
    () => null,
    (error) => error,
  );
  if (!(refusal instanceof SongRefused)) throw new Error(`Not refused: ${refusal}`);
  return refusal;
}

describe("a new song", () => {
  test("is stored with every field of its form", async () => {
    const { id, version } = await saveSong(sql, {
      title: " Tere Bina ",
      albumName: "Aandhi (1975)",
      singerNames: "Lata Mangeshkar, Kishore Kumar",
      lyricistNames: "Gulzar",
      musicDirectorNames: "R. D. Burman",
      genre: "Romantic",
      lyrics_hindi: "तेरे बिना\r\nज़िन्दगी से ",
      lyrics_english: "Tere bina",
      youtube_video_id: "https://youtu.be/dQw4w9WgXcQ?t=3",
      cover_image_url: "https://pictures.example/aandhi.jpg",
      year: 1974,
    });
    expect(await stored(id)).toMatchObject({
      title: "Tere Bina",
      albumName: "Aandhi",
      singerName: "Lata Mangeshkar, Kishore Kumar",
      lyricists: [{ name: "Gulzar" }],
      musicDirectors: [{ name: "R. D. Burman" }],
      genre: "Romantic",
      lyrics_hindi: "तेरे बिना\nज़िन्दगी से".normalize("NFC"),
      lyrics_english: "Tere bina",
      youtube_video_id: "dQw4w9WgXcQ",
      cover_image_url: "https://pictures.example/aandhi.jpg",
      year: 1974,
      views: 0,
      updated_at: version,
    });
  });

  test("needs only a title and lyrics in one language", async () => {
    const { id } = await saveSong(sql, { title: "A", lyrics_english: "a" });
    expect(await stored(id)).toMatchObject({ albumId: null, singers: [], lyricists: [], musicDirectors: [] });
  });

  test("keeps its credits in the typed order, whether the people are new or not", async () => {
    await saveSong(sql, song({ singerNames: "Asha, Bela, Chitra" }));
    const { id } = await saveSong(
      sql,
      song({ singerNames: "Chitra, Zohra, Asha", lyricistNames: "Z, Y", musicDirectorNames: "Y, Z, X" }),
    );
    const { singers, lyricists, musicDirectors } = await stored(id);
    expect(singers.map(({ name }) => name)).toEqual(["Chitra", "Zohra", "Asha"]);
    expect(lyricists.map(({ name }) => name)).toEqual(["Z", "Y"]);
    expect(musicDirectors.map(({ name }) => name)).toEqual(["Y", "Z", "X"]);
  });

  test("credits nobody twice, ignoring case, white space and Unicode form", async () => {
    const { id } = await saveSong(
      sql,
      song({ singerNames: "Geeta Dutt, GEETA  DUTT,, लता ख़ान, लता \u0959ान, " }),
    );
    expect((await stored(id)).singerName).toBe("Geeta Dutt, लता ख़ान".normalize("NFC"));
    const again = await saveSong(sql, song({ singerNames: "geeta dutt" }));
    expect((await stored(again.id)).singers).toEqual((await stored(id)).singers.slice(0, 1));
  });
});

describe("the album of a song", () => {
  const albumOf = async (albumName: string) => {
    // A song without a year has the year of its album.
    const { albumId, albumName: name, year } = await stored((await saveSong(sql, song({ albumName }))).id);
    return { albumId, name, year };
  };

  test("is created without a year from a bare name, and found again", async () => {
    const made = await albumOf("Pyaasa");
    expect(made).toMatchObject({ name: "Pyaasa", year: null });
    expect(await albumOf(" PYAASA ")).toEqual(made);
  });

  test("is the only one with a bare name, even if it has a year", async () => {
    const made = await albumOf("Guide (1965)");
    expect(made).toMatchObject({ name: "Guide", year: 1965 });
    expect(await albumOf("guide")).toEqual(made);
    expect(await albumOf("Guide(1965)")).toEqual(made);
  });

  test("is the one without a year if several have the bare name", async () => {
    await albumOf("Sholay (1975)");
    const [bare] = await sql`insert into albums (name) values ('Sholay') returning id`;
    expect(await albumOf("Sholay")).toMatchObject({ albumId: bare?.id, year: null });
  });

  test("is refused as ambiguous if several have the bare name and each has a year", async () => {
    await albumOf("Devdas (1955)");
    await albumOf("Devdas (2002)");
    const refusal = await refusalOf(albumOf("devdas"));
    expect(refusal).toMatchObject({ code: "album-ambiguous", field: "albumName" });
    expect(refusal.message).toContain("1955, 2002");
    expect(refusal.message).toContain('"devdas (1955)"');
  });

  test("may be named like a year, and an impossible year belongs to the name", async () => {
    expect(await albumOf("(1942)")).toMatchObject({ name: "(1942)", year: null });
    expect(await albumOf("Future (3000)")).toMatchObject({ name: "Future (3000)", year: null });
    await sql`insert into albums (name, year) values ('Don (2006)', 2007)`;
    expect(await albumOf("Don (2006)")).toMatchObject({ name: "Don (2006)", year: 2007 });
  });

  test("is empty if the field is blank", async () => {
    expect(await albumOf(" \u200b")).toMatchObject({ albumId: null });
  });
});

describe("an edit", () => {
  test("replaces the fields and compares the credits: unchanged ones are not rewritten", async () => {
    const first = await saveSong(sql, song({ singerNames: "Anwar, Bhupinder, Chandan", genre: "Ghazal" }));
    const credits = () => sql`
      select s.name, c.position, c.xmin::text as written
      from lyrics_singers as c join singers as s on s.id = c.singer_id
      where lyric_id = ${first.id} order by c.position`;
    const before = await credits();
    const second = await saveSong(sql, song({ title: "Naya", singerNames: "Anwar, Chandan, Daler" }), first);
    const after = await credits();
    expect(after.map(({ name }) => name)).toEqual(["Anwar", "Chandan", "Daler"]);
    expect(after[0]?.written).toBe(before[0]?.written);
    expect(await stored(first.id)).toMatchObject({ title: "Naya", genre: null, updated_at: second.version });
    expect(second.version > first.version).toBe(true);
  });

  test("of only the order of the credits is stored and makes a new version", async () => {
    const first = await saveSong(sql, song({ singerNames: "Usha, Hemlata" }));
    const second = await saveSong(sql, song({ singerNames: "Hemlata, Usha" }), first);
    expect((await stored(first.id)).singerName).toBe("Hemlata, Usha");
    expect(second.version).not.toBe(first.version);
  });

  test("that changes nothing keeps the version, and a view does not make it stale", async () => {
    const first = await saveSong(sql, song({ singerNames: "Usha" }));
    await sql`select increment_views(${first.id})`;
    expect(await saveSong(sql, song({ singerNames: "Usha" }), first)).toEqual(first);
    expect(await stored(first.id)).toMatchObject({ views: 1 });
  });

  test("of a song that was changed meanwhile is refused, and changes nothing, not even by creating people", async () => {
    const first = await saveSong(sql, song({ singerNames: "Usha" }));
    await saveSong(sql, song({ title: "Doosra" }), first);
    const singers = await countOf("singers");
    const refusal = await refusalOf(saveSong(sql, song({ singerNames: "Someone New" }), first));
    expect(refusal).toMatchObject({ code: "stale", field: null });
    expect(refusal.message).toMatch(/changed by someone else.* load the song again/);
    expect(await stored(first.id)).toMatchObject({ title: "Doosra", singerName: "" });
    expect(await countOf("singers")).toBe(singers);
  });

  test("of a song whose credits were changed meanwhile is refused as well", async () => {
    const first = await saveSong(sql, song({ singerNames: "Usha" }));
    await sql`delete from lyrics_singers where lyric_id = ${first.id}`;
    expect((await refusalOf(saveSong(sql, song(), first))).code).toBe("stale");
  });

  test("without a version overwrites any version", async () => {
    const { id } = await saveSong(sql, song());
    await saveSong(sql, song({ title: "Doosra" }), { id });
    await saveSong(sql, song({ title: "Teesra" }), { id });
    expect(await stored(id)).toMatchObject({ title: "Teesra" });
  });

  test.each([1e9, -1, 0.5, 2 ** 60])("of song %d, which does not exist, is refused", async (id) => {
    expect((await refusalOf(saveSong(sql, song(), { id }))).code).toBe("gone");
  });
});

describe("a song is refused with a message for the administrator", () => {
  test.each<[string, Partial<SongInput>, string, string]>([
    ["without a title", { title: " " }, "title-missing", "title"],
    ["without lyrics", { lyrics_hindi: "\n" }, "lyrics-missing", "lyrics_hindi"],
    [
      "with another site's video",
      { youtube_video_id: "https://vimeo.com/1" },
      "video-invalid",
      "youtube_video_id",
    ],
    ["with a cover that is no address", { cover_image_url: "cover.jpg" }, "url-invalid", "cover_image_url"],
    ["of the year 1800", { year: 1800 }, "year-invalid", "year"],
    ["of half a year", { year: 1999.5 }, "year-invalid", "year"],
    ["of a year beyond all numbers", { year: 1e15 }, "year-invalid", "year"],
    ["with a title too long", { title: "x".repeat(301) }, "too-long", "title"],
    ["with a lyricist's name too long", { lyricistNames: "x".repeat(201) }, "too-long", "lyricistNames"],
    ["with an album's name too long", { albumName: "x".repeat(201) }, "too-long", "albumName"],
    [
      "with a cover too long",
      { cover_image_url: `https://x/${"x".repeat(2048)}` },
      "too-long",
      "cover_image_url",
    ],
    ["with lyrics too long", { lyrics_english: "x".repeat(100_001) }, "too-long", "lyrics_english"],
  ])("%s", async (_, fields, code, field) => {
    const songs = await countOf("lyrics");
    const refusal = await refusalOf(saveSong(sql, song({ singerNames: "Never Stored", ...fields })));
    expect(refusal).toMatchObject({ code, field });
    expect(refusal.message).not.toMatch(/constraint|relation/);
    expect(await countOf("lyrics")).toBe(songs);
    expect(await sql`select from singers where name = 'Never Stored'`).toHaveLength(0);
  });

  test("but not for a character that PostgreSQL cannot store, which is removed", async () => {
    const { id } = await saveSong(sql, song({ title: "A\0B", singerNames: "C\0D" }));
    expect(await stored(id)).toMatchObject({ title: "AB", singerName: "CD" });
  });

  test("and a failing database is not mistaken for a refusal", async () => {
    const broken = saveSong(sql, song(), { saveKey: "not a key" });
    await expect(broken).rejects.not.toBeInstanceOf(SongRefused);
  });
});
