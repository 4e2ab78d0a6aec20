/**
 * Replaces the contents of a database with a backup, all or nothing, also beside a running site. Reads and verifies
 * the whole backup first. Refuses to overwrite songs, people or albums without permission.
 */
import type { Database, Sql, Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { setTextFormats } from "../copy.ts";
import type { Heading } from "../format/format.ts";
import { readFile } from "../format/read-file.ts";
import { findIncludedTables } from "../make/included-tables.ts";
import { runTransaction } from "../run-transaction.ts";
import { dropConstraints } from "./drop-constraints.ts";
import { loadTables, type RowCounts } from "./load-tables.ts";
import { withMigratedBackup } from "./migrate-backup.ts";
import { searchTables } from "./search-tables.ts";
import { verifyBackup } from "./verify-backup.ts";

interface RestoreOptions {
  /** Whether the current contents may be overwritten. */
  readonly replace?: boolean;
  /** Called with the current step: a million songs take a while. */
  readonly onProgress?: (message: string) => void;
}

interface RestoredBackup {
  /** The heading of the backup. */
  readonly heading: Heading;
  readonly rows: RowCounts;
}

/**
 * Ends all sessions and raises the catalogue's version, so that open pages reload.
 * @param database migrated to the schema of this program
 * @throws {BackupRefused} when backup or database cannot be used; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false, onProgress = () => {} }: RestoreOptions = {},
): Promise<RestoredBackup> {
  onProgress("reading the backup");
  const backup = await verifyBackup(file);
  if (!replace) await requireEmptyDatabase(database.sql);
  const write = (current: string) => writeWithRetry(database.sql, current, { replace, onProgress });
  const rows = backup.isOfThisSchema
    ? await write(file)
    : await withMigratedBackup(database, file, backup, write);
  await database.sql`analyze`;
  return { heading: backup, rows };
}

const counted = ["lyrics", "albums", "singers", "lyricists", "music_directors"] as const;

async function requireEmptyDatabase(sql: Sql | Transaction): Promise<void> {
  const counts: string[] = [];
  for (const table of counted) {
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*) as count from public.${sql(table)}`;
    if (count > 0) counts.push(`${count} ${table.replace("_", " ")}`);
  }
  if (counts.length === 0) return;
  throw new BackupRefused(
    `This database is not empty: it holds ${counts.join(", ")}. Nothing was changed. To put the backup in the place of ` +
      "all that, make a backup of it first and then say --replace.",
  );
}

/** SQLSTATE of a deadlock, for which PostgreSQL aborts one of the transactions. */
const deadlock = "40P01";
const tries = 3;

/** A save of the running site can deadlock with the restore, which has written nothing by then. */
async function writeWithRetry(sql: Sql, file: string, options: Required<RestoreOptions>): Promise<RowCounts> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeAll(sql, file, options);
    } catch (error) {
      if (attempt >= tries || (error as { code?: string }).code !== deadlock) throw error;
    }
  }
}

function writeAll(
  sql: Sql,
  file: string,
  { replace, onProgress }: Required<RestoreOptions>,
): Promise<RowCounts> {
  return readFile(file, (text) =>
    runTransaction(sql, "read write", async (transaction) => {
      await setTextFormats(transaction);
      const tables = (await findIncludedTables(transaction)).map(({ table }) => table);
      await lock(transaction, [...tables, ...tablesToEmpty]);
      if (!replace) await requireEmptyDatabase(transaction);
      const account = await readAccount(transaction);
      const restoreConstraints = await dropConstraints(transaction, tables);
      const restoreSearchIndexes = await dropConstraints(transaction, searchTables, ["gin"]);
      await transaction`truncate ${transaction.unsafe([...tables, ...tablesToEmpty].join(", "))}`;
      onProgress("writing its rows");
      const rows = await loadTables(transaction, text);
      await restoreConstraints();
      await transaction`select private.follow_given_ids()`;
      onProgress("making its songs searchable");
      await transaction`select private.settle_everything()`;
      await restoreSearchIndexes();
      await endSessionsOf(transaction, account);
      await markStarterSongs(transaction);
      await notifyAllInstances(transaction, text.ending().catalogueVersion);
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
