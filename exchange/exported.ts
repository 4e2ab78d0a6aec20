/** What can be exported into a file, and how it is read from the database and written. */
import type { Transaction } from "#postgres";
import { writeCsv } from "./csv/write-csv.ts";
import { entryColumns } from "./entries/entry-columns.ts";
import { readStoredEntries } from "./entries/stored-entries.ts";
import { writeJson } from "./json/write-json.ts";
import { allSongColumns, type Columns, fieldOfColumn } from "./songs/exchanged-song.ts";
import { readStoredSongs } from "./songs/read-stored-songs.ts";
import { readStoredDrafts } from "./songs/stored-drafts.ts";

type Rows = AsyncIterable<readonly Partial<Record<string, string>>[]>;

interface Export {
  readonly columns: Columns<string>;
  readonly read: (sql: Transaction) => Rows;
}

const exports_ = {
  /** Those that are public. */
  songs: { columns: fieldOfColumn, read: readStoredSongs },
  "all-songs": { columns: allSongColumns, read: readAllSongs },
  /** People and albums. */
  entries: { columns: entryColumns, read: readStoredEntries },
} as const satisfies Readonly<Record<string, Export>>;

export type Exported = keyof typeof exports_;

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
  const { columns, read }: Export = exports_[what];
  return (format === "csv" ? writeCsv : writeJson)(counted(read(sql), onBatch), columns);
}

async function* readAllSongs(sql: Transaction): AsyncGenerator<readonly Partial<Record<string, string>>[]> {
  for await (const batch of readStoredSongs(sql)) yield batch.map((song) => ({ ...song, status: "public" }));
  yield* readStoredDrafts(sql);
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
