/** What a search asks for and what it finds. */
import type { PersonCard, SongCard } from "../songs/song.ts";
import type { MarkedReasons } from "./reasons.ts";

export type SearchType = "songs" | "artists" | "albums";

/** Hits are counted, and shown, up to this number; a count above it says only that there are more. */
export const mostHits = 1_000;

/** An album as a card: the same facts as a person's, and its year. */
export interface AlbumCard extends PersonCard {
  readonly year: number | null;
}

/** A song that was found, and why. */
export interface SongHit extends SongCard {
  /** The fields that answer the query, with what answers marked; the title only where no line does. */
  readonly marked: MarkedReasons;
}

/** A lyricist or music director whose name holds the query. */
export interface FoundPerson {
  readonly role: "lyricist" | "music director";
  readonly id: number;
  readonly name: string;
}

/** One page of what a search finds. */
export interface SearchPage {
  /** Of each type; `mostHits + 1` where there are more than `mostHits`. */
  readonly counts: Readonly<Record<SearchType, number>>;
  /** At most a few of each role. */
  readonly people: readonly FoundPerson[];
  /** Of the type that was asked for; the others are empty. */
  readonly songs: readonly SongHit[];
  readonly artists: readonly PersonCard[];
  readonly albums: readonly AlbumCard[];
  /** That no song answers the whole query, and those that are found come nearest to it. */
  readonly isNearest: boolean;
  /** Where nothing answers the whole query: at most three titles or names that a part of the query leads to. */
  readonly didYouMean: readonly string[];
}
