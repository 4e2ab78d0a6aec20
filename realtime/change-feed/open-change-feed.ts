/**
 * Hears of every change in the catalogue, whoever made it, this process or another on the same database, and tells it to
 * listeners in the order of the commits. When it could not hear for a while, it says that everything may have changed.
 */
import type { Sql } from "#postgres";
import type { ChangeBatch } from "./change.ts";
import { lastPlace, type Position, readChanges, readVersion } from "./read-changes.ts";
import { takeTurns } from "./take-turns.ts";

export interface ChangeFeed {
  /**
   * @param listener the next batch comes when it has settled
   * @returns what ends it
   */
  onChange(listener: (batch: ChangeBatch) => unknown): () => void;
  /**
   * @param listener gets ids of songs whose views have grown, some of them perhaps several times
   * @returns what ends it
   */
  onViews(listener: (songIds: readonly number[]) => unknown): () => void;
  /** The last version whose changes all listeners have got. What is read from now on is at least as new. */
  version(): number;
  /** Before the database is closed. */
  close(): Promise<void>;
}

/** Where the feed writes what an operator should know. */
interface FeedLog {
  error(message: string): void;
}

/** Both in milliseconds. */
const tryAgainAfter = 1_000;
const forgetEvery = 60_000;

/** @throws when the database cannot be listened to */
export async function openChangeFeed(sql: Sql, log: FeedLog): Promise<ChangeFeed> {
  const changeListeners = new Set<(batch: ChangeBatch) => unknown>();
  const viewListeners = new Set<(songIds: readonly number[]) => unknown>();
  const reader = createReader(sql, async (batch) => {
    for (const listener of changeListeners) await tell(listener, batch, log);
  });
  const turns = takeTurns({
    // What was missed cannot be known.
    afterFailure: reader.startAnew,
    tryAgainAfter,
    onFailure: (error) =>
      log.error(`What has changed cannot be read, and is tried again: ${messageOf(error)}`),
  });
  // The last function is called on each connection, the first and any that follows a lost one.
  const changes = await sql.listen(
    "antara_changes",
    () => turns.take(reader.readNext),
    () => turns.take(reader.startAnew),
  );
  const views = await sql.listen("antara_views", (ids) => {
    const songIds = ids.split(",").map(Number);
    for (const listener of viewListeners) tell(listener, songIds, log);
  });
  await turns.done();
  const forgetting = setInterval(() => forgetOldChanges(sql, log), forgetEvery).unref();
  return {
    onChange: (listener) => enter(changeListeners, listener),
    onViews: (listener) => enter(viewListeners, listener),
    version: reader.version,
    async close() {
      clearInterval(forgetting);
      await turns.close();
      // A database that is away listens no more anyway.
      await Promise.allSettled([changes.unlisten(), views.unlisten()]);
    },
  };
}

/** Reads on from where it was, and tells what it reads. */
function createReader(sql: Sql, tellAll: (batch: ChangeBatch) => Promise<void>) {
  let position: Position = { version: 0, place: lastPlace };
  let told = 0;
  return {
    async startAnew(): Promise<void> {
      const version = await readVersion(sql);
      position = { version, place: lastPlace };
      await tellAll({ kind: "lost", version });
      told = version;
    },
    async readNext(): Promise<void> {
      let isAll = false;
      while (!isAll) {
        const read = await readChanges(sql, position);
        for (const batch of read.batches) await tellAll(batch);
        ({ upTo: position, isAll } = read);
      }
      told = position.version;
    },
    version: () => told,
  };
}

/** Whatever fails in one listener is not the others' business. */
async function tell<Told>(listener: (told: Told) => unknown, told: Told, log: FeedLog): Promise<void> {
  try {
    await listener(told);
  } catch (error) {
    log.error(`What has changed was not taken in by all who listen: ${messageOf(error)}`);
  }
}

async function forgetOldChanges(sql: Sql, log: FeedLog): Promise<void> {
  await sql`select private.forget_old_changes()`.catch((error) =>
    log.error(`Old changes could not be removed, and are tried again in a minute: ${messageOf(error)}`),
  );
}

function enter<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
