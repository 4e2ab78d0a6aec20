/** Types of the result of a search. */
import type { Ways } from "../song-groups/song-groups.ts";
import type { PersonCard, SongCard } from "../songs/song.ts";
import type { MarkedReasons } from "./reasons.ts";

export type SearchType = "songs" | "artists" | "albums";

/** Hits are counted and shown up to this number; a higher count means only that there are more. */
export const maxHits = 1_000;

export interface AlbumCard extends PersonCard {
  readonly year: number | null;
}

export interface SongHit extends SongCard {
  /** The matching fields, with the matches marked; the title only if no line matches. */
  readonly marked: MarkedReasons;
}

/** A lyricist or music director whose name contains the query. */
export interface FoundPerson {
  readonly role: "lyricist" | "music director";
  readonly id: number;
  readonly name: string;
}

export interface SearchPage {
  /** Number of hits of each type; `maxHits + 1` means more than `maxHits`. */
  readonly counts: Readonly<Record<SearchType, number>>;
  /** At most four of each role. */
  readonly people: readonly FoundPerson[];
  /** Only the list of the requested type is filled. */
  readonly songs: readonly SongHit[];
  readonly artists: readonly PersonCard[];
  readonly albums: readonly AlbumCard[];
  /** Whether no song matches the whole query, and the hits are the nearest ones. */
  readonly isNearest: boolean;
  /** If nothing matches the whole query: at most three titles or names that match a part of it. */
  readonly didYouMean: readonly string[];
  /** Without a query the decades and genres; null with one. */
  readonly ways: Ways | null;
}
