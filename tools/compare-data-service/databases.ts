/** A PostgreSQL of the command's own, with two databases of the same rows: one for ours, one for the judge. */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateCatalogue } from "#data-service-requests";
import { type Database, openDatabase } from "#postgres";

export interface Databases extends AsyncDisposable {
  readonly ours: Database;
  readonly judges: Database;
}

/** Enough for every kind of row, and few enough to be written anew after each write. */
const songs = 120;

/** A warning about roles that another database of the server made is no news here. */
const quiet = { debug() {}, info() {}, warn() {}, error: console.error };

export async function openDatabases(): Promise<Databases> {
  await using stack = new AsyncDisposableStack();
  const { path: dataDir } = stack.use(mkdtempDisposableSync(join(tmpdir(), "antara-judge-")));
  const open = async (databaseUrl?: string) => {
    const database = await openDatabase({ dataDir, databaseUrl, starterCatalogue: false, log: quiet });
    stack.defer(() => database.close());
    await writeCatalogue(database);
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

/** Writes the same rows, with the same ids and moments, whatever was there before. */
export async function writeCatalogue({ sql }: Database): Promise<void> {
  await sql.unsafe(`truncate ${tables.join(", ")}, private.trash restart identity cascade`);
  await generateCatalogue(sql, songs);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const table of tables)
      await transaction`update ${transaction(table)} set created_at = '2021-01-01 UTC', updated_at = '2021-06-01 UTC'`;
  });
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
