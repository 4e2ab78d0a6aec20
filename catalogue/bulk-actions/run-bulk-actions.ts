/**
 * Carries out actions on many songs in the background, since a request would not live long enough: one at a time of
 * all processes, each in one transaction, whose end also says that it is done.
 */
import type { Sql, Transaction } from "#postgres";
import { addJob, type Queue } from "#queue";
import { canBeId } from "../can-be-id.ts";
import { databaseErrorOf } from "../database-error.ts";
import { askAgain } from "./ask-bulk-action.ts";
import { type BulkTarget, bulkJob, type UndoableVerb } from "./bulk-action.ts";
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
}

/** Of one statement, after which progress is stored: about a second of work. Drafts are published one by one. */
const songsAtOnce = 500;
const draftsAtOnce = 50;

/**
 * @param queue stops what is under way when it is closed, of which nothing stays
 * @param reportError gets unexpected errors of actions, in one line
 */
export function createBulkRunner(queue: Queue, sql: Sql, reportError: (message: string) => void): BulkRunner {
  const run = (transaction: Transaction, stopping: AbortSignal) =>
    runAction(sql, transaction, stopping, reportError);
  const wake = queue.add({ key: bulkJob, run });
  return {
    async start(id) {
      await sql.begin((transaction) => noteToRun(transaction, id));
      return { id, ended: wake() };
    },
    async undo(id) {
      const undo = await sql.begin(async (transaction) => {
        const noted = await noteUndo(transaction, id);
        await noteToRun(transaction, noted);
        return noted;
      });
      return { id: undo, ended: wake() };
    },
  };
}

async function noteUndo(sql: Transaction, id: number): Promise<number> {
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

async function noteToRun(sql: Transaction, id: number): Promise<void> {
  if (!(await addJob(sql, bulkJob))) throw new BulkRefused(bulkBusy);
  await stopRunning(sql);
  const { count } = await sql`
    update private.bulk_actions set state = 'running', started_at = null, songs_done = 0, reason = null
    where id = ${canBeId(id) ? id : 0} and state = 'asked'
      and not exists (select from private.bulk_actions as u
        where u.undoes = bulk_actions.undoes and u.state = 'done')`;
  if (count === 0) throw new BulkRefused(notWaiting);
}

/** Of an action whose process was killed, nothing has stayed. */
async function stopRunning(sql: Transaction): Promise<void> {
  await sql`
    update private.bulk_actions set state = 'stopped', reason = 'The site was stopped meanwhile.'
    where state = 'running'`;
}

interface StartedAction {
  readonly id: number;
  readonly verb: UndoableVerb | "undo";
  readonly undoes: number | null;
  readonly changing: number[] | null;
}

/** Songs have changed since the question. */
class OtherThanSaid extends Error {}

/** The site is stopping. */
class Interrupted extends Error {}

async function runAction(
  sql: Sql,
  transaction: Transaction,
  stopping: AbortSignal,
  reportError: (message: string) => void,
): Promise<void> {
  // Over another connection, so that nobody begins it again if this process is killed.
  const [started] = await sql<StartedAction[]>`
    update private.bulk_actions set started_at = now() where state = 'running' and started_at is null
    returning id, action as verb, undoes, changing_ids as changing`;
  if (!started) return stopRunning(transaction);
  try {
    await transaction.savepoint((work) => carryOut(sql, work as Transaction, started, stopping));
  } catch (error) {
    await sayWhyItStopped(transaction, started.id, error, reportError);
  }
}

async function carryOut(
  sql: Sql,
  transaction: Transaction,
  started: StartedAction,
  stopping: AbortSignal,
): Promise<void> {
  const { id, verb, undoes } = started;
  const steps = verb === "undo" ? undoing(undoes ?? 0) : changing(started);
  const { songs, change, end } = await steps(transaction);
  const noteProgress = createProgressNotes(sql, id);
  const atOnce = verb === "publish" ? draftsAtOnce : verb === "rename-genre" ? songs.length : songsAtOnce;
  for (let done = 0; done < songs.length; done += atOnce) {
    if (stopping.aborted) throw new Interrupted();
    await change(songs.slice(done, done + atOnce));
    noteProgress(Math.min(done + atOnce, songs.length));
  }
  if (songs.length > 0) await end?.();
  await transaction`
    update private.bulk_actions
    set state = 'done', changing_ids = ${songs}::bigint[], songs_done = ${songs.length},
      ended_at = clock_timestamp(), revised_at = now(),
      transaction_id = pg_current_xact_id()
    where id = ${id}`;
}

/**
 * Progress is noted over another connection, so that others see it, and never waited for: all other connections of
 * the pool may be waiting for the songs that the action has locked. One note is on its way at a time; those that come
 * meanwhile are left out.
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

interface Steps {
  readonly songs: readonly number[];
  readonly change: (songs: readonly number[]) => Promise<unknown>;
  /** Where any song has changed. */
  readonly end?: () => Promise<unknown>;
}

function changing({ id, verb, changing: said }: StartedAction) {
  return async (transaction: Transaction): Promise<Steps> => {
    const [begun] = await transaction<{ target: BulkTarget | null }[]>`
      select private.begin_bulk_action(${id}) as target`;
    const target = begun?.target;
    if (!target) throw new OtherThanSaid();
    const change = (songs: readonly number[]) =>
      transaction`select private.change_songs(${verb}, ${JSON.stringify(target)}::text::jsonb,
        ${songs as number[]}::bigint[])`;
    return { songs: said ?? [], change };
  };
}

function undoing(undone: number) {
  return async (transaction: Transaction): Promise<Steps> => {
    const [begun] = await transaction<{ songs: number[] }[]>`select private.begin_undo(${undone}) as songs`;
    const change = (songs: readonly number[]) => transaction`
      select private.undo_songs(b.transaction_id, b.revised_at, ${songs as number[]}::bigint[])
      from private.bulk_actions as b where b.id = ${undone}`;
    const end = () => transaction`
      select private.genre_again(b.target) from private.bulk_actions as b
      where b.id = ${undone} and b.action = 'rename-genre'`;
    return { songs: begun?.songs ?? [], change, end };
  };
}

/** Lock timeout, deadlock, serialisation failure. */
const waitedInVain = new Set(["55P03", "40P01", "40001"]);

async function sayWhyItStopped(
  sql: Transaction,
  id: number,
  error: unknown,
  reportError: (message: string) => void,
): Promise<void> {
  const reason = reasonOf(error);
  if (!reason)
    reportError(`A bulk action stopped: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof OtherThanSaid) return askAgain(sql, id);
  await sql`
    update private.bulk_actions set state = 'stopped', reason = ${reason ?? "An unexpected error occurred."}
    where id = ${id}`;
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
