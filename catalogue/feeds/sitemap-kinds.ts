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
  /** SQL for the latest change of what the page of row `p` shows; a view is no change. */
  readonly changed: string;
  addressOf(row: { readonly id: number; readonly name: string }): string;
}

const latestOf = (songs: string) => `greatest(p.updated_at, (select max(l.updated_at) from ${songs}))`;

/** A page of people changes with each of their songs. */
const changedWithSongs = (join: string, column: string) =>
  latestOf(`${join} as c join lyrics as l on l.id = c.lyric_id where c.${column} = p.id`);

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
    changed: latestOf("lyrics as l where l.album_id = p.id"),
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
