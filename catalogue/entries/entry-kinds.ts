/** The kinds of entries that the administrator edits, apart from songs, with their tables. */
import { storedSongCount } from "../stored-counts.ts";

/** Artists are singers, edited on a page with its own wording. */
export type EntryKind = "singers" | "artists" | "lyricists" | "music-directors" | "albums";

/** With what has forms of its own. */
export type Kind = EntryKind | "songs" | "words";

interface KindOfEntries {
  /** Singular, for use inside a sentence. */
  readonly word: string;
  readonly table: string;
  /** The table that links them with songs; it has an index on `column` and the song. */
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

/** Names of tables and columns are constants, so they are safe inside SQL texts. */
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

export function forEachKind<Value>(value: (kind: EntryKind) => Value): Readonly<Record<EntryKind, Value>> {
  return Object.fromEntries(entryKinds.map((kind) => [kind, value(kind)])) as Record<EntryKind, Value>;
}

/** @returns SQL for the stored number of songs, for a query with the alias `entry` */
export function songCountOf(kind: EntryKind): string {
  return storedSongCount(kindsOfEntries[kind].table, "entry");
}
