/** The frozen queries, as they stand in the files beside this one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Query {
  /** What was asked for: `title`, `inner line`, `singer` … */
  readonly kind: string;
  /** How it is written: `house Roman`, `Devanagari`, `one error` … */
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
  /** Titles and names of well-known films, for which there are no lines. */
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

/** One thing that a query of two fields says of the song. */
export interface Field {
  readonly kind: FieldKind;
  /** Words as the catalogue spells them, whatever the spelling in the query; of lines in Roman letters. */
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
  /** Whether it has words that say nothing of a song, such as `songs` or `ke gaane`. */
  readonly filler: boolean;
  readonly fields: readonly Field[];
}

export function readQuerySet(): QuerySet {
  return read("queries.json") as QuerySet;
}

export function readQueriesOfTwoFields(): readonly QueryOfTwoFields[] {
  return (read("queries-of-two-fields.json") as { queries: readonly QueryOfTwoFields[] }).queries;
}

/** @returns beginnings of titles and names, as they stand in a search box while somebody types */
export function readHalfTyped(): readonly Query[] {
  return (read("half-typed.json") as { queries: readonly Query[] }).queries;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
