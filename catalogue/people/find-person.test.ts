import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../songs/counting-statements.ts";
import { saveSong } from "../songs/save-song.ts";
import { findLyricist } from "./find-lyricist.ts";
import { findMusicDirector } from "./find-music-director.ts";
import { findSinger } from "./find-singer.ts";

const { sql } = await openTestDatabase();

const titles = (songs: readonly { title: string }[] | undefined) => songs?.map(({ title }) => title);

const kinds = [
  { what: "singer", find: findSinger, table: "singers", field: "singerNames" },
  { what: "lyricist", find: findLyricist, table: "lyricists", field: "lyricistNames" },
  { what: "music director", find: findMusicDirector, table: "music_directors", field: "musicDirectorNames" },
] as const;

describe.each(kinds)("the page of a $what", ({ find, table, field }) => {
  const addSong = (title: string, names: string) =>
    saveSong(sql, { title, lyrics_hindi: `${title},\nबोल`, albumName: "Aar Paar (1954)", [field]: names });

  const idOf = async (name: string): Promise<number> =>
    (await sql`select id from ${sql(table)} where name = ${name}`)[0]?.id;

  test("has the person, the count and the songs, those added last first, and takes one statement", async () => {
    await addSong("Pehla", "Shamshad, Geeta");
    await addSong("Doosra", "Geeta");
    await addSong("Kisi aur ka", "Shamshad");
    await sql`update ${sql(table)} set image_url = 'https://example.com/g.jpg' where name = 'Geeta'`;
    const id = await idOf("Geeta");
    const counted = countingStatements(sql);
    const found = await find(counted.sql, id, 1);
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({
      owner: { id, name: "Geeta", image_url: "https://example.com/g.jpg", songCount: 2 },
      page: 1,
      pages: 1,
    });
    expect(titles(found?.songs)).toEqual(["Doosra", "Pehla"]);
    expect(found?.songs[0]).toMatchObject({ albumName: "Aar Paar", year: 1954, firstHindiLine: "Doosra" });
  });

  test("without songs has an empty first page", async () => {
    const [person] = await sql`insert into ${sql(table)} (name) values ('Chup') returning id`;
    expect(await find(sql, person?.id, 1)).toEqual({
      owner: { id: person?.id, name: "Chup", image_url: null, songCount: 0 },
      page: 1,
      pages: 1,
      songs: [],
    });
  });

  test("holds fifty songs: 120 come on three pages, each song once, and a later page is the last", async () => {
    for (let number = 1; number <= 120; number += 1) await addSong(`Geet ${number}`, "Lata");
    const id = await idOf("Lata");
    const pages = await Promise.all([1, 2, 3].map((page) => find(sql, id, page)));
    expect(pages.map((found) => found?.songs.length)).toEqual([50, 50, 20]);
    for (const found of pages) expect(found).toMatchObject({ owner: { songCount: 120 }, pages: 3 });
    expect(pages.flatMap((found) => titles(found?.songs))).toEqual(
      Array.from({ length: 120 }, (_, place) => `Geet ${120 - place}`),
    );
    for (const beyond of [4, 1_000_000_000]) {
      const found = await find(sql, id, beyond);
      expect(found?.page).toBe(3);
      expect(titles(found?.songs)).toEqual(titles(pages[2]?.songs));
    }
  });

  test("of an unknown person is null; a number that can be no id is not asked for", async () => {
    expect(await find(sql, 1e9, 1)).toBeNull();
    const counted = countingStatements(sql);
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(await find(counted.sql, id, 1)).toBeNull();
    expect(counted.statements()).toBe(0);
  });
});

test("exactly fifty songs are one page", async () => {
  for (let number = 1; number <= 50; number += 1)
    await saveSong(sql, { title: `G ${number}`, lyrics_english: "g", singerNames: "Pachaas" });
  const [singer] = await sql`select id from singers where name = 'Pachaas'`;
  expect(await findSinger(sql, singer?.id, 2)).toMatchObject({ page: 1, pages: 1 });
});
