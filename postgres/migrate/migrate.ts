/**
 * Migrates a database to the schema of this program: migrations in order, then changed functions. Safe to call from
 * several processes. Refuses a database that a newer program has changed.
 */
import { join } from "node:path";
import type { Sql, Transaction } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { explainSqlError } from "./explain-sql-error.ts";
import { type FunctionFile, type Migration, readFunctions, readMigrations } from "./read-sql-files.ts";

/** Where the files are. */
interface SqlFolders {
  readonly migrations: string;
  readonly functions: string;
}

const ownFolders: SqlFolders = {
  migrations: join(import.meta.dirname, "..", "migrations"),
  functions: join(import.meta.dirname, "..", "functions"),
};

/** An arbitrary number that no other program uses; the lock is held until the transaction ends. */
const migrationLock = 4_862_019_573;

/**
 * @param sql its role may create objects in this database
 * @param folders for tests, other files than the project's
 * @throws {DatabaseRefusal} with the file and the cause, or if the schema is newer than this program
 */
export async function migrate(sql: Sql, folders: SqlFolders = ownFolders): Promise<void> {
  const migrations = await readMigrations(folders.migrations);
  const functions = await readFunctions(folders.functions);
  const upToDate = await isUpToDate(sql, migrations, functions).catch((error) => {
    throw explainSqlError(error, "the list of migrations", "");
  });
  if (!upToDate) {
    await refuseForeignTables(sql);
    while (await sql.begin((transaction) => applyNextMigration(transaction, migrations)));
    await sql.begin((transaction) => applyFunctions(transaction, functions));
    await renewStatistics(sql);
  }
  await runFile(sql, "the setting jit", withoutCompiling);
}

/**
 * Before anything is written: the database of another program for songs has tables of these names.
 * @throws {DatabaseRefusal}
 */
async function refuseForeignTables(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_catalog.pg_class
    where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm')
      and relname in ('lyrics', 'albums', 'singers', 'lyricists', 'music_directors')
      and to_regclass('private.migrations') is null
    order by 1`;
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name).join(", ");
  throw new DatabaseRefusal(
    `This database has tables of another program that Antara needs itself: ${names}. Nothing was changed in it. ` +
      "Give Antara a database of its own, or none (it then starts one), and move those songs in with " +
      "npm run move-in -- postgres://… and the address of this one; docs/coming-from-supabase.md shows the steps.",
  );
}

/** The migrations of this program, in order. */
export function listMigrations(): Promise<readonly Migration[]> {
  return readMigrations(ownFolders.migrations);
}

/**
 * Applies only migrations, without functions and so without triggers, to get the tables of an older program.
 * @param last number of the last migration to apply; all by default
 * @throws {DatabaseRefusal} with the file and the cause
 */
export async function migrateTables(sql: Sql, last?: number): Promise<void> {
  const migrations = (await listMigrations()).slice(0, last);
  while (await sql.begin((transaction) => applyNextMigration(transaction, migrations)));
}

/** Checked without a lock, so that a start without changes does not wait. */
async function isUpToDate(
  sql: Sql,
  migrations: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<boolean> {
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regclass('private.migrations') is not null and to_regclass('private.functions') is not null as exists`;
  if (!exists) return false;
  const pending = await pendingMigrations(sql, migrations);
  return pending.length === 0 && (await changedFunctions(sql, functions)).length === 0;
}

/** @returns whether a migration was applied */
async function applyNextMigration(sql: Transaction, migrations: readonly Migration[]): Promise<boolean> {
  await waitForTurn(sql);
  const [next] = await pendingMigrations(sql, migrations);
  if (!next) return false;
  await runFile(sql, `postgres/migrations/${next.name}.sql`, next.text);
  await sql`insert into private.migrations (number, name) values (${next.number}, ${next.name})`;
  // Recreates functions and triggers that a migration has dropped with a table.
  await sql`delete from private.functions`;
  return true;
}

async function waitForTurn(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`;
  await runFile(sql, "the list of migrations", ownTables);
}

const ownTables = `
  create schema if not exists private;
  create table if not exists private.migrations (
    number integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists private.functions (name text primary key, hash text not null);
`;

/** @throws {DatabaseRefusal} when the database has unknown migrations */
async function pendingMigrations(
  sql: Sql | Transaction,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = await sql<{ number: number; name: string }[]>`
    select number, name from private.migrations order by number`;
  const foreign = applied.find(({ number, name }) => migrations[number - 1]?.name !== name);
  if (foreign) {
    throw new DatabaseRefusal(
      `This database was changed by another version of Antara (migration ${foreign.name}), which this one does not know. ` +
        "Start that version or a newer one, or use a database of its own for this one.",
    );
  }
  return migrations.slice(applied.length);
}

async function applyFunctions(sql: Transaction, functions: readonly FunctionFile[]): Promise<void> {
  await waitForTurn(sql);
  // A function may call one that is created later.
  await sql`set local check_function_bodies = off`;
  for (const { name, path, text, hash } of await changedFunctions(sql, functions)) {
    await runFile(sql, `postgres/functions/${path}`, text);
    await sql`
      insert into private.functions (name, hash) values (${name}, ${hash})
      on conflict (name) do update set hash = excluded.hash`;
  }
  for (const renew of ["private.renew_sounds()", "private.renew_groups()"]) await callIfExists(sql, renew);
}

/** Changed functions may include rules of sound and of groups, on which stored rows depend. */
async function callIfExists(sql: Transaction, call: string): Promise<void> {
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regprocedure(${call}) is not null as exists`;
  if (exists) await sql.unsafe(`select ${call}`);
}

/**
 * Of the tables that migrations and functions fill: before PostgreSQL does it by itself, it would read whole tables
 * for a few rows.
 */
async function renewStatistics(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname = 'private' and tableowner = current_user`;
  if (tables.length > 0) await sql.unsafe(`analyze ${tables.map(({ name }) => name).join(", ")}`);
}

async function changedFunctions(
  sql: Sql | Transaction,
  functions: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  const applied = await sql<{ name: string; hash: string }[]>`select name, hash from private.functions`;
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  return functions.filter(({ name, hash }) => hashes.get(name) !== hash);
}

/**
 * PostgreSQL expects far more rows of a function than it returns, and would compile (JIT) statements for longer than
 * they run: 4 s instead of 0.08 s for a page of the search on PostgreSQL 15. Checked at each start, because a copy of
 * a database does not take its settings along.
 */
const withoutCompiling = `
  do $$
  begin
    if current_setting('jit')::boolean then
      perform pg_advisory_xact_lock(${migrationLock});
      execute format('alter database %I set jit = off', current_database());
      set jit = off;
    end if;
  end
  $$`;

async function runFile(sql: Sql | Transaction, file: string, text: string): Promise<void> {
  await sql.unsafe(text).catch((error) => {
    throw explainSqlError(error, file, text);
  });
}
