/** No page, and no list of the administrator's, reads more the more songs there are. */
import { afterAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import {
  findAlbum,
  findAnalytics,
  findDashboard,
  findDeletion,
  findDirectory,
  findHomePage,
  findLatestLyrics,
  findListing,
  findLyricist,
  findManagedSongs,
  findMusicDirector,
  findSearchPage,
  findShownOnPicture,
  findSinger,
  findSitemaps,
  findSongPage,
  findSuggestions,
  findTwin,
  listTrash,
  readSitemap,
  suggestNames,
} from "./index.ts";
import { asked, growCatalogue, grown } from "./testing/grown-catalogue.ts";
import { openPlanReader, type Reading } from "./testing/read-plans.ts";

/** A late page of fifty passes over those before it in the index: of page 100 that is 5,000. */
const mostRows = 5_100;

/** A table may be read row by row where what is looked for is common, as long as that ends soon. */
const mostRowsInSequence = 2_100;

const { sql, address } = await openTestDatabase();
await growCatalogue(sql);
const reader = openPlanReader(address);
afterAll(() => reader.end());

const tooMuch = (readings: readonly Reading[]) =>
  readings.filter(({ rows, isSequential }) => rows > (isSequential ? mostRowsInSequence : mostRows));

/** A statement is planned for its parameters five times; then PostgreSQL may choose one plan for all. */
const timesAsked = 7;

async function readingsOf(ask: () => Promise<unknown>): Promise<readonly Reading[]> {
  for (let time = 1; time < timesAsked; time += 1) await ask();
  return reader.readingsOf(ask);
}

type Asked = readonly [string, () => Promise<unknown>];

const lastPage = 1_000_000_000;
const asker = reader.sql;
const everything = { q: "", page: 1 } as const;
const search = { type: "songs", page: 1 } as const;

const pages: readonly Asked[] = [
  ["home", () => findHomePage(asker)],
  ["a song", () => findSongPage(asker, 501)],
  ["the singer with most songs", () => findSinger(asker, 1, 1)],
  ["page 100 of the singer with most songs", () => findSinger(asker, 1, 100)],
  ["the last page of the singer with most songs", () => findSinger(asker, 1, lastPage)],
  ["the singer with most songs by views", () => findSinger(asker, 1, 1, "views")],
  ["page 100 of the singer with most songs by title", () => findSinger(asker, 1, 100, "title")],
  ["a singer by views", () => findSinger(asker, 2, 1, "views")],
  ["a singer by title", () => findSinger(asker, 2, 1, "title")],
  ["the lyricist with most songs", () => findLyricist(asker, 1, 1)],
  ["the music director with most songs", () => findMusicDirector(asker, 1, 1)],
  ["page 100 of the album with most songs", () => findAlbum(asker, 1, 100)],
  ["albums", () => findDirectory(asker, "albums", { letter: null, page: 1 })],
  [
    "page 100 of albums of the longest letter",
    () => findDirectory(asker, "albums", { letter: "Z", page: 100 }),
  ],
  [
    "the last page of albums of the longest letter",
    () => findDirectory(asker, "albums", { letter: "Z", page: 150 }),
  ],
  [
    "page 100 of lyricists of the longest letter",
    () => findDirectory(asker, "lyricists", { letter: "Z", page: 100 }),
  ],
  [
    "page 100 of singers of the longest letter",
    () => findDirectory(asker, "singers", { letter: "Z", page: 100 }),
  ],
  ["music directors", () => findDirectory(asker, "music_directors", { letter: null, page: 1 })],
  ["page 20 of all songs", () => findSearchPage(asker, { ...everything, type: "songs", page: 20 })],
  ["page 20 of all artists", () => findSearchPage(asker, { ...everything, type: "artists", page: 20 })],
  ["page 20 of all albums", () => findSearchPage(asker, { ...everything, type: "albums", page: 20 })],
  ["a search for a word of all songs", () => findSearchPage(asker, { ...search, q: asked.common })],
  [
    "page 20 of a search for a word of all songs",
    () => findSearchPage(asker, { ...search, q: asked.common, page: 20 }),
  ],
  ["a search for a word of few songs", () => findSearchPage(asker, { ...search, q: asked.rare })],
  ["a search for a title", () => findSearchPage(asker, { ...search, q: asked.title })],
  ["a search for the singer with most songs", () => findSearchPage(asker, { ...search, q: asked.singer })],
  ["a search for an album", () => findSearchPage(asker, { ...search, q: "zanjeer", type: "albums" })],
  [
    "a search for two letters of most albums",
    () => findSearchPage(asker, { ...search, q: "zm", type: "albums" }),
  ],
  ["a search for one letter", () => findSearchPage(asker, { ...search, q: "z", type: "albums" })],
  ["a search that finds nothing", () => findSearchPage(asker, { ...search, q: "zzxqw vvkrt" })],
  ["suggestions for two letters", () => findSuggestions(asker, "di")],
  ["suggestions for a word", () => findSuggestions(asker, asked.rare)],
  ["the feed", () => findLatestLyrics(asker)],
  ["the index of sitemaps", () => findSitemaps(asker)],
  ["a piece of a sitemap of songs", () => readSitemap(asker, "songs", 1).next()],
  ["a piece of a sitemap of singers", () => readSitemap(asker, "singers", 1).next()],
  ["the social picture of a song", () => findShownOnPicture(asker, "song", 501)],
];

const days = { days: 30, timeZone: "Asia/Kolkata", now: new Date() };
const adminPages: readonly Asked[] = [
  ["the dashboard", () => findDashboard(asker)],
  ["the analytics", () => findAnalytics(asker, days)],
  ["page 80 of albums by name", () => findListing(asker, "albums", { page: 80 })],
  ["the last page of singers by name", () => findListing(asker, "singers", { page: lastPage })],
  ["singers whose names hold a letter", () => findListing(asker, "singers", { filter: "z" })],
  ["page 100 of songs", () => findManagedSongs(asker, { page: 100 })],
  ["the last page of songs", () => findManagedSongs(asker, { page: lastPage })],
  ["a search for a word of all songs", () => findManagedSongs(asker, { page: 1, q: asked.common })],
  ["a search for a word of few songs", () => findManagedSongs(asker, { page: 1, q: asked.rare })],
  ["what goes with the singer with most songs", () => findDeletion(asker, "singers", 1)],
  ["names to choose from", () => suggestNames(asker, "singers", "zmo")],
  ["a twin of a typed song", () => findTwin(asker, { title: asked.title, firstSinger: asked.singer })],
  ["a twin of a typed song without singers", () => findTwin(asker, { title: "naya", firstSinger: "" })],
  ["the trash", () => listTrash(asker, { page: 1 })],
];

describe(`among ${grown.songs} songs a page reads no table whole`, () => {
  test.each(pages)("%s", async (_name, ask) => {
    expect(tooMuch(await readingsOf(ask))).toEqual([]);
  });
});

describe("of a word of all songs no more are looked for than are shown, and yet", () => {
  const page = (page: number) => findSearchPage(asker, { ...search, q: asked.common, page });

  test("each page goes on where the one before ended", async () => {
    const ids: number[] = [];
    for (let number = 1; number <= 20; number += 1)
      ids.push(...(await page(number)).songs.map(({ id }) => id));
    const found = await asker`select lyric_id as id from search_lyrics_ids(${asked.common}) limit 1000`;
    expect(new Set(ids).size).toBe(1000);
    expect(ids).toEqual(found.map(({ id }) => id));
  });

  test.each(["songs", "artists", "albums"] as const)("among %s it is told from a thousand", async (type) => {
    const { counts } = await findSearchPage(asker, { q: asked.common, type, page: 1 });
    expect(counts.songs).toBe(1001);
  });
});

describe("nor does one of the administrator's", () => {
  test.each(adminPages)("%s", async (_name, ask) => {
    expect(tooMuch(await readingsOf(ask))).toEqual([]);
  });
});

describe("it is told when an index is missing:", () => {
  test.each<Asked>([
    ["lyrics_newest_first", () => findLatestLyrics(asker)],
    ["lyrics_most_viewed_first", () => findHomePage(asker)],
    ["lyrics_of_a_singer", () => findSinger(asker, 1, 1)],
    ["lyrics_of_an_album", () => findAlbum(asker, 1, 1)],
    ["albums_by_letter", () => findDirectory(asker, "albums", { letter: "V", page: 1 })],
    ["singers_by_letter", () => findDirectory(asker, "singers", { letter: "V", page: 1 })],
    ["private.song_counts_most_songs_first", () => findSearchPage(asker, { ...everything, type: "artists" })],
    ["private.song_counts_most_viewed_first", () => findHomePage(asker)],
    ["private.search_titles_by_marks", () => findSearchPage(asker, { ...search, q: asked.title })],
    ["private.search_lines_by_marks", () => findSearchPage(asker, { ...search, q: asked.rare })],
    [
      "private.search_names_by_held_letters",
      () => findSearchPage(asker, { ...search, q: asked.rare, type: "albums" }),
    ],
    ["private.search_title_keys_by_letters", () => findManagedSongs(asker, { page: 1, q: asked.rare })],
    ["private.search_title_keys_by_key", () => findTwin(asker, { title: asked.title, firstSinger: "" })],
  ])("%s", async (index, ask) => {
    await sql.unsafe(`drop index ${index}`);
    expect(tooMuch(await readingsOf(ask))).not.toEqual([]);
  });
});
