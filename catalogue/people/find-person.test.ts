import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { maxSortedSongs } from "../songs/song-orders.ts";
import { addManySongs, numberedTitles } from "../testing/add-many-songs.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { type FindPerson, findLyricist, findMusicDirector, findSinger } from "./find-person.ts";
import { maxSongsOfPartners } from "./partners.ts";

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

  test("has the person, the count and the songs, newest first, in one statement", async () => {
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
      owner: {
        id: person?.id,
        name: "Chup",
        image_url: null,
        songCount: 0,
        allSongs: 0,
        otherName: null,
        devanagari: null,
        birthYear: null,
        deathYear: null,
        about: null,
        aliases: [],
      },
      otherRoles: [],
      decades: [],
      partners: { role: expect.any(String), people: [] },
      page: 1,
      pages: 1,
      songs: [],
    });
  });

  test("has fifty songs: 120 songs are three pages without repeats, and a later page gives the last", async () => {
    await addManySongs(sql, numberedTitles(120), { person: { table, name: "Lata" } });
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

  test("lists the songs by views or by title without repeats, in one statement", async () => {
    const id = await idOf("Lata");
    await sql`update lyrics set views = 9 where title in ('Geet 7', 'Geet 3')`;
    await sql`update lyrics set views = 10 where title = 'Geet 50'`;
    const counted = countingStatements(sql);
    const byViews = await find(counted.sql, id, 1, "views");
    expect(counted.statements()).toBe(1);
    expect(titles(byViews?.songs)?.slice(0, 5)).toEqual(["Geet 50", "Geet 3", "Geet 7", "Geet 1", "Geet 2"]);
    const byTitle = await Promise.all([1, 2, 9].map((page) => find(sql, id, page, "title")));
    expect(titles(byTitle[0]?.songs)?.slice(0, 3)).toEqual(["Geet 1", "Geet 10", "Geet 100"]);
    expect(byTitle[2]).toMatchObject({ page: 3, pages: 3 });
    expect(titles(byTitle[2]?.songs)?.at(-1)).toBe("Geet 99");
    expect(new Set(byTitle.flatMap((found) => titles(found?.songs))).size).toBe(120);
  });

  test("of a person with too many songs to sort has the newest first in every order", async () => {
    await addSong("Z", "Bahut");
    await addSong("A", "Bahut");
    const id = await idOf("Bahut");
    await sql`
      update private.song_counts set songs = ${maxSortedSongs + 1} where entries = ${table} and entry_id = ${id}`;
    for (const order of ["newest", "views", "title"] as const)
      expect(titles((await find(sql, id, 1, order))?.songs)).toEqual(["A", "Z"]);
  });

  test("has the songs of a decade alone, in every order, with the number of all songs, in one statement", async () => {
    for (const [title, year] of [
      ["Chaand", 1951],
      ["Aasmaan", 1959],
      ["Baarish", 1960],
    ] as const)
      await saveSong(sql, { title, lyrics_hindi: "बोल", year, [field]: "Dashak" });
    await saveSong(sql, { title: "Bina saal", lyrics_hindi: "बोल", [field]: "Dashak" });
    const id = await idOf("Dashak");
    const counted = countingStatements(sql);
    const found = await find(counted.sql, id, 1, "newest", 1950);
    expect(counted.statements()).toBe(1);
    expect(titles(found?.songs)).toEqual(["Aasmaan", "Chaand"]);
    const decades = [
      { decade: 1950, songCount: 2 },
      { decade: 1960, songCount: 1 },
    ];
    expect(found).toMatchObject({
      owner: { name: "Dashak", songCount: 2, allSongs: 4 },
      page: 1,
      pages: 1,
      decades,
    });
    await sql`update lyrics set views = 7 where title = 'Chaand'`;
    expect(titles((await find(sql, id, 1, "views", 1950))?.songs)).toEqual(["Chaand", "Aasmaan"]);
    expect(titles((await find(sql, id, 1, "title", 1950))?.songs)).toEqual(["Aasmaan", "Chaand"]);
    expect(await find(sql, id, 1, "newest", 1970)).toMatchObject({
      owner: { songCount: 0, allSongs: 4 },
      songs: [],
    });
    expect(await find(sql, id, 1)).toMatchObject({ owner: { songCount: 4, allSongs: 4 }, decades });
    expect(await find(sql, 1e9, 1, "newest", 1950)).toBeNull();
  });

  test("has the facts that somebody has given to the name, in whatever role", async () => {
    const facts = { otherName: "गीता", birthYear: 1930, deathYear: 1972, about: "A voice." };
    await sql`
      insert into person_facts (name_key, other_name, birth_year, death_year, about)
      values ('geeta', 'गीता', 1930, 1972, ' A  voice. ')`;
    expect((await find(sql, await idOf("Geeta"), 1))?.owner).toMatchObject(facts);
    await sql`delete from person_facts`;
  });

  test("is null for an unknown person, and a number that cannot be an id is not queried", async () => {
    expect(await find(sql, 1e9, 1)).toBeNull();
    const counted = countingStatements(sql);
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(await find(counted.sql, id, 1)).toBeNull();
    expect(counted.statements()).toBe(0);
  });
});

test("each page of a person names the other roles in which the person has songs", async () => {
  await saveSong(sql, {
    title: "Apna",
    lyrics_english: "a",
    singerNames: "Kishore",
    lyricistNames: "kishore ",
  });
  await saveSong(sql, { title: "Dhun", lyrics_english: "a", musicDirectorNames: "KISHORE" });
  await saveSong(sql, { title: "Dhun 2", lyrics_english: "a", musicDirectorNames: "KISHORE" });
  const roles = async (table: string, find: FindPerson) => {
    const [person] = await sql`select id from ${sql(table)} where name_key = 'kishore'`;
    return (await find(sql, person?.id, 1))?.otherRoles.map(({ role, songCount }) => `${role} ${songCount}`);
  };
  expect(await roles("singers", findSinger)).toEqual(["lyricists 1", "music_directors 2"]);
  expect(await roles("lyricists", findLyricist)).toEqual(["singers 1", "music_directors 2"]);
  expect(await roles("music_directors", findMusicDirector)).toEqual(["singers 1", "lyricists 1"]);
  await sql`delete from lyrics where title = 'Apna'`;
  expect(await roles("music_directors", findMusicDirector)).toEqual([]);
});

test("exactly fifty songs are one page", async () => {
  await addManySongs(sql, numberedTitles(50), { person: { table: "singers", name: "Pachaas" } });
  const [singer] = await sql`select id from singers where name = 'Pachaas'`;
  expect(await findSinger(sql, singer?.id, 2)).toMatchObject({ page: 1, pages: 1 });
});

describe("the people with whom a person has most songs", () => {
  const add = (singerNames: string, lyricistNames = "", musicDirectorNames = "") =>
    saveSong(sql, { title: "Saath", lyrics_english: "a", singerNames, lyricistNames, musicDirectorNames });
  const partners = async (find: FindPerson, table: string, name: string) => {
    const [person] = await sql`select id from ${sql(table)} where name = ${name}`;
    return (await find(sql, person?.id, 1))?.partners;
  };
  const namesAndCounts = (found: Awaited<ReturnType<typeof partners>>) =>
    found?.people.map(({ name, songCount }) => `${name} ${songCount}`);

  test("are singers for a singer, composers for a lyricist and lyricists for a composer, most songs first", async () => {
    await add("Talat, Suraiya, Hemant", "Majrooh, Kaifi", "Naushad");
    await add("Suraiya, Talat", "Majrooh", "Naushad, Roshan");
    await add("Talat", "Majrooh");
    expect(namesAndCounts(await partners(findSinger, "singers", "Talat"))).toEqual(["Suraiya 2", "Hemant 1"]);
    const ofLyricist = await partners(findLyricist, "lyricists", "Majrooh");
    expect(ofLyricist?.role).toBe("music_directors");
    expect(namesAndCounts(ofLyricist)).toEqual(["Naushad 2", "Roshan 1"]);
    const ofComposer = await partners(findMusicDirector, "music_directors", "Naushad");
    expect(ofComposer?.role).toBe("lyricists");
    expect(namesAndCounts(ofComposer)).toEqual(["Majrooh 2", "Kaifi 1"]);
  });

  test("are at most eight", async () => {
    await add("Anek, A, B, C, D, E, F, G, H, I");
    expect((await partners(findSinger, "singers", "Anek"))?.people).toHaveLength(8);
  });

  test("are counted in the newest songs only, if there are many", async () => {
    await add("Adhik, Purana");
    await sql.begin(async (transaction) => {
      // The triggers of a song would take most of the time.
      await transaction`set local session_replication_role = replica`;
      await transaction`
        with songs as (
          insert into lyrics (title, lyrics_english) select 'G', 'g'
          from generate_series(1, ${maxSongsOfPartners}) returning id
        )
        insert into lyrics_singers (lyric_id, singer_id, position)
        select songs.id, p.id, p.id from songs cross join singers as p where p.name in ('Adhik', 'Talat')`;
    });
    expect(namesAndCounts(await partners(findSinger, "singers", "Adhik"))).toEqual([
      `Talat ${maxSongsOfPartners}`,
    ]);
  });
});
