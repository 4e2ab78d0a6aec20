/** Reads the songs of films and the queries for them from the tables of this folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SongInput } from "#catalogue";
import type { Field, FieldKind } from "../query-set.ts";
import { countMatches, type SongWithFields } from "../songs-with-fields.ts";

export interface FilmSong {
  readonly title: string;
  /** The title in Devanagari; empty for some. */
  readonly devanagari: string;
  readonly film: string;
  readonly year: number;
  /** Names joined by `, `, as `saveSong` takes them. */
  readonly singers: string;
  readonly lyricists: string;
  readonly musicDirectors: string;
  readonly genre: string;
}

export interface FilmQuery {
  readonly kind: string;
  readonly query: string;
  /** Titles, or `Title (Film)` where only the song of this film is meant; each of them is right. */
  readonly songs: readonly string[];
  /** A song is right that matches all fields of one of the lists. */
  readonly fields: readonly (readonly Field[])[];
}

/** The kind of the queries that should find nothing. */
export const nonsense = "nonsense";

export function readFilmSongs(): readonly FilmSong[] {
  return readRows("songs.tsv", [
    "title",
    "devanagari",
    "film",
    "year",
    "singers",
    "lyricists",
    "musicDirectors",
    "genre",
  ]).map((row) => ({ ...row, year: Number(row.year) }));
}

export function readFilmQueries(): readonly FilmQuery[] {
  return readRows("queries.tsv", ["kind", "songs", "fields", "query"]).map(
    ({ kind, query, songs, fields }) => ({
      kind,
      query,
      songs: songs.split(" | ").filter(Boolean),
      fields: fields.split(" / ").filter(Boolean).map(readFields),
    }),
  );
}

/** A line instead of the lyrics, as a song must have some. */
export const songToSave = ({ title, film, year, genre, ...names }: FilmSong): SongInput => ({
  title,
  albumName: `${film} (${year})`,
  year,
  genre,
  singerNames: names.singers,
  lyricistNames: names.lyricists,
  musicDirectorNames: names.musicDirectors,
  lyrics_english: "la la la",
});

export function isWanted(song: SongWithFields, { songs, fields }: FilmQuery): boolean {
  return (
    songs.includes(song.title) ||
    songs.includes(`${song.title} (${song.album})`) ||
    fields.some((all) => countMatches(song, all) === all.length)
  );
}

/** @param text such as `singer: Kishore Kumar; year: 1971` */
function readFields(text: string): readonly Field[] {
  return text.split("; ").map((field) => {
    const [kind, holds] = field.split(": ") as [FieldKind, string];
    return { kind, holds };
  });
}

/** The first line of a table is for readers. */
function readRows<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const lines = readFileSync(join(import.meta.dirname, file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length)
      throw new Error(`${file} has a line of ${cells.length} cells: ${line}`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Record<
      Column,
      string
    >;
  });
}
