/**
 * Counts views: gathers them for a moment, writes them together, and answers each caller after the commit. Refuses
 * when too many are waiting, rather than growing without end while the database is away.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";

export interface ViewCounter {
  /**
   * Counts one view.
   * @returns the stored count, with this view in it; null when there is no such song
   * @throws when the view could not be stored, or the counter is closed or full
   */
  count(songId: number): Promise<number | null>;
  /** Callers who wait for the database. */
  waiting(): number;
  /** Writes what is still waiting; afterwards nothing is counted any more. */
  close(): Promise<void>;
}

export interface ViewCounterOptions {
  /** How long views are gathered before they are written, in milliseconds. */
  readonly gatherMs?: number;
  /** How many callers may wait at most. */
  readonly maxWaiting?: number;
}

interface Caller {
  readonly songId: number;
  readonly answer: (views: number | null) => void;
  readonly fail: (error: unknown) => void;
}

/** What asks for the top singers reads all views that are not folded yet: for so many songs, a millisecond. */
const songsUntilFold = 300;

export function createViewCounter(
  sql: Sql,
  { gatherMs = 5, maxWaiting = 10_000 }: ViewCounterOptions = {},
): ViewCounter {
  let gathered: Caller[] = [];
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;
  let songsSinceFold = 0;

  function writeGathered(): void {
    clearTimeout(timer);
    timer = undefined;
    const callers = gathered;
    gathered = [];
    // One write at a time: what arrives meanwhile goes into the next one, the larger the slower the database is.
    writing = writeAndAnswer(sql, callers).then(async (songs) => {
      waiting -= callers.length;
      songsSinceFold += songs;
      if (songsSinceFold >= songsUntilFold) {
        songsSinceFold = 0;
        await foldNewViews(sql);
      }
      writing = undefined;
      if (gathered.length > 0) writeGathered();
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
      return new Promise((answer, fail) => {
        gathered.push({ songId, answer, fail });
        if (!writing) timer ??= setTimeout(writeGathered, gatherMs);
      });
    },
    waiting: () => waiting,
    async close() {
      closed = true;
      if (timer) writeGathered();
      while (writing) await writing;
    },
  };
}

/** @returns how many songs there were */
async function writeAndAnswer(sql: Sql, callers: readonly Caller[]): Promise<number> {
  const viewsOf = Map.groupBy(callers, ({ songId }) => songId);
  try {
    const counts = await writeViews(
      sql,
      [...viewsOf.keys()],
      [...viewsOf.values()].map(({ length }) => length),
    );
    for (const { songId, answer } of callers) answer(counts.get(songId) ?? null);
  } catch (error) {
    for (const { fail } of callers) fail(error);
  }
  return viewsOf.size;
}

/** One statement, so one transaction: when it has answered, the views are stored. */
async function writeViews(
  sql: Sql,
  songIds: readonly number[],
  views: readonly number[],
): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; views: number }[]>`
    select id, views from private.add_views(${songIds as number[]}::bigint[], ${views as number[]}::bigint[])`;
  return new Map(rows.map(({ id, views: stored }) => [id, stored]));
}

/** Every view is stored already: what cannot be folded now, while the database is away, is folded the next time. */
async function foldNewViews(sql: Sql): Promise<void> {
  await sql`select private.fold_new_views()`.catch(() => {});
}
