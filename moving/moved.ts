/** What a whole site of others has, in the form in which every source gives it to the engine that moves it in. */
import type { ExchangedSong } from "../exchange/reading/index.ts";

/** What one of a kind is called in addresses, and all of them in reports. */
export const movedKinds = {
  singers: { address: "singer", heading: "Singers" },
  lyricists: { address: "lyricist", heading: "Lyricists" },
  music_directors: { address: "music-director", heading: "Music directors" },
  albums: { address: "album", heading: "Albums" },
  songs: { address: "song", heading: "Songs" },
  settings: { address: null, heading: "Settings" },
} as const;

export type MovedKind = keyof typeof movedKinds;
export type EntryKind = Exclude<MovedKind, "songs" | "settings">;

interface MovedRow {
  /** As the source has it: a number, a uuid, or another text. */
  readonly oldId: string;
  /**
   * The paths that showed it, each beginning with `/`, a query where the path needs it (`/?p=123`). Left out where
   * they were made of the name and the id, as ours are.
   */
  readonly paths?: readonly string[];
}

/** A person in one role, or an album. */
export interface MovedEntry extends MovedRow {
  readonly kind: EntryKind;
  readonly name: string;
  /** Its address. */
  readonly picture?: string;
  /** Of an album; a text where it is no number, which is told. */
  readonly year?: number | string;
}

export interface MovedSong extends MovedRow {
  /** Where the source has it, for reports, such as `lyrics.csv, line 7` or `post 12`. */
  readonly place: string;
  /** Its fields, with `status` and `publish_at` where it is not public, and `created_at`. */
  readonly song: ExchangedSong;
  readonly views?: number;
  /** Short sentences about what was left out or read in one of several ways. */
  readonly remarks?: readonly string[];
}

/** Something of the source that is told, and left out. */
export interface LeftOut {
  readonly place: string;
  readonly title: string;
  /** Why, in a short sentence. */
  readonly reason: string;
  /** Else it is a song, or may be one, that cannot be read. */
  readonly isNoSong: boolean;
}

export type MovedSetting = readonly [key: string, value: string];

/** A whole site of others. Each call of a list reads the source from its beginning. */
export interface MovedSite {
  /** Names the source, the same each time, so that a second run knows what the first one moved. */
  readonly name: string;
  /** Whether ids are whole numbers, which an empty site keeps. */
  readonly hasNumbersAsIds: boolean;
  /** What is told about the source as a whole, such as columns that are left out. */
  readonly remarks: readonly string[];
  /** How many songs `songs` will give, where that is known without reading them all. */
  countSongs?(): Promise<number>;
  entries(): AsyncIterable<MovedEntry>;
  songs(leftOut: (what: LeftOut) => void): AsyncIterable<MovedSong>;
  /** Rows of the table of settings by their keys; without those that this site does not have. */
  settings(): AsyncIterable<MovedSetting>;
}
