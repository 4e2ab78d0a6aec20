/** Finds an action on many songs with how far it has come, or the latest ones. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { type BulkState, type BulkTarget, bulkJob, type UndoableVerb } from "./bulk-action.ts";

export interface BulkAction {
  readonly id: number;
  readonly state: BulkState;
  /** Null as long as it is not asked for. */
  readonly verb: UndoableVerb | "undo" | null;
  readonly target: BulkTarget;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Number of chosen songs. */
  readonly songCount: number;
  /** How many of them are public songs, and how many drafts; before it is carried out only. */
  readonly publicCount: number;
  readonly draftCount: number;
  /** How many will be changed, or were. */
  readonly changing: number;
  /** How many are changed so far; nobody else sees it before the end. */
  readonly songsDone: number;
  /** Why it stopped, or is asked again. */
  readonly reason: string | null;
  /** The action that this one undoes. */
  readonly undone: UndoneAction | null;
  /** Whether it was carried out and is not undone. */
  readonly canBeUndone: boolean;
  /** Some chosen songs, the newest first, with their titles. */
  readonly titles: readonly string[];
  /** Songs that an undo has left alone, since they were changed after the action. */
  readonly leftTitles: readonly string[];
}

interface UndoneAction {
  readonly id: number;
  readonly verb: UndoableVerb;
  readonly target: BulkTarget;
}

/** Number of titles that are shown. */
const mostTitles = 20;

const titlesOf = (ids: string) => `(
  select coalesce(json_agg(coalesce(l.title, d.title, (
    select t.deleted_row ->> 'title' from private.trash as t
    where t.table_name = 'lyrics' and t.row_id = s.id order by t.id desc limit 1), 'Song ' || s.id) order by s.id desc), '[]')
  from (select id from (${ids}) as s (id) order by id desc limit ${mostTitles}) as s
  left join lyrics as l on l.id = s.id left join private.drafts as d on d.id = s.id)`;

/** A running action without a job has stopped, such as one of a backup. */
const columns = `
  b.id, case when b.state = 'running' and not exists (select from private.jobs as j where j.key = '${bulkJob}')
    then 'stopped' else b.state end as state,
  b.action as verb, coalesce(b.target, '{}') as target, to_json(b.made_at) #>> '{}' as "madeAt",
  cardinality(b.song_ids) as "songCount", coalesce(cardinality(b.changing_ids), 0) as changing, b.songs_done as "songsDone", b.reason,
  (select json_build_object('id', u.id, 'verb', u.action, 'target', u.target) from private.bulk_actions as u where u.id = b.undoes) as undone,
  b.state = 'done' and b.action <> 'undo' and not exists (
    select from private.bulk_actions as u where u.undoes = b.id and u.state = 'done') as "canBeUndone"`;

const oneQuery = `
  select ${columns},
    case when b.state in ('chosen', 'asked') then (select count(*) from lyrics as l where l.id = any (b.song_ids)) else 0 end as "publicCount",
    case when b.state in ('chosen', 'asked')
      then (select count(*) from private.drafts as d where d.id = any (b.song_ids)) else 0 end as "draftCount",
    ${titlesOf("select unnest(b.song_ids)")} as titles,
    case when b.state = 'done' and b.action = 'undo'
      then ${titlesOf("select unnest(b.song_ids) except select unnest(b.changing_ids)")} else '[]' end as "leftTitles"
  from private.bulk_actions as b where b.id = $1`;

/**
 * @returns null if it is not kept
 * @throws the driver's error when the database cannot answer
 */
export async function findBulkAction(sql: Sql, id: number): Promise<BulkAction | null> {
  if (!canBeId(id)) return null;
  const [found] = await sql.unsafe<BulkAction[]>(oneQuery, [id], { prepare: true });
  return found ?? null;
}

/** Without what only one page shows. */
export type ListedBulkAction = Omit<BulkAction, "titles" | "leftTitles" | "publicCount" | "draftCount">;

/**
 * @returns those that were begun, the latest first; at most `keptBulkActions`
 * @throws the driver's error when the database cannot answer
 */
export async function listBulkActions(sql: Sql): Promise<readonly ListedBulkAction[]> {
  return sql.unsafe<ListedBulkAction[]>(
    `select ${columns} from private.bulk_actions as b where b.state not in ('chosen', 'asked') order by b.id desc`,
    [],
    { prepare: true },
  );
}
