/**
 * Receives every change of the catalogue, from this process and from others on the same database, and passes it to
 * listeners in commit order. After a lost connection it reports that changes may have been missed.
 */
import type { Sql } from "#postgres";
import type { ChangeBatch } from "./change.ts";
import { endOfVersion, type Position, readChanges, readVersion } from "./read-changes.ts";
import { createSerialQueue } from "./serial-queue.ts";

export interface ChangeFeed {
  /**
   * @param listener gets the next batch once its promise has resolved
   * @returns a function that unsubscribes
   */
  onChange(listener: (batch: ChangeBatch) => unknown): () => void;
  /**
   * @param listener gets ids of songs whose views have grown; an id may come several times
   * @returns what ends it
   */
  onViews(listener: (songIds: readonly number[]) => unknown): () => void;
  /** The last version whose changes all listeners have received. A later read returns data at least as new. */
  version(): number;
  /** To be called before the database is closed. */
  close(): Promise<void>;
}

/** Receives what an operator should know. */
interface FeedLog {
  error(message: string): void;
}

const retryAfterMs = 1_000;

/** @throws when the database refuses LISTEN */
export async function openChangeFeed(sql: Sql, log: FeedLog): Promise<ChangeFeed> {
  const changeListeners = new Set<(batch: ChangeBatch) => unknown>();
  const viewListeners = new Set<(songIds: readonly number[]) => unknown>();
  const reader = createReader(sql, async (batch) => {
    for (const listener of changeListeners) await notify(listener, batch, log);
  });
  const queue = createSerialQueue({
    // Nobody knows what was missed during the failure.
    recover: reader.resync,
    retryAfterMs,
    onFailure: (error) => log.error(`Changes cannot be read; trying again: ${messageOf(error)}`),
  });
  // The driver calls the last function on the first connection and after each reconnect.
  const changes = await sql.listen(
    "antara_changes",
    () => queue.add(reader.readNext),
    () => queue.add(reader.resync),
  );
  const views = await sql.listen("antara_views", (ids) => {
    const songIds = ids.split(",").map(Number);
    for (const listener of viewListeners) notify(listener, songIds, log);
  });
  await queue.idle();
  return {
    onChange: (listener) => addListener(changeListeners, listener),
    onViews: (listener) => addListener(viewListeners, listener),
    version: reader.version,
    async close() {
      await queue.close();
      // A database that is down has stopped listening anyway.
      await Promise.allSettled([changes.unlisten(), views.unlisten()]);
    },
  };
}

/** Reads the changes after its position and passes them on. */
function createReader(sql: Sql, notifyAll: (batch: ChangeBatch) => Promise<void>) {
  let position: Position = { version: 0, place: endOfVersion };
  let deliveredVersion = 0;
  return {
    async resync(): Promise<void> {
      const version = await readVersion(sql);
      position = { version, place: endOfVersion };
      await notifyAll({ kind: "lost", version });
      deliveredVersion = version;
    },
    async readNext(): Promise<void> {
      let isComplete = false;
      while (!isComplete) {
        const read = await readChanges(sql, position);
        for (const batch of read.batches) await notifyAll(batch);
        ({ position, isComplete } = read);
      }
      deliveredVersion = position.version;
    },
    version: () => deliveredVersion,
  };
}

/** A failing listener must not affect the others. */
async function notify<Event>(listener: (event: Event) => unknown, event: Event, log: FeedLog): Promise<void> {
  try {
    await listener(event);
  } catch (error) {
    log.error(`A listener failed to handle a change: ${messageOf(error)}`);
  }
}

/**
 * Forgets changes that every process has received long ago.
 * @throws the driver's error when the database fails
 */
export async function forgetOldChanges(sql: Sql): Promise<void> {
  await sql`select private.forget_old_changes()`;
}

function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
