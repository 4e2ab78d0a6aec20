/** Songs as rows for the database: a JSON list, with names as lists. */
import { stripNullCharacters } from "../null-characters.ts";
import type { SongInput } from "./song-input.ts";
import { splitNames } from "./split-names.ts";

export function rowOf(input: SongInput) {
  return {
    ...input,
    singers: splitNames(input.singerNames ?? ""),
    lyricists: splitNames(input.lyricistNames ?? ""),
    music_directors: splitNames(input.musicDirectorNames ?? ""),
  };
}

/** @returns text that PostgreSQL can store */
export function textOfRows(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value) => (typeof value === "string" ? stripNullCharacters(value) : value));
}
