/** What can be exported into a file, and how it is read from the database and written. */
import type { Transaction } from "#postgres";
import { writeCsv } from "./csv/write-csv.ts";
import { columnsOf } from "./entries/entry-columns.ts";
import { readStoredEntries } from "./entries/stored-entries.ts";
import { writeJson } from "./json/write-json.ts";
import { readStoredSongs } from "./songs/read-stored-songs.ts";

/** Entries are people and albums. */
export type Exported = "songs" | "entries";

type Rows = AsyncIterable<readonly Partial<Record<string, string>>[]>;

/**
 * @param sql a transaction with one snapshot
 * @param onBatch is told how many rows were read
 * @returns the text of the file in pieces
 */
export function writeRows(
  sql: Transaction,
  what: Exported,
  format: "csv" | "json",
  onBatch: (count: number) => void = () => {},
): AsyncGenerator<string> {
  const table = columnsOf(what === "entries");
  const rows: Rows = what === "songs" ? readStoredSongs(sql) : readStoredEntries(sql);
  return (format === "csv" ? writeCsv : writeJson)(counted(rows, onBatch), table);
}

async function* counted(
  rows: Rows,
  onBatch: (count: number) => void,
): AsyncGenerator<readonly Partial<Record<string, string>>[]> {
  for await (const batch of rows) {
    onBatch(batch.length);
    yield batch;
  }
}
