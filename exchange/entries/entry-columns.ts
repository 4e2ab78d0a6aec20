/** People and albums as files contain them: a row for each, whose kind is a column. */
import { allEntryFields, entryFieldRows } from "#fields";
import { fieldNamed } from "../reading/match-columns.ts";
import { type Column, type Columns, fieldOfColumn } from "../songs/exchanged-song.ts";

/** All fields as text, by their columns. What a file does not mention is left out. */
export type ExchangedEntry = Partial<Record<string, string>>;

export const entryColumns: Columns<string> = new Map<string, Column>([
  ["kind", { field: "kind", name: "Kind", kind: "line", otherNames: ["type", "role"] }],
  ...allEntryFields.map(
    (field) => [entryFieldRows[field].column, { field, ...entryFieldRows[field] }] as const,
  ),
]);

/** @returns the columns of a file with people and albums, or of one with songs */
export function columnsOf(areEntries: boolean): Columns<string> {
  return areEntries ? entryColumns : fieldOfColumn;
}

/** @returns whether columns with these names are of people and albums, which have a kind, and not of songs */
export function areOfEntries(names: readonly string[]): boolean {
  const columns = names.map((name) => fieldNamed(name, entryColumns));
  return columns.includes("kind") && columns.includes("name");
}
