/** The lists that the administrator keeps besides songs: what the kinds of their entries are called, and their tables. */
import { keptSongCount } from "../kept-counts.ts";

/** Artists are the singers on a screen with words of its own. */
export type EntryKind = "singers" | "artists" | "lyricists" | "music-directors" | "albums";

/** All that the administrator keeps. */
export type Kind = EntryKind | "songs";

interface KindOfEntries {
  /** One of them, inside a sentence. */
  readonly word: string;
  readonly table: string;
  /** The table that says which songs they have; it has an index on `column`, then the song. */
  readonly links: string;
  readonly column: string;
  readonly songColumn: string;
  /** The column of the portrait or cover. */
  readonly picture: string;
}

const kindOfPeople = (word: string, table: string, column: string): KindOfEntries => ({
  word,
  table,
  links: `lyrics_${table}`,
  column,
  songColumn: "lyric_id",
  picture: "image_url",
});

/** Names of tables and columns are constants of this code, so that queries may be put together of them. */
export const kindsOfEntries: Readonly<Record<EntryKind, KindOfEntries>> = {
  singers: kindOfPeople("singer", "singers", "singer_id"),
  artists: kindOfPeople("artist", "singers", "singer_id"),
  lyricists: kindOfPeople("lyricist", "lyricists", "lyricist_id"),
  "music-directors": kindOfPeople("music director", "music_directors", "music_director_id"),
  albums: {
    word: "album",
    table: "albums",
    links: "lyrics",
    column: "album_id",
    songColumn: "id",
    picture: "cover_image_url",
  },
};

export const entryKinds = Object.keys(kindsOfEntries) as readonly EntryKind[];

/** @returns one text for each kind, made once */
export function forEachKind(text: (kind: EntryKind) => string): Readonly<Record<EntryKind, string>> {
  return Object.fromEntries(entryKinds.map((kind) => [kind, text(kind)])) as Record<EntryKind, string>;
}

/** How many songs the entry has that a query calls `entry`, as it is kept counted. */
export function songCountOf(kind: EntryKind): string {
  return keptSongCount(kindsOfEntries[kind].table, "entry");
}
