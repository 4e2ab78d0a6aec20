/**
 * Counts views in batches: collects them briefly, writes them in one statement, and resolves each caller after the
 * commit. Rejects callers when too many are waiting, so that memory stays bounded while the database is away.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";

export interface ViewCounter {
  /**
   * Counts one view.
   * @returns the stored count including this view; null if there is no such song
   * @throws when the view could not be stored, or the counter is closed or full
   */
  count(songId: number): Promise<number | null>;
  /** Number of callers that wait for the database. */
  waiting(): number;
  /** Writes the waiting views and counts no more. */
  close(): Promise<void>;
}

interface ViewCounterOptions {
  /** How long views are collected before they are written, in milliseconds. */
  readonly batchMs?: number;
  /** Maximum number of waiting callers. */
  readonly maxWaiting?: number;
}

interface Caller {
  readonly songId: number;
  readonly resolve: (views: number | null) => void;
  readonly reject: (error: unknown) => void;
}

/** The query for the top singers reads all views that are not folded yet: a millisecond for this many songs. */
const songsUntilFold = 300;

export function createViewCounter(
  sql: Sql,
  { batchMs = 5, maxWaiting = 10_000 }: ViewCounterOptions = {},
): ViewCounter {
  let batch: Caller[] = [];
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;
  let songsSinceFold = 0;

  function writeBatch(): void {
    clearTimeout(timer);
    timer = undefined;
    const callers = batch;
    batch = [];
    // One write at a time: views that arrive meanwhile go into the next batch, so a slow database gets larger
    // batches.
    writing = writeAndResolve(sql, callers).then(async (songs) => {
      waiting -= callers.length;
      songsSinceFold += songs;
      if (songsSinceFold >= songsUntilFold) {
        songsSinceFold = 0;
        await foldNewViews(sql);
      }
      writing = undefined;
      if (batch.length > 0) writeBatch();
    });
  }

  return {
    count(songId) {
      if (!canBeId(songId)) return Promise.resolve(null);
      if (closed) return Promise.reject(new Error("The view was not counted: the site is stopping."));
      if (waiting >= maxWaiting) {
        return Promise.reject(
          new Error(`The view was not counted: ${maxWaiting} others are waiting for the database.`),
        );
      }
      waiting += 1;
      return new Promise((resolve, reject) => {
        batch.push({ songId, resolve, reject });
        if (!writing) timer ??= setTimeout(writeBatch, batchMs);
      });
    },
    waiting: () => waiting,
    async close() {
      closed = true;
      if (timer) writeBatch();
      while (writing) await writing;
    },
  };
}

/** @returns the number of distinct songs */
async function writeAndResolve(sql: Sql, callers: readonly Caller[]): Promise<number> {
  const viewsOf = Map.groupBy(callers, ({ songId }) => songId);
  try {
    const counts = await writeViews(
      sql,
      [...viewsOf.keys()],
      [...viewsOf.values()].map(({ length }) => length),
    );
    for (const { songId, resolve } of callers) resolve(counts.get(songId) ?? null);
  } catch (error) {
    for (const { reject } of callers) reject(error);
  }
  return viewsOf.size;
}

/** One statement, so the views are committed when it returns. */
async function writeViews(
  sql: Sql,
  songIds: readonly number[],
  views: readonly number[],
): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; views: number }[]>`
    select id, views from private.add_views(${songIds as number[]}::bigint[], ${views as number[]}::bigint[])`;
  return new Map(rows.map(({ id, views: stored }) => [id, stored]));
}

/** The views are already stored, so a failed fold is repeated with the next one. */
async function foldNewViews(sql: Sql): Promise<void> {
  await sql`select private.fold_new_views()`.catch(() => {});
}
