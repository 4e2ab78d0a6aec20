/** By what the songs of a search can be narrowed, and how addresses write it. */

import type { BothNames } from "../names/devanagari-name.ts";

/** Query parameters, in their order in an address. */
export const filterKinds = ["genre", "decade", "singer", "lyricist", "music-director", "script"] as const;
export type FilterKind = (typeof filterKinds)[number];

/** The values as in an address: `{ genre: "ghazal", decade: "1950s", singer: "12", script: "hindi" }`. */
export type Filters = Readonly<Partial<Record<FilterKind, string>>>;

/** A value by which songs can be narrowed, or are; its name is that of a genre or a person, else the value. */
export interface Filter extends BothNames {
  readonly kind: FilterKind;
  /** As in an address. */
  readonly value: string;
  /** Number of songs with it and with the chosen filters of other kinds. */
  readonly songCount: number;
  readonly isChosen: boolean;
  /** Number of songs with the chosen filters of other kinds only. */
  readonly without: number;
}

/** In UTF-16 units, as in catalogue/song-groups/find-genre.ts. */
const longestGenre = 500;

const person = /^[1-9][0-9]{0,14}$/;
const isValid: Readonly<Record<FilterKind, (value: string) => boolean>> = {
  genre: (value) => value.length <= longestGenre && !value.includes("\0"),
  decade: (value) => /^[1-9][0-9]{2}0s$/.test(value),
  singer: (value) => person.test(value),
  lyricist: (value) => person.test(value),
  "music-director": (value) => person.test(value),
  script: (value) => value === "hindi" || value === "english",
};

/**
 * @returns the filters of an address; values that no song can have are left out, the first of repeated ones counts
 */
export function readFilters(params: Pick<URLSearchParams, "get">): Filters {
  return Object.fromEntries(
    filterKinds.flatMap((kind) => {
      const value = params.get(kind);
      return value && isValid[kind](value) ? [[kind, value]] : [];
    }),
  );
}

/** Kinds of facets in the database (postgres/functions/search-index/facets_of_songs.sql). */
const facetKinds: Readonly<Record<FilterKind, string>> = {
  genre: "genres",
  decade: "decades",
  singer: "singers",
  lyricist: "lyricists",
  "music-director": "music_directors",
  script: "scripts",
};

/** @returns the facets that the database narrows by, such as `decades:1950` */
export function facetsOf(filters: Filters): string[] {
  return filterKinds.flatMap((kind) => {
    const value = filters[kind];
    if (value === undefined) return [];
    return [`${facetKinds[kind]}:${kind === "decade" ? value.slice(0, -1) : value}`];
  });
}

/** A facet as private.narrow_hits returns it. */
export interface FoundFacet extends Omit<Filter, "kind" | "value" | "name"> {
  readonly kind: string;
  readonly key: string;
  /** Of a genre or a person. */
  readonly name: string | null;
  /** Of a genre. */
  readonly slug: string | null;
}

/** @param facet such as `decades:1950`, or its kind */
export function kindOfFacet(facet: string): FilterKind {
  const [facetKind] = facet.split(":", 1);
  const kind = filterKinds.find((one) => facetKinds[one] === facetKind);
  if (!kind)
    throw new Error(`The database narrowed songs by ${facetKind}; add it to catalogue/search/filters.ts.`);
  return kind;
}

export function filterOf({ kind: facetKind, key, name, slug, ...counts }: FoundFacet): Filter {
  const kind = kindOfFacet(facetKind);
  const value = kind === "decade" ? `${key}s` : (slug ?? key);
  return { ...counts, kind, value, name: name ?? value };
}
