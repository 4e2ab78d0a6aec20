/** The pages whose growth is measured, at their worst: the singer with most songs, the longest letter, the commonest word. */
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
  pageSize,
  readSitemap,
  suggestNames,
} from "#catalogue";
import { makeWords } from "#machine";
import type { Sql } from "#postgres";
import { catalogueSeed } from "../filled-folder.ts";

export interface AskedPage {
  readonly name: string;
  readonly isPublic: boolean;
  /** @param round another one may mean another song, singer or word of the same sort */
  readonly ask: (round: number) => Promise<unknown>;
}

/** What costs most, were it counted or read whole: ids, the ones with most songs first. */
export interface Extremes {
  readonly singers: readonly number[];
  readonly lyricists: readonly number[];
  readonly musicDirectors: readonly number[];
  readonly albums: readonly number[];
  readonly songsOfTheFirstSinger: readonly {
    readonly id: number;
    readonly title: string;
    readonly singer: string;
  }[];
  readonly letters: { readonly albums: string; readonly lyricists: string };
  /** How many pages of the first singer, and of the albums of the longest letter, have fifty entries. */
  readonly fullPages: { readonly singer: number; readonly albums: number };
}

/** As many as there are rounds, so that a round seldom asks what was asked before. */
const ofEach = 48;

export async function findExtremes(sql: Sql): Promise<Extremes> {
  const most = async (entries: string) =>
    (
      await sql<{ id: number }[]>`
        select entry_id as id from private.song_counts where entries = ${entries}
        order by songs desc, name_key, entry_id limit ${ofEach}`
    ).map(({ id }) => id);
  const letterOf = async (entries: string) =>
    (
      await sql<{ letter: string }[]>`
      select letter from private.totals where entries = ${entries} order by count desc, letter limit 1`
    )[0]?.letter ?? "";
  const singers = await most("singers");
  return {
    singers,
    lyricists: await most("lyricists"),
    musicDirectors: await most("music_directors"),
    albums: await most("albums"),
    songsOfTheFirstSinger: await sql<Extremes["songsOfTheFirstSinger"][number][]>`
      select l.id, l.title, p.name as singer
      from lyrics_singers as c join lyrics as l on l.id = c.lyric_id join singers as p on p.id = c.singer_id
      where c.singer_id = ${singers[0] ?? 0} order by c.lyric_id desc limit ${ofEach}`,
    letters: { albums: await letterOf("albums"), lyricists: await letterOf("lyricists") },
    fullPages: {
      singer: await fullPagesOf(sql`select songs as count from private.song_counts
        where entries = 'singers' order by songs desc limit 1`),
      albums: await fullPagesOf(sql`select count from private.totals
        where entries = 'albums' order by count desc limit 1`),
    },
  };
}

async function fullPagesOf(counting: PromiseLike<readonly { count?: number }[]>): Promise<number> {
  return Math.max(1, Math.floor(((await counting)[0]?.count ?? 0) / pageSize));
}

const words = makeWords(catalogueSeed);

/** The commonest words, and words that few songs have. */
const commonWord = (round: number) => words[round % ofEach]?.roman ?? "";
const rareWord = (round: number) => words[30_000 + round]?.roman ?? "";
const at = <Item>(items: readonly Item[], round: number): Item => {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("A generated catalogue has some of each.");
  return item;
};

const lastPage = 1_000_000_000;

/** @returns the same pages, in the same order, for each database */
export function pagesToAsk(sql: Sql, extremes: Extremes): readonly AskedPage[] {
  return [...pagesOfLists(sql, extremes), ...searches(sql, extremes), ...feeds(sql, extremes)]
    .map((page) => ({ ...page, isPublic: true }))
    .concat(adminPages(sql, extremes).map((page) => ({ ...page, isPublic: false })));
}

type Asked = Omit<AskedPage, "isPublic">;

function pagesOfLists(sql: Sql, extremes: Extremes): readonly Asked[] {
  const { singers, lyricists, musicDirectors, albums, songsOfTheFirstSinger, letters, fullPages } = extremes;
  const lateAlbums = Math.min(100, fullPages.albums);
  const [singer = 0] = singers;
  return [
    { name: "home", ask: () => findHomePage(sql) },
    {
      name: "a song of the singer with most songs",
      ask: (n) => findSongPage(sql, at(songsOfTheFirstSinger, n).id),
    },
    { name: "the singer with most songs", ask: () => findSinger(sql, singer, 1) },
    {
      name: "... page 100, or the last full one",
      ask: () => findSinger(sql, singer, Math.min(100, fullPages.singer)),
    },
    {
      name: "... the page in the middle",
      ask: () => findSinger(sql, singer, Math.ceil(fullPages.singer / 2)),
    },
    { name: "... the last page", ask: () => findSinger(sql, singer, fullPages.singer) },
    { name: "singers with many songs", ask: (n) => findSinger(sql, at(singers, n), 1) },
    { name: "lyricists with many songs", ask: (n) => findLyricist(sql, at(lyricists, n), 1) },
    {
      name: "music directors with many songs",
      ask: (n) => findMusicDirector(sql, at(musicDirectors, n), 1),
    },
    { name: "albums with many songs", ask: (n) => findAlbum(sql, at(albums, n), 1) },
    { name: "albums", ask: () => findDirectory(sql, "albums", { letter: null, page: 1 }) },
    {
      name: "albums of the longest letter",
      ask: () => findDirectory(sql, "albums", { letter: letters.albums, page: 1 }),
    },
    { name: "... page 2", ask: () => findDirectory(sql, "albums", { letter: letters.albums, page: 2 }) },
    {
      name: "... page 100, or the last full one",
      ask: () => findDirectory(sql, "albums", { letter: letters.albums, page: lateAlbums }),
    },
    {
      name: "lyricists of the longest letter",
      ask: () => findDirectory(sql, "lyricists", { letter: letters.lyricists, page: 1 }),
    },
  ];
}

function searches(sql: Sql, { songsOfTheFirstSinger }: Extremes): readonly Asked[] {
  const everything = { q: "", page: 1 } as const;
  return [
    { name: "explore songs", ask: () => findSearchPage(sql, { ...everything, type: "songs" }) },
    { name: "... page 20", ask: () => findSearchPage(sql, { ...everything, type: "songs", page: 20 }) },
    { name: "explore artists", ask: () => findSearchPage(sql, { ...everything, type: "artists" }) },
    { name: "explore albums", ask: () => findSearchPage(sql, { ...everything, type: "albums" }) },
    { name: "... page 20", ask: () => findSearchPage(sql, { ...everything, type: "albums", page: 20 }) },
    {
      name: "search for a common word",
      ask: (n) => findSearchPage(sql, { q: commonWord(n), type: "songs", page: 1 }),
    },
    {
      name: "... its albums",
      ask: (n) => findSearchPage(sql, { q: commonWord(n), type: "albums", page: 1 }),
    },
    {
      name: "search for a rare word",
      ask: (n) => findSearchPage(sql, { q: rareWord(n), type: "songs", page: 1 }),
    },
    {
      name: "search for a title",
      ask: (n) => findSearchPage(sql, { q: at(songsOfTheFirstSinger, n).title, type: "songs", page: 1 }),
    },
    {
      name: "search for the singer with most songs",
      ask: (n) => findSearchPage(sql, { q: at(songsOfTheFirstSinger, n).singer, type: "songs", page: 1 }),
    },
    { name: "suggestions for two letters", ask: (n) => findSuggestions(sql, commonWord(n).slice(0, 2)) },
    { name: "suggestions for a word", ask: (n) => findSuggestions(sql, rareWord(n)) },
  ];
}

function feeds(sql: Sql, { songsOfTheFirstSinger, singers }: Extremes): readonly Asked[] {
  return [
    { name: "feed", ask: () => findLatestLyrics(sql) },
    { name: "index of sitemaps", ask: () => findSitemaps(sql) },
    { name: "sitemap of songs, a thousand addresses", ask: () => readSitemap(sql, "songs", 1).next() },
    {
      name: "sitemap of albums, a thousand addresses",
      ask: () => readSitemap(sql, "albums", 1).next(),
    },
    {
      name: "social picture of a song",
      ask: (n) => findShownOnPicture(sql, "song", at(songsOfTheFirstSinger, n).id),
    },
    { name: "social picture of a singer", ask: (n) => findShownOnPicture(sql, "singer", at(singers, n)) },
  ];
}

function adminPages(sql: Sql, { songsOfTheFirstSinger, singers }: Extremes): readonly Asked[] {
  const now = new Date();
  return [
    { name: "dashboard", ask: () => findDashboard(sql) },
    { name: "analytics", ask: () => findAnalytics(sql, { days: 30, timeZone: "Asia/Kolkata", now }) },
    { name: "songs", ask: () => findManagedSongs(sql, { page: 1 }) },
    { name: "... page 100, or the last full one", ask: () => findManagedSongs(sql, { page: 100 }) },
    { name: "... the last page", ask: () => findManagedSongs(sql, { page: lastPage }) },
    { name: "search for a common word", ask: (n) => findManagedSongs(sql, { page: 1, q: commonWord(n) }) },
    { name: "search for a rare word", ask: (n) => findManagedSongs(sql, { page: 1, q: rareWord(n) }) },
    {
      name: "search for the singer with most songs",
      ask: (n) => findManagedSongs(sql, { page: 1, q: at(songsOfTheFirstSinger, n).singer }),
    },
    ...(["singers", "lyricists", "music-directors", "albums"] as const).flatMap((kind): Asked[] => [
      { name: kind, ask: () => findListing(sql, kind) },
      { name: `... that hold a word`, ask: (n) => findListing(sql, kind, { filter: commonWord(n) }) },
      { name: `... suggested in a form`, ask: (n) => suggestNames(sql, kind, commonWord(n)) },
    ]),
    {
      name: "a twin of a song that is typed",
      ask: (n) =>
        findTwin(sql, {
          title: at(songsOfTheFirstSinger, n).title,
          firstSinger: at(songsOfTheFirstSinger, n).singer,
        }),
    },
    { name: "... without a singer", ask: (n) => findTwin(sql, { title: rareWord(n), firstSinger: "" }) },
    { name: "what goes with a singer", ask: (n) => findDeletion(sql, "singers", at(singers, n)) },
    { name: "trash", ask: () => listTrash(sql, { page: 1 }) },
  ];
}
