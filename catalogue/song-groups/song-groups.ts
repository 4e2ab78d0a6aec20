/** Genres, years and decades: the groups of songs that have pages of their own. */

/** A genre in a list of genres. */
export interface Genre {
  /** The spelling of most of its songs. */
  readonly name: string;
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
