/**
 * Makes the daily backup when it is due, deletes old ones, and makes one on request. Of several instances on one
 * database, only one makes it. A failure is logged, stored for the administrator, and retried when it is looked for
 * again.
 */
import { join } from "node:path";
import { openPool, type ServerAddress, type Sql, type Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { streamZip } from "../folder/stream-zip.ts";
import { makeBackup } from "../make/make-backup.ts";
import { runTransaction } from "../run-transaction.ts";
import {
  type BackupFile,
  createFolder,
  deleteOldFiles,
  listFiles,
  nameOf,
  openBackupFile,
} from "./backup-files.ts";

interface Backups {
  /** The newest first, and the last failure of the daily backup. */
  list(): Promise<{ readonly files: readonly BackupFile[]; readonly failure: BackupFailure | null }>;
  /** @returns the name of the backup, or why it was not made */
  makeNow(): Promise<{ readonly name: string } | { readonly refused: string }>;
  /** @returns null when there is no backup of this name */
  read(name: string): Promise<{ readonly bytes: number; readonly content: ReadableStream } | null>;
  /** @returns a zip of the folder that `writeFolder` writes */
  readEverything(): ReadableStream<Uint8Array>;
  /** Makes the daily backup if it is due. Never throws. */
  makeIfDue(): Promise<void>;
  /** Cancels a backup that is being made. */
  close(): Promise<void>;
}

/** A failure of the daily backup since the last success. */
interface BackupFailure {
  readonly at: Date;
  readonly words: string;
}

export interface BackupOptions {
  readonly sql: Sql;
  /** Of the same database: backups use their own connections, so that they can be cancelled. */
  readonly address: ServerAddress;
  /** Created with the first backup. */
  readonly folder: string;
  /** How many daily backups to keep; 0 keeps all. */
  readonly keep: number;
  readonly log: { info(message: string): void; error(message: string): void };
}

/** An arbitrary number that no other program uses; the lock is held while a backup is made. */
const backupLock = 4_862_019_575;

/** Slightly less than a day, so that the backup does not come an hour later each day. */
const dueAfter = "23 hours 30 minutes";

export function createBackups({ sql: shared, address, folder, keep, log }: BackupOptions): Backups {
  const pools = new Set<Sql>();
  let isClosed = false;
  /** @returns the result of `work`, run while no other instance makes a backup; undefined when another one does */
  const withLock = async <Result>(work: (lock: Transaction, sql: Sql) => Promise<Result>) => {
    const sql = openPool(address, { connections: 2, applicationName: "antara backup" });
    pools.add(sql);
    try {
      return await runTransaction(sql, "read write", async (lock) => {
        const [row] = await lock<{ taken: boolean }[]>`
          select pg_try_advisory_xact_lock(${backupLock}) as taken`;
        return row?.taken ? await work(lock, sql) : undefined;
      });
    } finally {
      pools.delete(sql);
      await sql.end({ timeout: 1 });
    }
  };
  const make = async (sql: Sql, isByHand: boolean) => {
    const name = nameOf(new Date(), isByHand);
    await createFolder(folder);
    await deleteOldFiles(folder, keep);
    await makeBackup(sql, join(folder, name));
    await deleteOldFiles(folder, keep);
    return name;
  };
  const logFailure = (error: unknown) => log.error(`The daily backup was not made: ${describe(error)}`);
  const makeDue = async (lock: Transaction, sql: Sql) => {
    if (!(await isDue(lock))) return;
    try {
      const name = await make(sql, false);
      await recordSuccess(lock);
      log.info(`Backed up: ${name}.`);
    } catch (error) {
      if (isClosed) return;
      logFailure(error);
      await recordFailure(lock, describe(error));
    }
  };
  return {
    list: async () => ({ files: await listFiles(folder), failure: await readFailure(shared) }),
    read: (name) => openBackupFile(folder, name),
    readEverything: () => streamZip(shared),
    async makeIfDue() {
      try {
        await withLock(makeDue);
      } catch (error) {
        if (!isClosed) logFailure(error);
      }
    },
    async makeNow() {
      try {
        const name = await withLock((_, sql) => make(sql, true));
        return name ? { name } : { refused: "A backup is being made at this moment." };
      } catch (error) {
        log.error(`The requested backup was not made: ${describe(error)}`);
        return { refused: describe(error) };
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...pools].map((sql) => sql.end({ timeout: 0 })));
    },
  };
}

/**
 * A time in the future was stored by a clock that has been set back, and nobody should wait until it has caught up.
 */
async function isDue(sql: Transaction): Promise<boolean> {
  const made = await sql`
    select from private.backup_state
    where made_at between clock_timestamp() - ${dueAfter}::text::interval and clock_timestamp()`;
  return made.length === 0;
}

async function recordSuccess(sql: Transaction): Promise<void> {
  await sql`
    insert into private.backup_state (made_at) values (clock_timestamp())
    on conflict (only_row) do update set made_at = excluded.made_at, failed_at = null, failure = null`;
}

async function recordFailure(sql: Transaction, words: string): Promise<void> {
  await sql`
    insert into private.backup_state (failed_at, failure) values (clock_timestamp(), ${words})
    on conflict (only_row) do update set failed_at = excluded.failed_at, failure = excluded.failure`.catch(
    () => {},
  );
}

async function readFailure(sql: Sql): Promise<BackupFailure | null> {
  const [failure] = await sql<BackupFailure[]>`
    select failed_at as at, failure as words from private.backup_state where failure is not null`;
  return failure ?? null;
}

function describe(error: unknown): string {
  if (error instanceof BackupRefused) return error.message;
  return `${error instanceof Error ? error.message : String(error)}. See to that; it is tried again within the hour.`;
}
