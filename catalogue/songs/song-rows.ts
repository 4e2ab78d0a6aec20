/** Songs as rows for the database: JSON by the names that files have for the fields, with names as lists. */
import { allSongFields, songFieldRows } from "#fields";
import { stripNullCharacters } from "../null-characters.ts";
import type { SongInput } from "./song-input.ts";
import { splitNames } from "./split-names.ts";

/** @param input a missing field is missing in the row, as a list is that is null; names are a list in any case */
export function rowOf(input: SongInput): Readonly<Record<string, unknown>> {
  const typed: Readonly<Record<string, unknown>> = { ...input };
  const row: Record<string, unknown> = {};
  for (const field of allSongFields) {
    const { column, kind } = songFieldRows[field];
    const { [field]: value } = typed;
    if (column === undefined) continue;
    if (kind === "names") row[column] = splitNames(String(value ?? ""));
    else if (value !== undefined && !(kind === "list" && value === null)) row[column] = value;
  }
  return row;
}

/**
 * @param rows one or a list
 * @returns JSON that PostgreSQL can store
 */
export function textOfRows(rows: object): string {
  return JSON.stringify(rows, (_, value) => (typeof value === "string" ? stripNullCharacters(value) : value));
}
