/**
 * Reads a folder or zip with a CSV file for each table, as editors of tables write them. The links of all songs are
 * held in memory, some thirty bytes each.
 */
import { realpath } from "node:fs/promises";
import { FileRefused, type FoundFile, findFiles } from "#exchange";
import { decodeText, readCsv } from "../../exchange/reading/index.ts";
import { type LinkedPeople, linkPeople } from "./linked-people.ts";
import {
  type LinkTable,
  type ReadRow,
  type TableName,
  type TableReader,
  tableNames,
} from "./table-reader.ts";

/** `lyrics.csv`, `lyrics_rows.csv`, `public.lyrics.csv`, `lyrics (1).csv`, `lyrics_rows-2.csv`. */
const nameOfFile =
  /^(?:public[._-])?(.+?)(?:[_ -]?rows)?(?:[ _-]*(?:\(\d+\)|copy|export|\d[\d_-]*))*\.(?:csv|tsv)$/i;

/** How tables write that there is no value. */
const missing = /^(?:|null|\\n)$/i;

/**
 * @throws {FileRefused} when it cannot be read, has no such files, or two of one table
 */
export async function openFiles(path: string): Promise<TableReader> {
  const remarks: string[] = [];
  const found = await findFiles(path, (words) => remarks.push(words));
  const files = new Map<TableName, FoundFile>();
  for (const file of found) {
    const table = tableOf(file.name);
    const other = table && files.get(table);
    if (other) throw new FileRefused(`${other.name} and ${file.name} are one table. Take the older one out.`);
    if (table) files.set(table, file);
    else remarks.push(`${file.name} is none of the tables, and is left out.`);
  }
  if (!files.has("lyrics"))
    throw new FileRefused(
      `${path} has no file lyrics.csv with the songs. A table whose songs name their singers and album themselves is ` +
        "read by npm run import.",
    );
  const columns = new Map<TableName, readonly string[]>();
  for (const [table, file] of files) columns.set(table, await columnsOf(file));
  const links = new Map<LinkTable, Promise<LinkedPeople>>();
  return {
    name: await realpath(path),
    remarks,
    columns,
    rows: (table) => rowsOf(files.get(table)),
    async links(table, songs) {
      const [, role] = /^lyrics_(\w+)s$/.exec(table) ?? [];
      const column = `${role}_id`;
      const linked = links.get(table) ?? linkPeople(rowsOf(files.get(table)), column);
      links.set(table, linked);
      const { peopleOf } = await linked;
      return songs.flatMap((song) => peopleOf(song).map((person) => ({ lyric_id: song, [column]: person })));
    },
    async countSongs() {
      let count = 0;
      for await (const _ of rowsOf(files.get("lyrics"))) count += 1;
      return count;
    },
    close: async () => {},
  };
}

function tableOf(path: string): TableName | undefined {
  const [, name] =
    nameOfFile.exec(path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)) ?? [];
  return tableNames.find((table) => table === name?.toLowerCase());
}

async function columnsOf(file: FoundFile): Promise<readonly string[]> {
  const { columns, rows } = await readCsv(decodeText(file.bytes())).catch((error) => {
    throw error instanceof FileRefused
      ? new FileRefused(`${file.path}: ${error.message}`, { cause: error })
      : error;
  });
  // Reading on to a row closes the file.
  for await (const _ of rows) break;
  return (columns ?? []).map((column) => column.toLowerCase());
}

async function* rowsOf(file: FoundFile | undefined): AsyncGenerator<ReadRow> {
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
