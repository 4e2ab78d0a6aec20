/** Genres, years and decades: the groups of songs that have pages of their own. */

import type { BothNames } from "../names/devanagari-name.ts";

/** A genre in a list of genres; its name is the spelling of most of its songs. */
export interface Genre extends BothNames {
  /** Part of its address. */
  readonly slug: string;
  readonly songCount: number;
}

export interface Year {
  readonly year: number;
  readonly songCount: number;
}

export interface Decade {
  /** Its first year, such as 1950. */
  readonly decade: number;
  readonly songCount: number;
}

/** What leads into old songs from the home page and from a search without a query. */
export interface Ways {
  /** Those with songs, the oldest first. */
  readonly decades: readonly Decade[];
  /** Those with most songs. */
  readonly genres: readonly Genre[];
}
