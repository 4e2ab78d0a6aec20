/**
 * A PostgreSQL of the command's own with three databases: one that both read from, and two of the same rows, so that a
 * write by one is not seen by the other and can be put back.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateCatalogue } from "#data-service-requests";
import { type Database, openDatabase } from "#postgres";

export interface Databases {
  readonly reading: Database;
  readonly oursForWriting: Database;
  readonly judgesForWriting: Database;
  close(): Promise<void>;
}

/** Songs in the database that is read; the data service answers at most a third of them at once. */
const songsToRead = 3_000;

/** Few, since they are put back after each write. */
const songsToWrite = 60;

export async function openDatabases(): Promise<Databases> {
  const dataDir = mkdtempSync(join(tmpdir(), "antara-judge-"));
  const opened: Database[] = [];
  const close = async () => {
    for (const database of opened.reverse()) await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const open = async (songs: number, databaseUrl?: string) => {
    const database = await openDatabase({ dataDir, databaseUrl, starterCatalogue: false, log: quiet });
    opened.push(database);
    await generateCatalogue(database.sql, songs);
    return database;
  };
  try {
    const reading = await open(songsToRead);
    const oursForWriting = await open(songsToWrite, await createDatabase(reading, "written_by_ours"));
    const judgesForWriting = await open(songsToWrite, await createDatabase(reading, "written_by_judge"));
    await keepRows(oursForWriting);
    await keepRows(judgesForWriting);
    return { reading, oursForWriting, judgesForWriting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A warning about roles that another database of the server made is no news here. */
const quiet = { debug() {}, info() {}, warn() {}, error: console.error };

/** @returns its `DATABASE_URL` */
async function createDatabase({ sql, address }: Database, name: string): Promise<string> {
  await sql`create database ${sql(name)}`;
  const host = dirname(address.socketFile ?? "");
  return `postgres://${address.user}@/${name}?${new URLSearchParams({ host })}`;
}

const tables = [
  ...["albums", "singers", "lyricists", "music_directors", "lyrics"],
  ...["lyrics_singers", "lyrics_lyricists", "lyrics_music_directors", "settings"],
];

const withIds = ["albums", "singers", "lyricists", "music_directors", "lyrics"];

/** With moments that are the same in both databases, since the trash keeps them. */
async function keepRows({ sql }: Database): Promise<void> {
  await sql`create schema kept`;
  for (const table of tables) {
    await sql`create table ${sql(`kept.${table}`)} as table ${sql(`public.${table}`)}`;
    await sql`update ${sql(`kept.${table}`)} set created_at = '2021-01-01 UTC', updated_at = '2021-06-01 UTC'`;
  }
  await putRowsBack({ sql });
}

const putBack = `
  set local session_replication_role = replica;
  truncate ${tables.map((table) => `public.${table}`).join(", ")} cascade;
  truncate private.trash restart identity;
  ${tables.map((table) => `insert into public.${table} table kept.${table};`).join("\n  ")}
  ${withIds
    .map((table) => `select setval(pg_get_serial_sequence('public.${table}', 'id'), 1000);`)
    .join("\n  ")}`;

/** Triggers stay out of it, and the next new row gets the same id in both databases. */
export async function putRowsBack({ sql }: Pick<Database, "sql">): Promise<void> {
  await sql.begin((transaction) => transaction.unsafe(putBack));
}

/** Two deletes may put rows into the trash in different orders. */
const contents = [...tables.map((table) => [`public.${table}`, "created_at"]), ["private.trash", "id"]]
  .map(
    ([table, left]) => `
      select '${table}' as name, coalesce(jsonb_agg(row order by row), '[]')::text as rows
      from (select to_jsonb(t) - '${left}' - 'updated_at' - 'deleted_at' as row from ${table} as t) as all_rows`,
  )
  .join(" union all ");

/** @returns what each table holds, moments left out, as text to be compared */
export async function readContents({ sql }: Database): Promise<Map<string, string>> {
  const rows = await sql.unsafe<{ name: string; rows: string }[]>(contents);
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}
