/** A PostgreSQL of the command's own, with two databases of the same rows: one for ours, one for the judge. */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateCatalogue } from "#data-service-requests";
import { type Database, openDatabase, type Sql } from "#postgres";

export interface Databases extends AsyncDisposable {
  readonly ours: Database;
  readonly judges: Database;
}

/** Enough for every kind of row, and few enough to be put back after each write. */
const songs = 120;

/** A warning about roles that another database of the server made is no news here. */
const quiet = { debug() {}, info() {}, warn() {}, error: console.error };

export async function openDatabases(): Promise<Databases> {
  await using stack = new AsyncDisposableStack();
  const { path: dataDir } = stack.use(mkdtempDisposableSync(join(tmpdir(), "antara-judge-")));
  const open = async (databaseUrl?: string) => {
    const database = await openDatabase({ dataDir, databaseUrl, starterCatalogue: false, log: quiet });
    stack.defer(() => database.close());
    await generateCatalogue(database.sql, songs);
    await keepRows(database);
    return database;
  };
  const ours = await open();
  const judges = await open(await createDatabase(ours, "judged"));
  const opened = stack.move();
  return { ours, judges, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

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

const tablesWithIds = ["albums", "singers", "lyricists", "music_directors", "lyrics"];

/** Also makes the moments of the rows the same in both databases. */
async function keepRows({ sql }: Database): Promise<void> {
  await withoutTriggers(sql, [
    "create schema kept",
    ...tables.flatMap((table) => [
      `update ${table} set created_at = least(created_at, '2021-01-01 UTC'), updated_at = '2021-06-01 UTC'`,
      `create table kept.${table} as table ${table}`,
    ]),
  ]);
  // The planner is to guess the same numbers of rows in both.
  await sql`vacuum (full, analyze)`;
}

/**
 * Puts back the rows, though not what triggers derived from them. The next new row has the same id in both databases.
 */
export async function putRowsBack({ sql }: Database): Promise<void> {
  await withoutTriggers(sql, [
    `truncate ${tables.join(", ")}, private.trash restart identity cascade`,
    ...tables.map((table) => `insert into ${table} table kept.${table}`),
    ...tablesWithIds.map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`),
  ]);
}

async function withoutTriggers(sql: Sql, statements: readonly string[]): Promise<void> {
  await sql.begin((transaction) =>
    transaction.unsafe(["set local session_replication_role = replica", ...statements].join("; ")),
  );
}

/** @returns the rows of all tables and of the trash, without their moments */
export async function readContents({ sql }: Database): Promise<readonly unknown[]> {
  const all = [...tables.map((table) => `public.${table}`), "private.trash"].map(
    (table) => `
      select '${table}' as name, jsonb_agg(row order by row) as rows
      from (select to_jsonb(t) - '{created_at,updated_at,deleted_at,id}'::text[] as row from ${table} as t) as each`,
  );
  return [...(await sql.unsafe(all.join(" union all ")))];
}
