/** Runs on one server: the starter songs are loaded on both before all tests. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/index.ts";
import { loadStarterCatalogue } from "./load.ts";
import catalogue from "./starter-catalogue.json" with { type: "json" };

const dayInSeconds = 24 * 60 * 60;

const countOfSongs = `select count(*) from lyrics`;

describe("the starter catalogue", () => {
  test("has 52 songs in the order of the file, dated a day apart, the last one yesterday", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const songs = await sql`
      select title, cover_image_url, created_at, extract(epoch from now() - created_at)::float as age,
        extract(epoch from created_at - lag(created_at) over (order by created_at))::float as gap
      from lyrics order by created_at`;
    expect(songs.map(({ title }) => title)).toEqual(catalogue.songs.map(({ title }) => title));
    expect(songs).toHaveLength(52);
    expect(songs.slice(1).every(({ gap }) => gap === dayInSeconds)).toBe(true);
    expect(songs.at(-1)?.age).toBeGreaterThanOrEqual(dayInSeconds);
    // The database was made when the tests began.
    expect(songs.at(-1)?.age).toBeLessThan(dayInSeconds + 3_600);
    expect(songs.every(({ cover_image_url }) => cover_image_url === null)).toBe(true);
    expect(await sql`select title from lyrics order by id`).toEqual(songs.map(({ title }) => ({ title })));
  });

  test("has the texts, albums and credits of the file, credits in their order", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const songs = await sql`
      select l.title, a.name as album, coalesce(l.year, a.year) as year, l.genre, l.lyrics_hindi, l.lyrics_english,
        array(select p.name from lyrics_singers as c join singers as p on p.id = c.singer_id
          where c.lyric_id = l.id order by c.position) as singers,
        array(select p.name from lyrics_lyricists as c join lyricists as p on p.id = c.lyricist_id
          where c.lyric_id = l.id order by c.position) as lyricists,
        array(select p.name from lyrics_music_directors as c join music_directors as p on p.id = c.music_director_id
          where c.lyric_id = l.id order by c.position) as music_directors
      from lyrics as l left join albums as a on a.id = l.album_id order by l.id`;
    expect([...songs]).toEqual(catalogue.songs);
    expect(
      await sql`select name, year, other_name from albums left join album_facts on album_id = id order by id`,
    ).toEqual(catalogue.albums);
    expect(
      await sql`select name, other_name from singers left join person_facts using (name_key) order by id`,
    ).toEqual(catalogue.singers);
  });

  test("has the name of each person, album and genre in Devanagari too, none by the machine", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const names = await sql<{ of: string; name: string; is_drafted: boolean }[]>`
      select of_name as of, name, is_drafted from private.devanagari_names
      union all select name, devanagari_name, is_drafted from private.genres`;
    expect(names).toHaveLength(catalogue.albums.length + 23 + 24 + 14 + 8);
    for (const { of, name, is_drafted } of names) {
      expect({ of, is_drafted }).toEqual({ of, is_drafted: false });
      expect(name).toMatch(/^[\p{Script=Devanagari}0-9() .-]+$/u);
    }
  });

  test("has the translation of each song, credited to the site, in the lines of the song", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const texts = await sql<{ title: string; english: string; hindi: string | null; translator: string }[]>`
      select l.title, t.english, t.plain_hindi as hindi, t.translator
      from lyrics as l join lyric_translations as t on t.lyric_id = l.id order by l.id`;
    expect(texts.map(({ title }) => title)).toEqual(catalogue.songs.map(({ title }) => title));
    expect(new Set(texts.map(({ translator }) => translator))).toEqual(new Set(["Antara"]));
    expect(texts.filter(({ hindi }) => hindi === null)).toHaveLength(1);
    const linesOf = (text: string) => text.split("\n").map((line) => line !== "");
    for (const [place, { english, hindi, title }] of texts.entries()) {
      const { lyrics_hindi, lyrics_english } = catalogue.songs[place] ?? {};
      const expected = linesOf(lyrics_hindi ?? lyrics_english ?? "");
      expect(linesOf(english), title).toEqual(expected);
      if (hindi) expect(linesOf(hindi), title).toEqual(expected);
    }
  });

  test("is loaded once when several processes start together", async () => {
    const { sql } = await openTestDatabase();
    await Promise.all([1, 2, 3, 4].map(() => loadStarterCatalogue(sql, { load: true })));
    expect(await sql.unsafe(countOfSongs)).toMatchObject([{ count: 52 }]);
  });

  test("does not come back after its songs were deleted", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    await sql`delete from lyrics`;
    await loadStarterCatalogue(sql, { load: true });
    expect(await sql.unsafe(countOfSongs)).toMatchObject([{ count: 0 }]);
  });

  test("is never loaded if it was left out at the first start", async () => {
    const { sql } = await openTestDatabase();
    await loadStarterCatalogue(sql, { load: false });
    await loadStarterCatalogue(sql, { load: true });
    expect(await sql.unsafe(countOfSongs)).toMatchObject([{ count: 0 }]);
  });

  test("is not loaded into a database with songs", async () => {
    const { sql } = await openTestDatabase();
    await sql`insert into lyrics (title, lyrics_hindi) values ('Apna', 'अपना')`;
    await loadStarterCatalogue(sql, { load: true });
    expect(await sql.unsafe(countOfSongs)).toMatchObject([{ count: 1 }]);
  });

  test("is recorded row by row, so that it can be removed", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    await sql`insert into singers (name) values ('Naya')`;
    const left = async (table: string) =>
      (
        await sql`
          select id from ${sql(table)}
          where id not in (select row_id from private.starter_rows where table_name = ${table})`
      ).length;
    const tables = ["lyrics", "albums", "singers", "lyricists", "music_directors"];
    expect(await Promise.all(tables.map(left))).toEqual([0, 0, 1, 0, 0]);
  });
});
