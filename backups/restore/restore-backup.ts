/**
 * Puts a backup in the place of what a database holds, all of it or nothing, also beside a running site. Reads the whole
 * backup before it writes. Refuses to write over songs, people or albums unless it is told to.
 */
import type { Database, Sql, Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { settleForms } from "../copy.ts";
import { finishedTransaction } from "../finished-transaction.ts";
import type { Heading } from "../format/format.ts";
import { readFile } from "../format/read-file.ts";
import { findKeptTables } from "../make/kept-tables.ts";
import { bareTables } from "./bare-tables.ts";
import { loadTables, type RowCounts } from "./load-tables.ts";
import { makeSearchable, searchTables } from "./make-searchable.ts";
import { withUpdatedBackup } from "./update-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

export interface RestoreOptions {
  /** Whether what the database holds may go. */
  readonly replace?: boolean;
  /** Told what is done at the moment: a million songs take a while. */
  readonly say?: (message: string) => void;
}

export interface RestoredBackup {
  /** What the backup says of itself. */
  readonly heading: Heading;
  readonly rows: RowCounts;
}

/**
 * Sessions end; the number of the catalogue grows, so that open pages ask again.
 * @param database migrated to the schema of this program
 * @throws {BackupRefused} when the backup or the database will not do; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false, say = () => {} }: RestoreOptions = {},
): Promise<RestoredBackup> {
  say("reading the backup");
  const backup = await verifyBackup(file);
  if (!replace) await refuseFull(database.sql);
  const write = (current: string) => writeAtLast(database.sql, current, { replace, say });
  const rows = backup.isOfThisSchema
    ? await write(file)
    : await withUpdatedBackup(database, file, backup, write);
  await database.sql`analyze`;
  return { heading: backup, rows };
}

const counted = ["lyrics", "albums", "singers", "lyricists", "music_directors"] as const;

async function refuseFull(sql: Sql | Transaction): Promise<void> {
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

/** SQLSTATE of a circle of waiting, out of which PostgreSQL lets one of those who wait fall. */
const deadlock = "40P01";
const tries = 3;

/** A save of the running site and we may each hold what the other waits for; then nothing is written yet. */
async function writeAtLast(sql: Sql, file: string, options: Required<RestoreOptions>): Promise<RowCounts> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeAll(sql, file, options);
    } catch (error) {
      if (attempt >= tries || (error as { code?: string }).code !== deadlock) throw error;
    }
  }
}

function writeAll(sql: Sql, file: string, { replace, say }: Required<RestoreOptions>): Promise<RowCounts> {
  return readFile(file, (text) =>
    finishedTransaction(sql, "read write", async (transaction) => {
      await settleForms(transaction);
      const tables = (await findKeptTables(transaction)).map(({ table }) => table);
      await lock(transaction, [...tables, ...emptied]);
      if (!replace) await refuseFull(transaction);
      const account = await readAccount(transaction);
      const clothe = await bareTables(transaction, tables);
      const clotheSearch = await bareTables(transaction, searchTables, ["gin"]);
      await transaction`truncate ${transaction.unsafe([...tables, ...emptied].join(", "))}`;
      say("writing its rows");
      const rows = await loadTables(transaction, text);
      await clothe();
      say("making its songs searchable");
      await makeSearchable(transaction);
      await clotheSearch();
      await transaction`select private.recount()`;
      await endSessionsOf(transaction, account);
      await markStarterSongs(transaction);
      await tellEverything(transaction, text.ending().catalogueVersion);
      return rows;
    }),
  );
}

/** Of what was there before, nothing is to be left. */
const emptied = [...searchTables, "private.sessions", "private.trusted_browsers"];

/** All at once and at the beginning: what a site reads or writes meanwhile waits. */
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

/** A sign-in with the password of before, that is being verified at this moment, would otherwise open a session. */
async function endSessionsOf(sql: Transaction, before: AccountRow | undefined): Promise<void> {
  if (!before) return;
  await sql`insert into private.account ${sql({ ...before })} on conflict do nothing`;
  await sql`
    update private.account
    set password_version = greatest(password_version, ${before.password_version + 1}::integer)`;
}

/** What is restored is not to be mixed with them at the next start. */
async function markStarterSongs(sql: Transaction): Promise<void> {
  await sql`
    insert into private.marks (key, value) values ('starter catalogue', 'restored')
    on conflict (key) do nothing`;
}

/** To all instances: everything may have changed. Their number of the catalogue never goes back. */
async function tellEverything(sql: Transaction, catalogueVersion: number): Promise<void> {
  await sql`
    select setval(numbers, greatest(${catalogueVersion}::bigint, pg_sequence_last_value(numbers)))
    from cast(pg_get_serial_sequence('private.catalogue_versions', 'version') as regclass) as numbers
    where ${catalogueVersion}::bigint > 0`;
  await sql`insert into private.changes (place, type) values (1, 'MANY')`;
  await sql`select pg_notify('antara_settings', '')`;
}
