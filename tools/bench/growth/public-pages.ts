/** The visitors' pages whose growth is measured, in their most expensive form. */
import {
  addressOfAlbum,
  addressOfDecade,
  addressOfGenre,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
  addressOfYear,
} from "#catalogue";
import { makeWords } from "#large-catalogue";
import { catalogueSeed } from "../harness/data-folder.ts";
import type { Extremes } from "./extremes.ts";

export interface PublicPage {
  readonly name: string;
  /** @param round selects one of several songs, singers or words of the same kind */
  readonly path: (round: number) => string;
}

const words = makeWords(catalogueSeed);

/** Words of very many songs, and of few songs. */
const commonWord = (round: number) => words[round]?.roman ?? "";
const rareWord = (round: number) => words[30_000 + round]?.roman ?? "";

function at<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("A generated catalogue has some of each.");
  return item;
}

/** @returns the same pages, in the same order, for each catalogue */
export function publicPages(extremes: Extremes): readonly PublicPage[] {
  return [
    { name: "home", path: () => "/" },
    ...peopleAndAlbums(extremes),
    ...lists(extremes),
    ...ways(extremes),
    ...searches(extremes),
  ];
}

function peopleAndAlbums({
  singers,
  lyricists,
  musicDirectors,
  albums,
  songs,
  fullPages,
}: Extremes): PublicPage[] {
  const mostSongs = addressOfSinger(at(singers, 0));
  const pageOfMost = (page: number) => () => `${mostSongs}?page=${page}`;
  return [
    { name: "a song of the singer with most songs", path: (round) => addressOfSong(at(songs, round)) },
    { name: "the singer with most songs", path: () => mostSongs },
    {
      name: "the singer with most songs, page 100 or the last full one",
      path: pageOfMost(Math.min(100, fullPages.singer)),
    },
    {
      name: "the singer with most songs, the page in the middle",
      path: pageOfMost(Math.ceil(fullPages.singer / 2)),
    },
    { name: "the singer with most songs, the last full page", path: pageOfMost(fullPages.singer) },
    { name: "singers with many songs", path: (round) => addressOfSinger(at(singers, round)) },
    { name: "lyricists with many songs", path: (round) => addressOfLyricist(at(lyricists, round)) },
    {
      name: "music directors with many songs",
      path: (round) => addressOfMusicDirector(at(musicDirectors, round)),
    },
    { name: "albums with many songs", path: (round) => addressOfAlbum(at(albums, round)) },
  ];
}

function lists({ letters, fullPages }: Extremes): PublicPage[] {
  const albums = `/albums?letter=${encodeURIComponent(letters.albums)}`;
  return [
    { name: "albums", path: () => "/albums" },
    { name: "albums of the longest letter", path: () => albums },
    {
      name: "albums of the longest letter, page 100 or the last full one",
      path: () => `${albums}&page=${Math.min(100, fullPages.albums)}`,
    },
    {
      name: "lyricists of the longest letter",
      path: () => `/lyricists?letter=${encodeURIComponent(letters.lyricists)}`,
    },
    { name: "explore songs", path: () => "/search" },
    { name: "explore songs by title, page 20", path: () => "/search?order=title&page=20" },
    { name: "explore songs by views, page 20", path: () => "/search?order=views&page=20" },
    { name: "browse", path: () => "/browse" },
    { name: "explore songs, page 20", path: () => "/search?page=20" },
    { name: "explore artists", path: () => "/search?type=artists" },
    { name: "explore albums", path: () => "/search?type=albums" },
    { name: "explore albums, page 20", path: () => "/search?type=albums&page=20" },
    { name: "feed", path: () => "/feed.xml" },
    { name: "index of sitemaps", path: () => "/sitemap.xml" },
  ];
}

function ways({ groups, letters, fullPages }: Extremes): PublicPage[] {
  const genre = addressOfGenre({ slug: groups.genre });
  const decade = addressOfDecade(groups.decade);
  const lines = `/first-lines?letter=${encodeURIComponent(letters.firstLines)}`;
  return [
    { name: "the genre with most songs", path: () => genre },
    { name: "the genre with most songs, the last full page", path: () => `${genre}?page=${fullPages.genre}` },
    { name: "the year with most songs", path: () => addressOfYear(groups.year) },
    { name: "the decade with most songs", path: () => decade },
    {
      name: "the decade with most songs, the last full page",
      path: () => `${decade}?page=${fullPages.decade}`,
    },
    { name: "first lines of the longest letter", path: () => lines },
    { name: "first lines of the longest letter, page 20", path: () => `${lines}&page=20` },
    { name: "words of songs", path: () => "/words" },
    { name: "all words", path: () => "/words/all" },
    { name: "words of the longest letter", path: () => `/words/all/${letters.words}` },
  ];
}

function searches({ songs, singers }: Extremes): PublicPage[] {
  const search = (query: string, type = "songs") => `/search?q=${encodeURIComponent(query)}&type=${type}`;
  return [
    { name: "search for a common word", path: (round) => search(commonWord(round)) },
    { name: "search for a common word, its albums", path: (round) => search(commonWord(round), "albums") },
    { name: "search for a common word, its singers", path: (round) => search(commonWord(round), "artists") },
    { name: "search for a rare word", path: (round) => search(rareWord(round)) },
    { name: "search for a title", path: (round) => search(at(songs, round).title) },
    { name: "search for a singer with many songs", path: (round) => search(at(singers, round).name) },
  ];
}
