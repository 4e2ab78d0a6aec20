/** Types of the result of a search. */
import type { BothNames, PageLanguage } from "../names/devanagari-name.ts";
import type { Ways } from "../song-groups/song-groups.ts";
import type { PersonCard, SongCard } from "../songs/song.ts";
import type { SongOrder } from "../songs/song-orders.ts";
import type { Filter, FilterKind, Filters } from "./filters.ts";
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
export interface FoundPerson extends BothNames {
  readonly role: "lyricist" | "music director";
  readonly id: number;
}

/**
 * A genre, year or decade that the query names and nothing else; it has a page of its own. The name of a year or
 * decade is its (first) year.
 */
export interface NamedGroup extends BothNames {
  readonly kind: "genre" | "year" | "decade";
  /** Of a genre. */
  readonly slug: string | null;
  readonly songCount: number;
}

export interface SearchRequest {
  /** As returned by `readQuery`. */
  readonly q: string;
  readonly type: SearchType;
  /** From 1; results beyond `maxHits` are not reliable. */
  readonly page: number;
  /** Of songs with a query; others ignore them. */
  readonly filters?: Filters;
  /** Of songs without a query; `newest` by default. */
  readonly order?: SongOrder;
  /** English by default. */
  readonly language?: PageLanguage;
}

export interface SearchPage {
  /** Number of hits of each type without filters; `maxHits + 1` means more than `maxHits`. */
  readonly counts: Readonly<Record<SearchType, number>>;
  /**
   * Of songs with a query, the filters in the order of most songs, from the first `maxHits` hits. Chosen ones exist
   * and are always here.
   */
  readonly filters: readonly Filter[];
  /** The kinds of the wanted filters whose values exist. */
  readonly knownFilters: readonly FilterKind[];
  /** Number of hits that the chosen filters leave; without filters that of `counts`. */
  readonly shownCount: number;
  readonly groups: readonly NamedGroup[];
  /** At most four of each role. */
  readonly people: readonly FoundPerson[];
  /** Only the list of the requested type is filled. */
  readonly songs: readonly SongHit[];
  readonly artists: readonly PersonCard[];
  readonly albums: readonly AlbumCard[];
  /** The subject by which songs were found: a key such as `krishna`, or words as typed. */
  readonly about: string | null;
  /** Whether no song has all words by their sound, and the hits are the nearest ones. */
  readonly isNearest: boolean;
  /** The word that the songs from this index on lack, which have all others and are not counted. */
  readonly leftOut: { readonly word: string; readonly from: number } | null;
  /** Whether no song is likely to be the wanted one. */
  readonly isMissed: boolean;
  /** If nothing matches the whole query: at most three titles or names that match a part of it. */
  readonly didYouMean: readonly string[];
  /** Without a query the decades and genres; null with one. */
  readonly ways: Ways | null;
}
