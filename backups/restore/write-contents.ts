/**
 * Puts contents, such as those of a backup, in the place of all that a database holds, all or nothing, also beside a
 * running site. Everything derived is built anew.
 */
import type { Database, Sql, Transaction } from "#postgres";
import { setTextFormats } from "../copy.ts";
import { findIncludedTables } from "../make/included-tables.ts";
import { runTransaction } from "../run-transaction.ts";
import { dropConstraints } from "./drop-constraints.ts";
import { loadTables, type RowCounts } from "./load-tables.ts";
import { withMigratedBackup } from "./migrate-backup.ts";
import type { Restored } from "./restored.ts";
import { searchTables } from "./search-tables.ts";

interface WriteOptions {
  /** Tables that stay as they are. */
  readonly stay: readonly string[];
  /** Throws when something is there that must not be overwritten. */
  requireRoom(sql: Sql | Transaction): Promise<unknown>;
  /** Called with the current step. */
  onProgress(message: string): void;
}

/**
 * Raises the catalogue's version, so that open pages reload. Ends all sessions, unless the account stays.
 * @param database migrated to the schema of this program
 * @throws what `restored` and `requireRoom` throw, and the driver's error; nothing is changed then
 */
export async function writeContents(
  database: Database,
  restored: Restored,
  options: WriteOptions,
): Promise<RowCounts> {
  await options.requireRoom(database.sql);
  const write = (read: Restored["read"]) => writeWithRetry(database.sql, { ...restored, read }, options);
  const rows = restored.isOfThisSchema
    ? await write(restored.read)
    : await withMigratedBackup(database, restored, write);
  await database.sql`analyze`;
  return rows;
}

/** SQLSTATE of a deadlock, for which PostgreSQL aborts one of the transactions. */
const deadlock = "40P01";
const tries = 3;

/** A save of the running site can deadlock with the restore, which has written nothing by then. */
async function writeWithRetry(sql: Sql, restored: Restored, options: WriteOptions): Promise<RowCounts> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeAll(sql, restored, options);
    } catch (error) {
      if (attempt >= tries || (error as { code?: string }).code !== deadlock) throw error;
    }
  }
}

function writeAll(
  sql: Sql,
  { leftOut, read }: Restored,
  { stay, requireRoom, onProgress }: WriteOptions,
): Promise<RowCounts> {
  return read((contents) =>
    runTransaction(sql, "read write", async (transaction) => {
      await setTextFormats(transaction);
      const loaded = (await findIncludedTables(transaction, leftOut)).map(({ table }) => table);
      const emptied = [...loaded, ...leftOut, ...tablesToEmpty].filter((table) => !stay.includes(table));
      await lock(transaction, emptied);
      await requireRoom(transaction);
      const account = stay.includes("private.account") ? undefined : await readAccount(transaction);
      const restoreConstraints = await dropConstraints(transaction, loaded);
      const restoreSearchIndexes = await dropConstraints(transaction, searchTables, ["gin"]);
      await transaction`truncate ${transaction.unsafe(emptied.join(", "))}`;
      onProgress("writing its rows");
      const rows = await loadTables(transaction, contents, leftOut);
      await restoreConstraints();
      await transaction`select private.follow_given_ids()`;
      onProgress("making its songs searchable");
      await transaction`select private.settle_everything()`;
      await restoreSearchIndexes();
      await endSessionsOf(transaction, account);
      await markStarterSongs(transaction);
      await notifyAllInstances(transaction, contents.ending().catalogueVersion);
      return rows;
    }),
  );
}

/** These must not keep anything of the former contents. */
const tablesToEmpty = [
  ...searchTables,
  "private.sessions",
  "private.trusted_browsers",
  "private.songs_to_learn",
  "private.word_pairs",
  "private.known_words",
  "private.machine_versions",
  "private.devanagari_names",
  "private.words_of_songs",
];

/** Locks everything at the start; a running site waits meanwhile. */
async function lock(sql: Transaction, tables: readonly string[]): Promise<void> {
  await sql.unsafe(`lock table ${tables.join(", ")} in access exclusive mode`);
}

interface AccountRow {
  readonly username: string;
  readonly password_hash: string;
  readonly password_version: number;
  readonly follows_setting: boolean;
}

async function readAccount(sql: Transaction): Promise<AccountRow | undefined> {
  const [account] = await sql<AccountRow[]>`
    select username, password_hash, password_version, follows_setting from private.account`;
  return account;
}

/** Otherwise a sign-in whose password is being verified at this moment could still open a session. */
async function endSessionsOf(sql: Transaction, before: AccountRow | undefined): Promise<void> {
  if (!before) return;
  await sql`insert into private.account ${sql({ ...before })} on conflict do nothing`;
  await sql`
    update private.account
    set password_version = greatest(password_version, ${before.password_version + 1}::integer)`;
}

/** Otherwise the next start would add the starter songs. */
async function markStarterSongs(sql: Transaction): Promise<void> {
  await sql`
    insert into private.marks (key, value) values ('starter catalogue', 'restored')
    on conflict (key) do nothing`;
}

/** Tells all instances that everything may have changed. The catalogue's version never goes back. */
async function notifyAllInstances(sql: Transaction, catalogueVersion: number): Promise<void> {
  await sql`
    select setval(numbers, greatest(${catalogueVersion}::bigint, pg_sequence_last_value(numbers)))
    from cast(pg_get_serial_sequence('private.catalogue_versions', 'version') as regclass) as numbers
    where ${catalogueVersion}::bigint > 0`;
  await sql`select pg_notify('antara_settings', '')`;
}
