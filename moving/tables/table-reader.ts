/** The tables that a source may have, and what each way to read them offers. */
import { FileRefused } from "../../exchange/reading/index.ts";

/** The columns of each table: those without which it cannot be read, and those that are used where they exist. */
const tables = {
  lyrics: {
    needed: ["id", "title"],
    used:
      "lyrics_english lyrics_hindi youtube_video_id genre views year album_id cover_image_url singer_name lyricist_name " +
      "music_director_name album_name album_year album_cover_url",
  },
  albums: { needed: ["id", "name"], used: "year cover_image_url" },
  singers: { needed: ["id", "name"], used: "image_url" },
  lyricists: { needed: ["id", "name"], used: "image_url" },
  music_directors: { needed: ["id", "name"], used: "image_url" },
  lyrics_singers: { needed: ["lyric_id", "singer_id"], used: "position" },
  lyrics_lyricists: { needed: ["lyric_id", "lyricist_id"], used: "position" },
  lyrics_music_directors: { needed: ["lyric_id", "music_director_id"], used: "position" },
  settings: { needed: ["key", "value"], used: "" },
} as const;

export type TableName = keyof typeof tables;
export type LinkTable = Extract<TableName, `lyrics_${string}`>;

export const tableNames = Object.keys(tables) as readonly TableName[];

/** What tables have beside what they are about. */
const bookkeeping: ReadonlySet<string> = new Set(["id", "created_at", "updated_at"]);

/** The values that are there, as text, by their columns. */
export type TableRow = Readonly<Record<string, string | undefined>>;

export interface ReadRow {
  readonly row: TableRow;
  /** Such as `lyrics.csv, line 7`. */
  readonly place: string;
  /** Why it cannot be read. */
  readonly problem?: string;
}

export interface TablesOptions {
  /** Of a REST service. */
  readonly key?: string | undefined;
  /** For tests. */
  readonly fetch?: typeof fetch;
}

export interface TableReader {
  /** Of the source, the same each time. */
  readonly name: string;
  readonly remarks: readonly string[];
  /** The columns of each table that there is; none are known of one without rows. */
  readonly columns: ReadonlyMap<TableName, readonly string[]>;
  /** From the first row, in the order of the ids where the source can sort; none of a table that there is not. */
  rows(table: TableName): AsyncIterable<ReadRow>;
  countSongs(): Promise<number>;
  close(): Promise<void>;
}

/**
 * @returns what is to be told of the tables: those that lack, and columns that are left out
 * @throws {FileRefused} when the songs, or a column without which a table cannot be read, are missing
 */
export function describeTables(columns: TableReader["columns"]): readonly string[] {
  if (!columns.has("lyrics")) throw new FileRefused("There is no table lyrics, which has the songs.");
  return tableNames.flatMap((table) => {
    const found = columns.get(table);
    const needed: readonly string[] = tables[table].needed;
    const used = tables[table].used.split(" ").filter(Boolean);
    if (!found) return `There is no table ${table}: what it has is left out.`;
    if (found.length === 0) return `The table ${table} has no rows.`;
    const missing = needed.filter((column) => !found.includes(column));
    if (missing.length > 0)
      throw new FileRefused(`The table ${table} has no column ${missing.join(", ")}, so it cannot be read.`);
    const known = new Set([...needed, ...used, ...bookkeeping]);
    const more = found.filter((column) => !known.has(column));
    const legacy = (column: string) =>
      /^(?:singer|lyricist|music_director|album)_/.test(column) && column !== "album_id";
    const lacking = used.filter(
      (column) => !found.includes(column) && column !== "position" && !legacy(column),
    );
    return [
      more.length > 0 ? `${table}: these columns are left out: ${more.join(", ")}.` : [],
      lacking.length > 0 ? `${table} has no column ${lacking.join(", ")}.` : [],
    ].flat();
  });
}

/** @returns the columns by which one row of a table differs from all others */
export function keysOf(table: TableName, columns: readonly string[]): readonly string[] {
  if (columns.includes("id")) return ["id"];
  return tables[table].needed.slice(0, table === "settings" ? 1 : 2);
}

/** @returns a row of a database with its values as text, as files have them */
export function readRowOf(table: TableName, values: Readonly<Record<string, unknown>>): ReadRow {
  const texts = Object.entries(values).map(([column, value]) => [
    column,
    value === null || value === undefined
      ? undefined
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value),
  ]);
  const row: TableRow = Object.fromEntries(texts);
  return { row, place: `${table} ${row.id ?? row.key ?? ""}` };
}
