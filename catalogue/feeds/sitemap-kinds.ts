/** The kinds of pages in sitemaps, and how their addresses are read from the database. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "../slug/index.ts";

/** Their pages have an id each; a sitemap has those of a range of ids. */
export const kindsWithIds = ["songs", "singers", "albums", "lyricists", "music-directors"] as const;
export type KindWithIds = (typeof kindsWithIds)[number];

/** The last kind has one sitemap. */
export const sitemapKinds = [...kindsWithIds, "genres-and-years"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The protocol allows this many addresses in one file; a file covers a range of this many ids. */
export const longestSitemap = 50_000;

interface KindOfPage {
  readonly table: string;
  /** Column of the name. */
  readonly name: string;
  /** SQL for the time of the latest change of the page of row `p`; views do not count. */
  readonly changed: string;
  addressOf(row: { readonly id: number; readonly name: string }): string;
}

/**
 * A list of songs changes with its songs. Only the newest songs are checked, because nearly all changes happen there
 * and reading all songs of twenty thousand singers would take ten seconds.
 */
const newestSongs = 3;

const latestOf = (songIds: string) => `greatest(p.updated_at, (
  select max(l.updated_at) from (${songIds} desc limit ${newestSongs}) as newest(id) join lyrics as l using (id)
))`;

const changedWithSongs = (join: string, column: string) =>
  latestOf(`select c.lyric_id from ${join} as c where c.${column} = p.id order by c.lyric_id`);

export const kindsOfPages: Readonly<Record<KindWithIds, KindOfPage>> = {
  songs: {
    table: "lyrics",
    name: "title",
    changed: "p.updated_at",
    addressOf: ({ id, name }) => addressOfSong({ id, title: name }),
  },
  singers: {
    table: "singers",
    name: "name",
    changed: changedWithSongs("lyrics_singers", "singer_id"),
    addressOf: addressOfSinger,
  },
  albums: {
    table: "albums",
    name: "name",
    changed: latestOf("select o.id from lyrics as o where o.album_id = p.id order by o.id"),
    addressOf: addressOfAlbum,
  },
  lyricists: {
    table: "lyricists",
    name: "name",
    changed: changedWithSongs("lyrics_lyricists", "lyricist_id"),
    addressOf: addressOfLyricist,
  },
  "music-directors": {
    table: "music_directors",
    name: "name",
    changed: changedWithSongs("lyrics_music_directors", "music_director_id"),
    addressOf: addressOfMusicDirector,
  },
};
