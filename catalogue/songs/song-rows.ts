/** Songs as rows for the database, in JSON with names as lists. */
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

/**
 * @param rows one or a list
 * @returns JSON that PostgreSQL can store
 */
export function textOfRows(rows: object): string {
  return JSON.stringify(rows, (_, value) => (typeof value === "string" ? stripNullCharacters(value) : value));
}
