/**
 * Carries out actions on many songs in the background, since a request would not live long enough: one at a time of all processes, each
 * in one transaction, whose end also says that it is done.
 */
import { setTimeout } from "node:timers/promises";
import type { Sql, Transaction } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { databaseErrorOf } from "../database-error.ts";
import { askAgain } from "./ask-bulk-action.ts";
import type { BulkTarget, BulkVerb } from "./bulk-action.ts";
import { BulkRefused, bulkBusy, notUndoable, notWaiting } from "./bulk-refused.ts";

export interface StartedBulkAction {
  readonly id: number;
  /** Never rejects. */
  readonly ended: Promise<void>;
}

export interface BulkRunner {
  /**
   * Begins an action that was asked for; `findBulkAction` tells how far it has come.
   * @returns when it has ended, one way or another
   * @throws {BulkRefused} if it is not waiting for a yes, or another action is under way
   * @throws the driver's error when the database fails
   */
  start(id: number): Promise<StartedBulkAction>;
  /**
   * Begins to make the songs of an action again what they were before it, but those that were changed since.
   * @returns the action that undoes it
   * @throws {BulkRefused} if it was not carried out, is undone, or another action is under way
   * @throws the driver's error when the database fails
   */
  undo(id: number): Promise<StartedBulkAction>;
  /** Stops what is under way, of which nothing stays. Resolves when it has stopped. */
  close(): Promise<void>;
}

/** Of one statement, after which progress is stored: about a second of work. Drafts are published one by one. */
const songsAtOnce = 500;
const draftsAtOnce = 50;

/** @param reportError gets unexpected errors of actions, in one line */
export function createBulkRunner(sql: Sql, reportError: (message: string) => void): BulkRunner {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const begin = (id: number) =>
    new Promise<StartedBulkAction>((resolve, reject) => {
      const ended: Promise<void> = carryOut(sql, id, closing.signal, () => resolve({ id, ended }))
        .catch((error) => {
          reject(error);
          return sayWhyItStopped(sql, id, error, reportError);
        })
        .finally(() => running.delete(ended));
      running.add(ended);
    });
  return {
    start: begin,
    async undo(id) {
      const undo = await noteUndo(sql, id);
      return begin(undo).catch(async (error) => {
        await sql`delete from private.bulk_actions where id = ${undo} and state = 'asked'`;
        throw error;
      });
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

async function noteUndo(sql: Sql, id: number): Promise<number> {
  const [noted] = canBeId(id)
    ? await sql<{ id: number }[]>`
        insert into private.bulk_actions (state, action, undoes, song_ids)
        select 'asked', 'undo', b.id, b.changing_ids from private.bulk_actions as b
        where b.id = ${id} and b.state = 'done' and b.action <> 'undo'
          and not exists (select from private.bulk_actions as u where u.undoes = b.id and u.state = 'done')
        returning id`
    : [];
  if (!noted) throw new BulkRefused(notUndoable);
  return noted.id;
}

/** PostgreSQL shows what an action has done a moment before it lets go of its lock, so a taken one is tried again. */
async function takeLock(transaction: Transaction): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    if (tries > 0) await setTimeout(50);
    const [lock] = await transaction<{ isTaken: boolean }[]>`select private.try_to_run_bulk() as "isTaken"`;
    if (lock?.isTaken) return true;
  }
  return false;
}

interface StartedAction {
  readonly verb: BulkVerb | "undo";
  readonly undoes: number | null;
  readonly changing: number[] | null;
}

/** Songs have changed since the question. */
class OtherThanSaid extends Error {}

/** The site is stopping. */
class Interrupted extends Error {}

async function carryOut(sql: Sql, id: number, closing: AbortSignal, onStarted: () => void): Promise<void> {
  await sql.begin(async (transaction) => {
    const started = await markAsRunning(sql, transaction, id);
    onStarted();
    const steps = started.verb === "undo" ? undoing(started.undoes ?? 0) : changing(id, started);
    const { songs, change } = await steps(transaction);
    const noteProgress = createProgressNotes(sql, id);
    const atOnce = started.verb === "publish" ? draftsAtOnce : songsAtOnce;
    for (let done = 0; done < songs.length; done += atOnce) {
      if (closing.aborted) throw new Interrupted();
      await change(songs.slice(done, done + atOnce));
      noteProgress(Math.min(done + atOnce, songs.length));
    }
    await transaction`
      update private.bulk_actions
      set state = 'done', changing_ids = ${songs}::bigint[], songs_done = ${songs.length}, ended_at = clock_timestamp(), revised_at = now(),
        transaction_id = pg_current_xact_id()
      where id = ${id}`;
  });
}

/**
 * Progress is noted over another connection, so that others see it, and never waited for: all other connections of the pool may be waiting
 * for the songs that the action has locked. One note is on its way at a time; those that come meanwhile are left out.
 */
function createProgressNotes(sql: Sql, id: number): (songsDone: number) => void {
  let isOnItsWay = false;
  return (songsDone) => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    sql`update private.bulk_actions set songs_done = ${songsDone} where id = ${id} and state = 'running'`
      // The next note, or the end, tells more.
      .catch(() => {})
      .finally(() => {
        isOnItsWay = false;
      });
  };
}

/** Takes the lock before the state says `running`, so that a state without a lock is one that has stopped. */
async function markAsRunning(sql: Sql, transaction: Transaction, id: number): Promise<StartedAction> {
  if (!(await takeLock(transaction))) throw new BulkRefused(bulkBusy);
  await sql`
    update private.bulk_actions set state = 'stopped', reason = 'The site was stopped meanwhile.' where state = 'running'`;
  const [started] = await sql<StartedAction[]>`
    update private.bulk_actions set state = 'running', started_at = now(), songs_done = 0, reason = null
    where id = ${canBeId(id) ? id : 0} and state = 'asked'
      and not exists (select from private.bulk_actions as u where u.undoes = bulk_actions.undoes and u.state = 'done')
    returning action as verb, undoes, changing_ids as changing`;
  if (!started) throw new BulkRefused(notWaiting);
  return started;
}

interface Steps {
  readonly songs: readonly number[];
  readonly change: (songs: readonly number[]) => Promise<unknown>;
}

function changing(id: number, { verb, changing: said }: StartedAction) {
  return async (transaction: Transaction): Promise<Steps> => {
    const [begun] = await transaction<{ target: BulkTarget | null }[]>`
      select private.begin_bulk_action(${id}) as target`;
    const target = begun?.target;
    if (!target) throw new OtherThanSaid();
    const change = (songs: readonly number[]) =>
      transaction`select private.change_songs(${verb}, ${JSON.stringify(target)}::text::jsonb, ${songs as number[]}::bigint[])`;
    return { songs: said ?? [], change };
  };
}

function undoing(undone: number) {
  return async (transaction: Transaction): Promise<Steps> => {
    const [begun] = await transaction<{ songs: number[] }[]>`select private.begin_undo(${undone}) as songs`;
    const change = (songs: readonly number[]) => transaction`
      select private.undo_songs(b.transaction_id, b.revised_at, ${songs as number[]}::bigint[])
      from private.bulk_actions as b where b.id = ${undone}`;
    return { songs: begun?.songs ?? [], change };
  };
}

/** Lock timeout, deadlock, serialisation failure. */
const waitedInVain = new Set(["55P03", "40P01", "40001"]);

/** Never throws: where the database is gone, the missing lock tells that the action has stopped. */
async function sayWhyItStopped(
  sql: Sql,
  id: number,
  error: unknown,
  reportError: (message: string) => void,
): Promise<void> {
  if (error instanceof BulkRefused) return;
  const reason = reasonOf(error);
  if (!reason)
    reportError(`A bulk action stopped: ${error instanceof Error ? error.message : String(error)}`);
  try {
    if (error instanceof OtherThanSaid) await askAgain(sql, id);
    else
      await sql`
        update private.bulk_actions set state = 'stopped', reason = ${reason ?? "An unexpected error occurred."}
        where id = ${id} and state = 'running'`;
  } catch {}
}

/** @returns null for an unexpected error */
function reasonOf(error: unknown): string | null {
  if (error instanceof OtherThanSaid) return "Songs have been changed since the question.";
  if (error instanceof Interrupted) return "The site was stopped meanwhile.";
  const { code = "", message = "", constraint_name: rule = "", detail } = databaseErrorOf(error) ?? {};
  // Of functions/bulk/publish_drafts.sql.
  if (code === "AN010") return message;
  // Of functions/saving/refuse_too_many_parts.sql, whose detail names the song.
  if (rule.startsWith("a_song_has_at_most"))
    return `${rule.replaceAll("_", " ").replace("a", "A")}. ${detail}`;
  if (waitedInVain.has(code)) return "Some of the songs were being saved by somebody else.";
  return null;
}
