/** Runs on one server: what it executes is executed on both by `reasons`, `plans` and `search-by-fields`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { Sql } from "../index.ts";
import type { SongOrder } from "../songs/song-orders.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findSearchPage } from "./find-search-page.ts";
import type { MarkedText } from "./marked-text.ts";
import type { SearchType } from "./search.ts";

const search = (sql: Sql, q: string, type: SearchType = "songs", page = 1) =>
  findSearchPage(sql, { q, type, page });

/** `[` and `]` surround what is marked. */
const shown = (text: MarkedText | null | undefined) =>
  text?.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join("") ?? null;

async function addSong(
  sql: Sql,
  title: string,
  facts: { roman?: string; hindi?: string } = {},
): Promise<number> {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_english, lyrics_hindi)
    values (${title}, ${facts.roman ?? "la la la"}, ${facts.hindi ?? null}) returning id`;
  return song?.id ?? 0;
}

describe("a search", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  const titles = async (q: string) => (await search(sql, q)).songs.map(({ title }) => title);

  test("finds songs by title, singer, album, lyricist, music director and lines of both scripts", async () => {
    const [song] = await sql<Record<string, string>[]>`
      select l.title, a.name as album, p.name as singer, y.name as lyricist, m.name as director
      from lyrics as l join albums as a on a.id = l.album_id
      join lyrics_singers as ls on ls.lyric_id = l.id join singers as p on p.id = ls.singer_id
      join lyrics_lyricists as ly on ly.lyric_id = l.id join lyricists as y on y.id = ly.lyricist_id
      join lyrics_music_directors as lm on lm.lyric_id = l.id join music_directors as m on m.id = lm.music_director_id
      order by l.id limit 1`;
    for (const name of ["title", "album", "singer", "lyricist", "director"])
      expect(await titles(song?.[name]?.toUpperCase() ?? ""), name).toContain(song?.title);
    expect(await titles("tujhe hua kya")).toEqual(["Dil-e-Nadaan Tujhe Hua Kya Hai"]);
    expect(await titles("दर्द की दवा")).toEqual(["Dil-e-Nadaan Tujhe Hua Kya Hai"]);
  });

  test("shows the matching line of each song, and the title only if no line matches", async () => {
    const { songs, counts } = await search(sql, "dil");
    expect(counts.songs).toBe(songs.length);
    expect(songs.find(({ title }) => title.startsWith("Dil-e-Nadaan"))).toMatchObject({
      title: "Dil-e-Nadaan Tujhe Hua Kya Hai",
      singerName: "Jagjit Singh, Chitra Singh",
      marked: {
        "roman line": [
          { text: "Dil", isMatch: true },
          { text: "-e-nadaan tujhe hua kya hai", isMatch: false },
        ],
        "hindi line": [
          { text: "दिल", isMatch: true },
          { text: "-ए-नादाँ तुझे हुआ क्या है", isMatch: false },
        ],
      },
    });
    expect(songs[0]).not.toHaveProperty("lyrics_hindi");
    await addSong(sql, "Dilruba Title Only");
    const [found] = (await search(sql, "dilruba title")).songs;
    expect(found?.marked).toEqual({
      title: [
        { text: "Dilruba Title", isMatch: true },
        { text: " Only", isMatch: false },
      ],
    });
  });

  test("finds a name similar to the typed text, unless a title matches exactly", async () => {
    await sql`insert into singers (name) values ('Gulshan Ali Bahaduri')`;
    expect((await search(sql, "gulshan bahatri")).counts).toMatchObject({ artists: 1, songs: 0 });
    await addSong(sql, "Gulshan Bahatri");
    expect((await search(sql, "gulshan bahatri")).counts).toMatchObject({ artists: 0, songs: 1 });
  });

  test("finds the singer after a filler word, whatever a title has", async () => {
    await sql`insert into singers (name) values ('Suraiya Jamaal')`;
    await addSong(sql, "Suraiya Jamaal");
    expect((await search(sql, "suraiya jamaal songs")).counts).toMatchObject({ artists: 1, songs: 1 });
  });

  test("finds the matching line also in a song whose title matches", async () => {
    await addSong(sql, "Chandni Pukaare", { roman: "pehli baat\nyeh chaandanee pukare mujhe" });
    const [song] = (await search(sql, "chandnee pukarey")).songs;
    expect(song?.marked["roman line"]?.find(({ isMatch }) => isMatch)?.text).toBe("chaandanee pukare");
  });

  test("lists matching lyricists and music directors, and marks them in their songs", async () => {
    const { people, songs, counts } = await search(sql, "GHALIB");
    const devanagari = { name: "मिर्ज़ा ग़ालिब", isDrafted: false };
    expect(people).toEqual([{ role: "lyricist", id: expect.any(Number), name: "Mirza Ghalib", devanagari }]);
    expect(counts).toMatchObject({ artists: 0 });
    // Some of his songs contain his name in their last couplet; the others show no line.
    const withoutLine = songs.filter(({ marked }) => !marked["roman line"]);
    expect(withoutLine.length).toBeGreaterThan(0);
    for (const { marked } of withoutLine)
      expect([shown(marked.lyricists), shown(marked.albums)].join()).toContain("Mirza [Ghalib]");
    const [director] = await sql`select name from music_directors order by id limit 1`;
    const byDirector = await search(sql, director?.name);
    expect(byDirector.people).toContainEqual({
      role: "music director",
      id: expect.any(Number),
      name: director?.name,
      devanagari: { name: expect.any(String), isDrafted: false },
    });
    expect(shown(byDirector.songs[0]?.marked.music_directors)).toBe(`[${director?.name}]`);
  });

  test("finds singers and albums by any part of their name, ignoring case, exact names first", async () => {
    for (const name of ["Rafi Sahab", "Zz Rafi", "rafi"])
      await sql`insert into singers (name) values (${name})`;
    const { artists, counts } = await search(sql, " RAFI ".trim(), "artists");
    expect(artists.map(({ name }) => name)).toEqual(["rafi", "Rafi Sahab", "Mohammed Rafi", "Zz Rafi"]);
    expect(counts.artists).toBe(4);
    const [songs] = await sql`
      select count(*) as n from lyrics_singers
      where singer_id = (select id from singers where name = 'Mohammed Rafi')`;
    expect(artists[2]).toMatchObject({ image_url: null, songCount: songs?.n });
    const { albums } = await search(sql, "ghalib", "albums");
    expect(albums.map(({ name, year }) => [name, year])).toEqual([
      ["Mirza Ghalib", 1988],
      ["Mirza Ghalib (1954 Film)", 1954],
    ]);
    expect(albums[0]?.songCount).toBeGreaterThan(0);
  });

  test("offers alternatives only if it finds nothing", async () => {
    await addSong(sql, "Vinayak Ki Chunari");
    await sql`insert into lyricists (name) values ('Dhanvantari Mishra')`;
    for (const [q, meant] of [
      ["vinayak wrombixa", "Vinayak Ki Chunari"],
      ["dhanvantari ka wrombixa", "Dhanvantari Mishra"],
    ] as const) {
      const page = await search(sql, q);
      expect(page.counts, q).toEqual({ songs: 0, artists: 0, albums: 0 });
      expect(page.didYouMean[0], q).toBe(meant);
      expect((await search(sql, meant)).didYouMean, meant).toEqual([]);
    }
  });

  describe("that no song answers", () => {
    test("shows songs that have all words but one, says which it is, and counts none", async () => {
      await addSong(sql, "Chaiyya Chaiyya");
      for (const [q, leftOut] of [
        ["train wala gaana chaiyya", "train"],
        ["wrombixa chaiyya mp3", "wrombixa"],
        ["mangeshkar dhrupad", "dhrupad"],
      ] as const) {
        const page = await search(sql, q);
        expect(page, q).toMatchObject({
          leftOut: { word: leftOut, from: 0 },
          isNearest: true,
          isMissed: true,
          shownCount: 0,
          filters: [],
        });
        expect(page.counts.songs, q).toBe(0);
        expect(page.songs.length, q).toBeGreaterThan(0);
      }
      expect((await titles("train wala gaana chaiyya"))[0]).toBe("Chaiyya Chaiyya");
    });

    test("is near where a word was taken for another, and missed but for a slip in a title", async () => {
      expect((await search(sql, "lag ja gale")).songs[0]?.title).toBe("Mat Ja Mat Ja Jogi");
      expect(await search(sql, "lag ja gale")).toMatchObject({
        isNearest: true,
        leftOut: null,
        isMissed: true,
      });
      await addSong(sql, "Bheegi Palken Dhoop");
      const slip = await search(sql, "bheegi palken dhoom");
      expect(slip).toMatchObject({ isNearest: true, isMissed: false, counts: { songs: 1 } });
      for (const q of [
        "himalya ke aangan",
        "chitra dard ki dawa kya hai",
        "ghalib jagjit",
        "fakiri mein yaar",
      ])
        expect(await search(sql, q), q).toMatchObject({ isNearest: false, isMissed: false });
    });
  });

  test("treats %, _, quotes, commas and backslashes literally", async () => {
    const odd = `100%_,"o'k"\\ x`;
    const id = await addSong(sql, `Gaana ${odd}`);
    await sql`insert into albums (name) values (${odd})`;
    await sql`insert into singers (name) values (${odd.replace(",", "")})`;
    for (const q of [odd, "%_,", `o'k"\\`])
      expect((await search(sql, q)).songs.map((song) => song.id)).toContain(id);
    expect((await search(sql, "%", "albums")).albums.map(({ name }) => name)).toEqual([odd]);
    expect((await search(sql, "%", "artists")).artists).toHaveLength(1);
    expect((await search(sql, "_ _ _")).songs.map((song) => song.id)).toEqual([id]);
    expect((await search(sql, "^ ~ §")).songs).toEqual([]);
  });

  test("sends one statement", async () => {
    for (const q of ["", "dil"])
      for (const type of ["songs", "artists", "albums"] as const) {
        const counted = countingStatements(sql);
        await search(counted.sql, q, type);
        expect(counted.statements()).toBe(1);
      }
  });
});

describe("without a query", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });

  test("all songs are listed, newest first", async () => {
    const page = await search(sql, "");
    const newest = await sql`select title from lyrics order by created_at desc, id desc`;
    expect(page.counts.songs).toBe(newest.length);
    expect(page.songs.map(({ title }) => title)).toEqual(newest.slice(0, 50).map(({ title }) => title));
    const second = await search(sql, "", "songs", 2);
    expect(second.songs.map(({ title }) => title)).toEqual(newest.slice(50).map(({ title }) => title));
    expect(page).toMatchObject({ people: [], artists: [], albums: [] });
  });

  test("all songs are listed by views or by title, in one statement", async () => {
    await sql`update lyrics set views = 9 where id = 3`;
    const counted = countingStatements(sql);
    const ids = async (order: SongOrder, page: number) =>
      (await findSearchPage(counted.sql, { q: "", type: "songs", page, order })).songs.map(({ id }) => id);
    const expected = {
      views: await sql`select id from lyrics order by views desc, id`,
      title: await sql`select lyric_id as id from private.search_title_keys order by title_key, lyric_id`,
    };
    for (const order of ["views", "title"] as const)
      expect([...(await ids(order, 1)), ...(await ids(order, 2))]).toEqual(
        expected[order].map(({ id }) => Number(id)),
      );
    expect(counted.statements()).toBe(4);
  });

  test.each(["", "dil"])("it is said which wanted filters exist (query '%s')", async (q) => {
    const filters = { genre: "gazal", decade: "1890s", singer: "999999", script: "hindi" };
    for (const type of ["songs", "artists", "albums"] as const) {
      const { knownFilters } = await findSearchPage(sql, { q, type, page: 1, filters });
      expect(knownFilters.toSorted()).toEqual(["genre", "script"]);
      expect((await search(sql, q, type)).knownFilters).toEqual([]);
    }
  });

  test("all singers and albums are listed, those with most songs first", async () => {
    await sql`insert into singers (name) values ('Aaa Without Songs')`;
    const { artists, counts } = await search(sql, "", "artists");
    expect(artists).toHaveLength(Math.min(50, counts.artists));
    expect(artists[0]).toMatchObject({ name: "Jagjit Singh", songCount: 6 });
    expect(artists.at(-1)).toMatchObject({ name: "Aaa Without Songs", songCount: 0 });
    const { albums } = await search(sql, "", "albums");
    const numbers = albums.map(({ songCount }) => songCount);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers[0]).toBeGreaterThan(0);
  });

  test("an empty site has no results", async () => {
    const empty = await openTestDatabase();
    const nothing = {
      counts: { songs: 0, artists: 0, albums: 0 },
      people: [],
      songs: [],
      artists: [],
      albums: [],
      about: null,
      isNearest: false,
      leftOut: null,
      didYouMean: [],
      filters: [],
      knownFilters: [],
      shownCount: 0,
      groups: [],
    };
    for (const type of ["songs", "artists", "albums"] as const)
      for (const [q, ways] of [
        ["", { decades: [], genres: [] }],
        ["dil", null],
      ] as const)
        expect(await search(empty.sql, q, type)).toEqual({ ...nothing, isMissed: q !== "", ways });
  });
});

describe("of 1,200 hits", async () => {
  const { sql } = await openTestDatabase();
  await sql`
    insert into lyrics (title, lyrics_english) select 'Dil ' || n, 'dil dil' from generate_series(1, 1200) as n`;
  await sql`insert into singers (name) select 'Dil ' || n from generate_series(1, 1000) as n`;
  await sql`insert into albums (name) select 'Dil ' || n from generate_series(1, 1001) as n`;

  test.each(["", "dil"])("1,000 are counted, with a sign that there are more (query '%s')", async (q) => {
    expect((await search(sql, q)).counts).toEqual({ songs: 1_001, artists: 1_000, albums: 1_001 });
  });

  test.each(["", "dil"])("each page has 50 without repeats (query '%s')", async (q) => {
    for (const type of ["songs", "artists", "albums"] as const) {
      const ids = new Set<number>();
      for (const page of [1, 2, 20])
        for (const { id } of (await search(sql, q, type, page))[type]) ids.add(id);
      expect(ids.size, type).toBe(150);
    }
    expect((await search(sql, q, "songs", 1_000_000_000)).songs).toEqual([]);
  });
});
