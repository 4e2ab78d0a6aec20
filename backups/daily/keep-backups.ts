/**
 * Makes a backup a day while the site runs, keeps the newest, and makes one when the administrator asks. Of several
 * instances on one database only one does it. A failure is logged, remembered, and tried again within the hour.
 */
import { join } from "node:path";
import { openPool, type ServerAddress, type Sql, type Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { finishedTransaction } from "../finished-transaction.ts";
import { makeBackup } from "../make/make-backup.ts";
import { type BackupFile, listFiles, makeFolder, nameOf, readFileNamed, removeOld } from "./backup-files.ts";

export interface KeptBackups {
  /** The newest first. */
  list(): Promise<{ readonly files: readonly BackupFile[]; readonly failure: BackupFailure | null }>;
  /** @returns why it was not made, in words for the administrator, or its name */
  makeNow(): Promise<{ readonly name: string } | { readonly refused: string }>;
  /** @returns nothing when there is no backup of this name */
  read(name: string): Promise<{ readonly bytes: number; readonly content: ReadableStream } | null>;
  /** Makes the daily backup if it is due. Never throws. */
  makeIfDue(): Promise<void>;
  /** What is being made is given up. */
  close(): Promise<void>;
}

/** Of the daily backup, since the last one was made. */
export interface BackupFailure {
  readonly at: Date;
  readonly words: string;
}

export interface KeepOptions {
  readonly sql: Sql;
  /** Of the same database: a backup has connections of its own, so that it can be given up. */
  readonly address: ServerAddress;
  /** Made when the first backup is. */
  readonly folder: string;
  /** How many daily backups; 0 makes none by itself. */
  readonly keep: number;
  readonly log: { info(message: string): void; error(message: string): void };
}

/** Any number that no other program uses; held while a backup is being made. */
const backupLock = 4_862_019_575;

/** A day, less what keeps it from coming an hour later each day. */
const dueAfter = "23 hours 30 minutes";

const firstLookMs = 60_000;
const lookEveryMs = 3_600_000;

/** Begins to look a minute after the start, so that a short start makes none. */
export function keepBackups(options: KeepOptions): KeptBackups {
  const { sql, folder, keep } = options;
  const maker = createMaker(options);
  let looking = Promise.resolve();
  const makeIfDue = () => {
    looking = maker.makeDaily();
    return looking;
  };
  const timers =
    keep > 0 ? [setTimeout(makeIfDue, firstLookMs).unref(), setInterval(makeIfDue, lookEveryMs).unref()] : [];
  return {
    list: async () => ({ files: await listFiles(folder), failure: await readFailure(sql) }),
    makeNow: maker.makeByHand,
    read: (name) => readFileNamed(folder, name),
    makeIfDue,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await maker.giveUp();
      await looking;
    },
  };
}

function createMaker({ address, folder, keep, log }: KeepOptions) {
  const pools = new Set<Sql>();
  let isClosed = false;
  /** @returns what `work` does while no other instance makes a backup; nothing when one does */
  const alone = async <Result>(work: (lock: Transaction, sql: Sql) => Promise<Result>) => {
    const sql = openPool(address, { connections: 2, applicationName: "antara backup" });
    pools.add(sql);
    try {
      return await finishedTransaction(sql, "read write", async (lock) => {
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
    await makeFolder(folder);
    await removeOld(folder, keep);
    await makeBackup(sql, join(folder, name));
    await removeOld(folder, keep);
    return name;
  };
  const tellFailure = (error: unknown) => log.error(`The daily backup was not made: ${wordsOf(error)}`);
  const makeDue = async (lock: Transaction, sql: Sql) => {
    if (!(await isDue(lock))) return;
    try {
      const name = await make(sql, false);
      await noteMade(lock);
      log.info(`Backed up: ${name}.`);
    } catch (error) {
      if (isClosed) return;
      tellFailure(error);
      await noteFailure(lock, wordsOf(error));
    }
  };
  return {
    async makeDaily(): Promise<void> {
      try {
        await alone(makeDue);
      } catch (error) {
        if (!isClosed) tellFailure(error);
      }
    },
    async makeByHand() {
      try {
        const name = await alone((_, sql) => make(sql, true));
        return name ? { name } : { refused: "A backup is being made at this moment." };
      } catch (error) {
        log.error(`The backup that was asked for was not made: ${wordsOf(error)}`);
        return { refused: wordsOf(error) };
      }
    },
    async giveUp(): Promise<void> {
      isClosed = true;
      await Promise.all([...pools].map((sql) => sql.end({ timeout: 0 })));
    },
  };
}

/** One of the future was noted by a clock that has been set back since; nobody waits until that has caught up. */
async function isDue(sql: Transaction): Promise<boolean> {
  const made = await sql`
    select from private.backup_state
    where made_at between clock_timestamp() - ${dueAfter}::text::interval and clock_timestamp()`;
  return made.length === 0;
}

async function noteMade(sql: Transaction): Promise<void> {
  await sql`
    insert into private.backup_state (made_at) values (clock_timestamp())
    on conflict (only_row) do update set made_at = excluded.made_at, failed_at = null, failure = null`;
}

async function noteFailure(sql: Transaction, words: string): Promise<void> {
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

function wordsOf(error: unknown): string {
  if (error instanceof BackupRefused) return error.message;
  return `${error instanceof Error ? error.message : String(error)}. See to that; it is tried again within the hour.`;
}
