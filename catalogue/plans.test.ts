/** No public page and no list of the administrator reads more rows as the catalogue grows. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import {
  countToDo,
  findAlbum,
  findAnalytics,
  findDashboard,
  findDecade,
  findDeletion,
  findDirectory,
  findFirstLines,
  findGenre,
  findGenreToEdit,
  findHomePage,
  findLatestLyrics,
  findListing,
  findLyricist,
  findManagedSongs,
  findMusicDirector,
  findNextSongLackingScript,
  findSameDrafts,
  findSearchPage,
  findSinger,
  findSitemaps,
  findSocialPictureText,
  findSongPage,
  findSongsLackingScript,
  findSuggestions,
  findTwin,
  findWays,
  findYear,
  listGenres,
  listTrash,
  mostListed,
  readSitemap,
  suggestNames,
} from "./index.ts";
import { growCatalogue, grown, searchTerms } from "./testing/grown-catalogue.ts";
import { indexesOfManagedLists, listsOfSomeByViews, managedLists } from "./testing/managed-lists.ts";
import { openPlanReader, type Scan } from "./testing/read-plans.ts";

/** A late page of fifty scans the entries before it in the index: 5,000 for page 100. */
const maxRows = 5_100;

/** A sequential scan is fine if it soon finds enough matches. */
const maxRowsInSequence = 2_100;

const { sql: ownerSql, address } = await openTestDatabase();
await growCatalogue(ownerSql);
await ownerSql`
  insert into private.drafts (id, state) select 1000000 + n, jsonb_build_object('title', 'Draft ' || n, 'lyrics_singers', '[]'::jsonb)
  from generate_series(1, 6000) as n`;
await ownerSql`vacuum (analyze) private.drafts`;
const reader = openPlanReader(address);
const sql = reader.sql;
afterAll(() => reader.end());

const excessive = (scans: readonly Scan[]) =>
  scans.filter(({ rows, isSequential }) => rows > (isSequential ? maxRowsInSequence : maxRows));

/**
 * PostgreSQL plans a prepared statement for its parameters five times; at the sixth it may switch to a generic plan.
 */
const repetitions = 6;

const scansOf = (run: () => Promise<unknown>) => reader.scansOf(run, repetitions);

type Case = readonly [string, () => Promise<unknown>];

const lastPage = 1_000_000_000;
const everything = { q: "", page: 1 } as const;
const everySong = { ...everything, type: "songs" } as const;
const search = { type: "songs", page: 1 } as const;
const manyFilters = { genre: "ghazal", decade: "2000s", singer: "1", script: "english" } as const;

const pages: readonly Case[] = [
  ["home", () => findHomePage(sql)],
  ["a song", () => findSongPage(sql, 501)],
  ["the singer with most songs", () => findSinger(sql, 1, 1)],
  ["page 100 of the singer with most songs", () => findSinger(sql, 1, 100)],
  ["the last page of the singer with most songs", () => findSinger(sql, 1, lastPage)],
  ["the singer with most songs by views", () => findSinger(sql, 1, 1, "views")],
  ["page 100 of the singer with most songs by title", () => findSinger(sql, 1, 100, "title")],
  ["a singer by views", () => findSinger(sql, 2, 1, "views")],
  ["a singer by title", () => findSinger(sql, 2, 1, "title")],
  ["the singer with most songs in a decade", () => findSinger(sql, 1, 1, "newest", 2000)],
  ["page 100 of the singer with most songs in a decade", () => findSinger(sql, 1, 100, "newest", 2000)],
  ["a singer in a decade by views", () => findSinger(sql, 2, 1, "views", 2000)],
  ["an album", () => findAlbum(sql, 2, 1)],
  ["the lyricist with most songs", () => findLyricist(sql, 1, 1)],
  ["the music director with most songs", () => findMusicDirector(sql, 1, 1)],
  ["page 100 of the album with most songs", () => findAlbum(sql, 1, 100)],
  ["the genre with most songs", () => findGenre(sql, "ghazal", 1)],
  ["page 100 of the genre with most songs", () => findGenre(sql, "ghazal", 100)],
  ["the genre with most songs by views", () => findGenre(sql, "ghazal", 1, "views")],
  ["the year with most songs", () => findYear(sql, 2000, 1)],
  ["the last page of the year with most songs", () => findYear(sql, 2000, lastPage)],
  ["page 100 of the decade with most songs", () => findDecade(sql, 2000, 100)],
  ["the sitemap of genres and years", () => readSitemap(sql, "genres-and-years", 1).next()],
  ["albums", () => findDirectory(sql, "albums", { letter: null, page: 1 })],
  [
    "page 100 of albums of the longest letter",
    () => findDirectory(sql, "albums", { letter: "Z", page: 100 }),
  ],
  [
    "the last page of albums of the longest letter",
    () => findDirectory(sql, "albums", { letter: "Z", page: 150 }),
  ],
  [
    "page 100 of lyricists of the longest letter",
    () => findDirectory(sql, "lyricists", { letter: "Z", page: 100 }),
  ],
  [
    "page 100 of singers of the longest letter",
    () => findDirectory(sql, "singers", { letter: "Z", page: 100 }),
  ],
  ["first lines", () => findFirstLines(sql, { letter: null, page: 1 })],
  ["page 100 of first lines of the longest letter", () => findFirstLines(sql, { letter: "D", page: 100 })],
  [
    "the last page of first lines of the longest letter",
    () => findFirstLines(sql, { letter: "D", page: 240 }),
  ],
  ["music directors", () => findDirectory(sql, "music_directors", { letter: null, page: 1 })],
  ["page 20 of all songs", () => findSearchPage(sql, { ...everything, type: "songs", page: 20 })],
  ["page 20 of all songs by views", () => findSearchPage(sql, { ...everySong, order: "views", page: 20 })],
  ["page 20 of all songs by title", () => findSearchPage(sql, { ...everySong, order: "title", page: 20 })],
  ["genres and decades", () => findWays(sql)],
  ["page 20 of all artists", () => findSearchPage(sql, { ...everything, type: "artists", page: 20 })],
  ["page 20 of all albums", () => findSearchPage(sql, { ...everything, type: "albums", page: 20 })],
  ["a search for a word of all songs", () => findSearchPage(sql, { ...search, q: searchTerms.common })],
  [
    "page 20 of a search for a word of all songs",
    () => findSearchPage(sql, { ...search, q: searchTerms.common, page: 20 }),
  ],
  ["a search for a word of few songs", () => findSearchPage(sql, { ...search, q: searchTerms.rare })],
  ["a search for a title", () => findSearchPage(sql, { ...search, q: searchTerms.title })],
  [
    "a search for the singer with most songs",
    () => findSearchPage(sql, { ...search, q: searchTerms.singer }),
  ],
  [
    "a search for a word of all songs, narrowed",
    () => findSearchPage(sql, { ...search, q: searchTerms.common, filters: manyFilters }),
  ],
  ["a search for the genre with most songs", () => findSearchPage(sql, { ...search, q: "ghazal" })],
  ["a search for the decade with most songs", () => findSearchPage(sql, { ...search, q: "2000s" })],
  ["a search for a year of few songs", () => findSearchPage(sql, { ...search, q: "ghazal 1954" })],
  [
    "a search for a word in the genre with most songs",
    () => findSearchPage(sql, { ...search, q: "asha ghazal" }),
  ],
  ["a search for an album", () => findSearchPage(sql, { ...search, q: "zanjeer", type: "albums" })],
  [
    "a search for two letters of most albums",
    () => findSearchPage(sql, { ...search, q: "zm", type: "albums" }),
  ],
  ["a search for one letter", () => findSearchPage(sql, { ...search, q: "z", type: "albums" })],
  ["a search that finds nothing", () => findSearchPage(sql, { ...search, q: "zzxqw vvkrt" })],
  ["suggestions for two letters", () => findSuggestions(sql, "di")],
  ["suggestions for a word", () => findSuggestions(sql, searchTerms.rare)],
  ["the feed", () => findLatestLyrics(sql)],
  ["the index of sitemaps", () => findSitemaps(sql)],
  ["a piece of a sitemap of songs", () => readSitemap(sql, "songs", 1).next()],
  ["a piece of a sitemap of singers", () => readSitemap(sql, "singers", 1).next()],
  ["the social picture of a song", () => findSocialPictureText(sql, "song", 501)],
  ["the social picture of a genre", () => findSocialPictureText(sql, "genre", "ghazal")],
  ["the social picture of a decade", () => findSocialPictureText(sql, "decade", 1950)],
];

const days = { days: 30, timeZone: "Asia/Kolkata", now: new Date() };
/** They count what is missing beside their filters. */
const countingLists: readonly Case[] = [
  ["page 80 of albums by name", () => findListing(sql, "albums", { page: 80 })],
  ["the last page of singers by name", () => findListing(sql, "singers", { page: lastPage })],
  ["singers whose names hold a letter", () => findListing(sql, "singers", { filter: "z" })],
  ["page 100 of songs", () => findManagedSongs(sql, { page: 100 })],
  ["the last page of songs", () => findManagedSongs(sql, { page: lastPage })],
  ...managedLists(sql),
  ["a search for a word of all songs", () => findManagedSongs(sql, { page: 1, q: searchTerms.common })],
  ["a search for a word of few songs", () => findManagedSongs(sql, { page: 1, q: searchTerms.rare })],
];

const adminPages: readonly Case[] = [
  ["the dashboard", () => findDashboard(sql)],
  ["the analytics", () => findAnalytics(sql, days)],
  ["what goes with the singer with most songs", () => findDeletion(sql, "singers", 1)],
  ["names to choose from", () => suggestNames(sql, "singers", "zmo")],
  [
    "a twin of a typed song",
    () => findTwin(sql, { title: searchTerms.title, firstSinger: searchTerms.singer }),
  ],
  [
    "the draft that a song of a file is",
    () => findSameDrafts(sql, [{ title: "Draft 7", firstSinger: "", album: "" }]),
  ],
  ["a twin of a typed song without singers", () => findTwin(sql, { title: "naya", firstSinger: "" })],
  ["the trash", () => listTrash(sql, { page: 1 })],
  ["the genres with their spellings", () => listGenres(sql, { page: 1 })],
  ["a genre to edit", () => findGenreToEdit(sql, "gajal")],
];

describe(`among ${grown.songs} songs a page reads no table whole`, () => {
  test.each(pages)("%s", async (_name, run) => {
    expect(excessive(await scansOf(run))).toEqual([]);
  });
});

describe("a search for a word of all songs finds only what it shows, and yet", () => {
  const page = (page: number) => findSearchPage(sql, { ...search, q: searchTerms.common, page });

  test("each page continues where the previous one ended", async () => {
    const ids: number[] = [];
    for (let number = 1; number <= 20; number += 1)
      ids.push(...(await page(number)).songs.map(({ id }) => id));
    const found = await sql`select lyric_id as id from search_lyrics_ids(${searchTerms.common}) limit 1000`;
    expect(new Set(ids).size).toBe(1000);
    expect(ids).toEqual(found.map(({ id }) => id));
  });

  test.each(["songs", "artists", "albums"] as const)(
    "among %s it counts further than a thousand",
    async (type) => {
      const { counts } = await findSearchPage(sql, { q: searchTerms.common, type, page: 1 });
      expect(counts.songs).toBe(1001);
    },
  );
});

describe("nor does a page of the administrator", () => {
  test.each(adminPages)("%s", async (_name, run) => {
    expect(excessive(await scansOf(run))).toEqual([]);
  });
});

describe("a list of the administration reads nothing whole but its own table, at most twice:", () => {
  test.each(countingLists)("%s", async (_name, run) => {
    const whole = excessive(await scansOf(run)).map(({ how }) => how);
    expect(whole.filter((how) => !/managed_songs|song_counts/.test(how))).toEqual([]);
    // A bitmap scan counts as two.
    expect(whole.length).toBeLessThanOrEqual(3);
  });
});

test("what is to be done reads nothing whole but drafts and what songs lack", async () => {
  const whole = excessive(await scansOf(() => countToDo(sql))).map(({ how }) => how);
  expect(whole.filter((how) => !/managed_songs|drafts/.test(how))).toEqual([]);
});

test.each(listsOfSomeByViews(sql))("%s reads all songs no more than three times", async (_name, run) => {
  expect(excessive(await scansOf(run)).length).toBeLessThanOrEqual(3);
});

describe("of 100,000 songs that lack a script, the administrator's list reads no more than it counts", () => {
  const tooMany = (scans: readonly Scan[]) =>
    scans.filter(({ rows, isSequential }) => isSequential || rows > mostListed + 1);
  const skipped = Array.from({ length: 300 }, (_, place) => 1_000 * place);
  const cases: readonly Case[] = [
    ["its first page", () => findSongsLackingScript(sql, { page: 1 })],
    ["its last page", () => findSongsLackingScript(sql, { page: lastPage })],
    ["its last page of one script", () => findSongsLackingScript(sql, { page: lastPage, lacks: "hindi" })],
    ["the next song", () => findNextSongLackingScript(sql, { except: skipped })],
    [
      "the next song of one script",
      () => findNextSongLackingScript(sql, { except: skipped, lacks: "hindi" }),
    ],
  ];
  beforeAll(async () => {
    await ownerSql`
      insert into private.machine_versions (lyric_id, script, text, lines, words, unsure_words)
      select n, case n % 2 when 0 then 'hindi' else 'english' end, repeat(md5(n::text), 9), 9, 99, n % 7
      from generate_series(1, 100000) as n on conflict do nothing`;
    await ownerSql`vacuum (analyze) private.machine_versions`;
  });

  test.each(cases)("%s", async (_name, run) => {
    expect(tooMany(await scansOf(run))).toEqual([]);
  });

  test.each([
    ["private.machine_versions_surest_first", undefined],
    ["private.machine_versions_of_script", "hindi"],
  ] as const)("and would read more without %s", async (index, lacks) => {
    await ownerSql.unsafe(`drop index ${index}`);
    const scans = await reader.scansOf(() => findSongsLackingScript(sql, { page: 1, lacks }));
    expect(tooMany(scans)).not.toEqual([]);
  });
});

describe("a missing index is detected:", () => {
  test.each<Case>([
    ["lyrics_newest_first", () => findLatestLyrics(sql)],
    ["lyrics_most_viewed_first", () => findHomePage(sql)],
    ["lyrics_of_a_singer", () => findSinger(sql, 1, 1)],
    ["lyrics_of_an_album", () => findAlbum(sql, 1, 1)],
    ["private.songs_of_a_genre", () => findGenre(sql, "ghazal", 1)],
    ["private.songs_of_a_year", () => findYear(sql, 1954, 1)],
    ["private.songs_of_a_decade", () => findDecade(sql, 1950, 1)],
    ["private.first_lines_by_letter", () => findFirstLines(sql, { letter: "D", page: 100 })],
    ["albums_by_letter", () => findDirectory(sql, "albums", { letter: "V", page: 1 })],
    ["singers_by_letter", () => findDirectory(sql, "singers", { letter: "V", page: 1 })],
    ["private.song_counts_most_songs_first", () => findSearchPage(sql, { ...everything, type: "artists" })],
    ["private.song_counts_most_viewed_first", () => findHomePage(sql)],
    ["private.search_titles_by_marks", () => findSearchPage(sql, { ...search, q: searchTerms.title })],
    ["private.search_lines_by_marks", () => findSearchPage(sql, { ...search, q: searchTerms.rare })],
    [
      "private.search_names_by_held_letters",
      () => findSearchPage(sql, { ...search, q: searchTerms.rare, type: "albums" }),
    ],
    ["private.search_fields_by_marks", () => findSearchPage(sql, { ...search, q: "ghazal 1954" })],
    [
      "private.drafts_by_title_key",
      () => findSameDrafts(sql, [{ title: "Draft 7", firstSinger: "", album: "" }]),
    ],
    ["private.search_title_keys_by_key", () => findTwin(sql, { title: searchTerms.title, firstSinger: "" })],
  ])("%s", async (index, run) => {
    await ownerSql.unsafe(`drop index ${index}`);
    expect(excessive(await reader.scansOf(run))).not.toEqual([]);
  });

  test.each<Case>([
    ...indexesOfManagedLists(sql),
    ["private.search_title_keys_by_letters", () => findManagedSongs(sql, { page: 1, q: searchTerms.rare })],
  ])("%s, beside the count of what is missing", async (index, run) => {
    await ownerSql.unsafe(`drop index ${index}`);
    expect(excessive(await reader.scansOf(run)).length).toBeGreaterThan(1);
  });
});
