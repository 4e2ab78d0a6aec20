/** What has pages of its own, by the names that sitemaps carry, and how each of them is read from the database. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "../slug/index.ts";

export const sitemapKinds = ["songs", "singers", "albums", "lyricists", "music-directors"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** As many addresses as the protocol allows in one file; a file holds the ids of one span of this length. */
export const longestSitemap = 50_000;

interface KindOfPage {
  readonly table: string;
  /** Column of the name. */
  readonly name: string;
  /** SQL for the latest known change of what the page of row `p` shows; a view is no change. */
  readonly changed: string;
  addressOf(row: { readonly id: number; readonly name: string }): string;
}

/**
 * A list of songs changes with its songs. Only the newest few are looked at, where nearly all changes happen: a new song
 * is always among them, and all songs of twenty thousand singers would cost ten seconds.
 */
const newestSongs = 3;

const latestOf = (songIds: string) => `greatest(p.updated_at, (
  select max(l.updated_at) from (${songIds} desc limit ${newestSongs}) as newest(id) join lyrics as l using (id)
))`;

const changedWithSongs = (join: string, column: string) =>
  latestOf(`select c.lyric_id from ${join} as c where c.${column} = p.id order by c.lyric_id`);

export const kindsOfPages: Readonly<Record<SitemapKind, KindOfPage>> = {
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
