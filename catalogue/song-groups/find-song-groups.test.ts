import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findHomePage } from "../home-page.ts";
import { findSearchPage } from "../search/find-search-page.ts";
import { findSongPage } from "../songs/find-song.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findGenre } from "./find-genre.ts";
import { findWays } from "./find-ways.ts";
import { findDecade, findYear } from "./find-years.ts";

const { sql } = await openTestDatabase();

const add = (title: string, facts: { genre?: string; year?: number; albumName?: string }) =>
  saveSong(sql, { title, lyrics_english: title, ...facts });

const titles = (found: { songs: readonly { title: string }[] } | null) =>
  found?.songs.map(({ title }) => title);

beforeAll(async () => {
  await add("Chaand", { genre: "Ghazal", year: 1954 });
  await add("Baarish", { genre: "gazal", albumName: "Naya Daur (1957)" });
  await add("Aasmaan", { genre: "Ghazal", albumName: "Naya Daur (1957)", year: 1962 });
  await add("Sawan", { genre: "Bhajan" });
  await sql`update lyrics set views = 9 where title = 'Baarish'`;
});

describe("a genre", () => {
  test("one statement finds the songs of all its spellings, their number and the other genres", async () => {
    const counted = countingStatements(sql);
    const found = await findGenre(counted.sql, "ghazal", 1);
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({
      owner: { name: "Ghazal", slug: "ghazal", songCount: 3 },
      page: 1,
      pages: 1,
    });
    expect(titles(found)).toEqual(["Aasmaan", "Baarish", "Chaand"]);
    expect(found?.genres).toEqual([
      { name: "Ghazal", devanagari: { name: "ग़ज़ल", isDrafted: false }, slug: "ghazal", songCount: 3 },
      { name: "Bhajan", devanagari: { name: "भजन", isDrafted: false }, slug: "bhajan", songCount: 1 },
    ]);
  });

  test("is found by any spelling, and sorted by views or title", async () => {
    for (const spelling of ["Ghazal", "GAZAL", "ग़ज़ल", "gha-zal"])
      expect((await findGenre(sql, spelling, 1))?.owner.slug, spelling).toBe("ghazal");
    expect(titles(await findGenre(sql, "ghazal", 1, "views"))).toEqual(["Baarish", "Chaand", "Aasmaan"]);
    expect(titles(await findGenre(sql, "ghazal", 1, "title"))).toEqual(["Aasmaan", "Baarish", "Chaand"]);
  });

  test.each(["", "thumri", "\0", "%", "a".repeat(501), "🎵"])(
    "that no song has is null: %j",
    async (genre) => {
      expect(await findGenre(sql, genre, 1)).toBeNull();
    },
  );
});

describe("a year and a decade", () => {
  test("have the songs whose own year it is, else that of their album", async () => {
    const counted = countingStatements(sql);
    const found = await findYear(counted.sql, 1957, 1);
    expect(counted.statements()).toBe(1);
    expect(titles(found)).toEqual(["Baarish"]);
    expect(found).toMatchObject({
      owner: { id: 1957, songCount: 1 },
      years: [
        { year: 1954, songCount: 1 },
        { year: 1957, songCount: 1 },
      ],
      decades: [
        { decade: 1950, songCount: 2 },
        { decade: 1960, songCount: 1 },
      ],
    });
    expect(titles(await findYear(sql, 1962, 1))).toEqual(["Aasmaan"]);
    const decade = await findDecade(sql, 1950, 1);
    expect(titles(decade)).toEqual(["Baarish", "Chaand"]);
    expect(decade).toMatchObject({ owner: { id: 1950, songCount: 2 }, years: found?.years });
    expect(titles(await findDecade(sql, 1950, 1, "title"))).toEqual(["Baarish", "Chaand"]);
  });

  test("without songs are null", async () => {
    expect(await findYear(sql, 1955, 1)).toBeNull();
    expect(await findDecade(sql, 1970, 1)).toBeNull();
    await sql`delete from lyrics where year = 1962`;
    expect(await findYear(sql, 1962, 1)).toBeNull();
    await add("Aasmaan", { genre: "Ghazal", albumName: "Naya Daur (1957)", year: 1962 });
  });
});

test("120 songs of a genre are three pages without repeats, and a later page gives the last", async () => {
  await sql`
    insert into lyrics (title, lyrics_english, genre, year)
    select 'Geet ' || n, 'geet', 'Lok Geet', 1971 from generate_series(1, 120) as n`;
  const pages = await Promise.all([1, 2, 3].map((page) => findGenre(sql, "lok-geet", page)));
  expect(pages.flatMap(titles)).toEqual(Array.from({ length: 120 }, (_, place) => `Geet ${120 - place}`));
  expect(await findGenre(sql, "lok-geet", 4)).toEqual(pages[2]);
  expect((await findYear(sql, 1971, 9))?.page).toBe(3);
});

test("the home page and a search without a query have decades and genres, a search with one has not", async () => {
  const { ways } = await findHomePage(sql);
  expect(ways.decades.map(({ decade }) => decade)).toEqual([1950, 1960, 1970]);
  expect(ways.genres[0]).toMatchObject({ name: "Lok Geet", slug: "lok-geet", songCount: 120 });
  expect((await findSearchPage(sql, { q: "", type: "songs", page: 1 })).ways).toEqual(ways);
  expect((await findSearchPage(sql, { q: "geet", type: "songs", page: 1 })).ways).toBeNull();
});

test("the ways alone are all decades and up to sixty genres, in one statement", async () => {
  const { ways } = await findHomePage(sql);
  await sql`
    insert into lyrics (title, lyrics_english, genre)
    select 'Naya ' || n, 'naya', 'Vidha ' || chr(64 + n / 8) || chr(65 + n % 8) from generate_series(8, 77) as n`;
  const counted = countingStatements(sql);
  const found = await findWays(counted.sql);
  expect(found.decades).toEqual(ways.decades);
  expect(found.genres).toHaveLength(60);
  expect(found.genres[0]).toEqual(ways.genres[0]);
  expect(counted.statements()).toBe(1);
});

test("a song has the address of its genre, whatever its spelling, and none without letters", async () => {
  const slugOf = async (title: string) => {
    const [row] = await sql`select id from lyrics where title = ${title}`;
    return (await findSongPage(sql, row?.id))?.song.genreSlug;
  };
  expect(await slugOf("Baarish")).toBe("ghazal");
  await add("Chitra", { genre: "🎵" });
  expect(await slugOf("Chitra")).toBeNull();
});
