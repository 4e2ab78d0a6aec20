/** The latest changes of all kinds, for the dashboard. */
import { type Revised, type Revision, revisedOf } from "./revision.ts";

export interface LatestChange extends Revision {
  readonly revised: Revised;
  readonly name: string;
  /** What has changed; parts of a song have the names of their tables. */
  readonly fields: readonly string[];
}

const mostChanges = 10;

/** SQL for an array of them, the latest first. */
export const latestChanges = `(
  select coalesce(json_agg(json_build_object(
    'table', r.table_name, 'key', r.row_key, 'name', private.revised_name(r.table_name, r.row_key),
    'id', r.id, 'changedAt', r.changed_at, 'way', r.way, 'action', r.action,
    'fields', case when r.action in ('changed', 'draft-changed')
      then array(select jsonb_object_keys(r.before) order by 1) else '{}' end
  ) order by r.id desc), '[]')
  from (select * from private.revisions order by id desc limit ${mostChanges}) as r
)`;

export type ReadChange = Omit<LatestChange, "revised" | "name"> & {
  readonly table: string;
  readonly key: string;
  readonly name: string | null;
};

/** @param read as `latestChanges` returns them */
export function readLatestChanges(read: readonly ReadChange[]): readonly LatestChange[] {
  return read.flatMap(({ table, key, name, ...change }) => {
    const revised = revisedOf(table, key);
    return revised && name !== null ? [{ ...change, revised, name }] : [];
  });
}
