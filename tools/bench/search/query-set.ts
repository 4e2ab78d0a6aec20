/** Reads the fixed queries and songs from the JSON files of this folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SongInput } from "#catalogue";

export interface Query {
  /** What is searched for: `title`, `inner line`, `singer` … */
  readonly kind: string;
  /** The spelling: `house Roman`, `Devanagari`, `one error` … */
  readonly form: string;
  readonly query: string;
  /** The title or name that should come first. */
  readonly wanted: string;
}

export interface OneWordSong {
  readonly title: string;
  /** The title in Roman letters, which may be the same. */
  readonly roman: string;
}

export interface QuerySet {
  /** Titles and names of well-known films, without lyrics. */
  readonly catalogue: {
    readonly songs: readonly string[];
    readonly albums: readonly string[];
    readonly singers: readonly string[];
    readonly oneWordSongs: readonly OneWordSong[];
  };
  readonly queries: readonly Query[];
  /** Queries that should find nothing. */
  readonly nonsense: readonly string[];
  readonly english: readonly string[];
}

/** One of the fields in a query of two fields. */
export interface Field {
  readonly kind: FieldKind;
  /** Words in the spelling of the catalogue; of lines in Roman letters. */
  readonly holds: string;
}

export type FieldKind =
  | "title"
  | "line"
  | "singer"
  | "lyricist"
  | "music director"
  | "singer or music director"
  | "album"
  | "genre"
  | "year";

export interface QueryOfTwoFields {
  readonly query: string;
  /** Whether it has filler words, such as `songs` or `ke gaane`. */
  readonly filler: boolean;
  readonly fields: readonly Field[];
}

export const readQuerySet = () => read<QuerySet>("queries.json");

export const readQueriesOfTwoFields = () =>
  read<{ queries: readonly QueryOfTwoFields[] }>("queries-of-two-fields.json").queries;

/** @returns beginnings of titles and names, as in a search box during typing */
export const readHalfTyped = () => read<{ queries: readonly Query[] }>("half-typed.json").queries;

/** @returns songs whose fields are all known, for the queries of two fields */
export const readCreditedSongs = () => read<{ songs: readonly SongInput[] }>("credited-songs.json").songs;

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
