/** Reads CSV files, one for each table, as editors of tables write them. Needs no Node.js, so that browsers can. */
import { decodeText, FileRefused, readCsv, type SourceFile } from "../../exchange/reading/index.ts";
import { type ReadRow, type TableName, type TableReader, tableNames } from "./table-reader.ts";

/** `lyrics.csv`, `lyrics_rows.csv`, `public.lyrics.csv`, `lyrics (1).csv`, `lyrics_rows-2.csv`. */
const nameOfFile =
  /^(?:public[._-])?(.+?)(?:[_ -]?rows)?(?:[ _-]*(?:\(\d+\)|copy|export|\d[\d_-]*))*\.(?:csv|tsv)$/i;

/** How tables write that there is no value. */
const missing = /^(?:|null|\\n)$/i;

/**
 * @param name of the source, the same each time
 * @param more is told beside what the files say
 * @throws {FileRefused} when one cannot be read, there is none with songs, or two are of one table
 */
export async function readFiles(
  found: readonly SourceFile[],
  name: string,
  more: readonly string[],
): Promise<TableReader> {
  const remarks = [...more];
  const files = new Map<TableName, SourceFile>();
  for (const file of found) {
    const table = tableOf(file.name);
    const other = table && files.get(table);
    if (other) throw new FileRefused(`${other.name} and ${file.name} are one table. Take the older one out.`);
    if (table) files.set(table, file);
    else remarks.push(`${file.name} is none of the tables, and is left out.`);
  }
  if (!files.has("lyrics"))
    throw new FileRefused(
      "There is no file lyrics.csv with the songs. A table whose songs name their singers and album themselves is " +
        "read by npm run import, or on the page Import and Export.",
    );
  const columns = new Map<TableName, readonly string[]>();
  for (const [table, file] of files) columns.set(table, await columnsOf(file));
  return {
    name,
    remarks,
    columns,
    rows: (table) => rowsOf(files.get(table)),
    async countSongs() {
      let count = 0;
      for await (const _ of rowsOf(files.get("lyrics"))) count += 1;
      return count;
    },
    close: async () => {},
  };
}

function tableOf(path: string): TableName | undefined {
  const [, name] = nameOfFile.exec(path.replace(/^.*[/\\]/, "")) ?? [];
  return tableNames.find((table) => table === name?.toLowerCase());
}

async function columnsOf(file: SourceFile): Promise<readonly string[]> {
  const { columns, rows } = await readCsv(decodeText(file.bytes())).catch((error) => {
    throw error instanceof FileRefused
      ? new FileRefused(`${file.name}: ${error.message}`, { cause: error })
      : error;
  });
  // Reading on to a row closes the file.
  for await (const _ of rows) break;
  return (columns ?? []).map((column) => column.toLowerCase());
}

async function* rowsOf(file: SourceFile | undefined): AsyncGenerator<ReadRow> {
  if (!file) return;
  const { rows } = await readCsv(decodeText(file.bytes()));
  for await (const { values, place, problem } of rows) {
    const row = Object.entries(values).map(([column, value]) => {
      const text = String(value);
      return [column.toLowerCase(), missing.test(text) ? undefined : text];
    });
    yield { row: Object.fromEntries(row), place: `${file.name}, ${place}`, ...(problem && { problem }) };
  }
}
