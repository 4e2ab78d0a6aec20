/** People and albums as files contain them: a row for each, whose kind is a column. */
import { allEntryFields, entryFieldRows, otherColumns } from "#fields";
import { fieldNamed } from "../reading/match-columns.ts";
import { allSongColumns, type Column, type Columns, fieldOfColumn } from "../songs/exchanged-song.ts";

/** All fields as text, by their columns. What a file does not mention is left out. */
export type ExchangedEntry = Partial<Record<string, string>>;

export const entryColumns: Columns<string> = new Map<string, Column>([
  ["kind", { field: "kind", name: "Kind", kind: "line", otherNames: ["type", "role"] }],
  ...allEntryFields.map(
    (field) => [entryFieldRows[field].column, { field, ...entryFieldRows[field] }] as const,
  ),
]);

/** @returns the columns of a file with people and albums, or of one with songs, also such as are not public */
export function columnsOf(areEntries: boolean): Columns<string> {
  return areEntries ? entryColumns : allSongColumns;
}

/** @returns those of each export */
export function columnsWritten(areEntries: boolean): readonly Columns<string>[] {
  return areEntries ? [entryColumns] : [fieldOfColumn, allSongColumns];
}

const songColumns: Columns<string> = new Map<string, Column>([
  ...allSongColumns,
  ...Object.entries(otherColumns).map(([column, row]) => [column, { field: column, ...row }] as const),
]);

/** @returns with the columns of other programs that become fields of songs */
export function columnsToRead(areEntries: boolean): Columns<string> {
  return areEntries ? entryColumns : songColumns;
}

/** @returns whether columns with these names are of people and albums, which have a kind, and not of songs */
export function areOfEntries(names: readonly string[]): boolean {
  const columns = new Set(names.map((name) => fieldNamed(name, entryColumns)));
  const ofSongs = ["singers", "album", "lyrics", "lyrics_hindi", "lyrics_english"];
  const isOfSongs = names.some((name) => ofSongs.includes(fieldNamed(name, songColumns) ?? ""));
  return columns.has("kind") && columns.has("name") && !isOfSongs;
}
