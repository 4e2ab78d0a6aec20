/**
 * Finds one kept version of a song, a person, an album or a setting, with the version before it, in one round trip.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryJson } from "../query.ts";
import { type Revised, type Revision, rowOf } from "./revision.ts";

/** Fields by their names; parts of a song by the names of their tables, as lists. */
export type State = Readonly<Record<string, unknown>>;

export interface FoundRevision {
  readonly name: string;
  /** False while it is in the trash. */
  readonly exists: boolean;
  readonly isDraft: boolean;
  /**
   * The present `updated_at`, or `version` of the draft, with microseconds, to detect that it changes meanwhile; null
   * while it is in the trash.
   */
  readonly version: string | null;
  /** Null for what was before all that is kept. */
  readonly revision: Revision | null;
  /** Before the change; null if there was nothing, or nothing is kept of it. */
  readonly was: State | null;
  /** After the change; null if it was deleted. */
  readonly became: State | null;
  /** Whether nothing has changed since. */
  readonly isPresent: boolean;
}

const versionOf = (table: string) =>
  `(select to_json(r.updated_at) #>> '{}' from ${table} as r where ${
    table === "settings" ? "r.key = $2" : "r.id = $2::text::bigint"
  })`;

const draftVersion = `(select to_json(d.version) #>> '{}' from private.drafts as d where d.id = $2::text::bigint)`;

const revisionQuery = (table: string) => `
  select json_build_object(
    'name', private.revised_name($1, $2),
    'exists', coalesce(now.version, now.draft) is not null,
    'isDraft', now.version is null and now.draft is not null,
    'version', coalesce(now.version, now.draft),
    'isKept', case when $3::bigint = 0 then first.before is not null else r.id is not null end,
    'revision', case when r.id is not null then
      json_build_object('id', r.id, 'changedAt', r.changed_at, 'way', r.way, 'action', r.action) end,
    'was', private.with_present_names(case when r.id is not null then private.state_before($1, $2, $3) end),
    'became', private.with_present_names(private.state_after($1, $2, $3)),
    'isPresent', last.id = $3
  ) as found
  from (select ${versionOf(table)} as version, ${table === "lyrics" ? draftVersion : "null"} as draft) as now
    left join private.revisions as r on r.table_name = $1 and r.row_key = $2 and r.id = $3
    left join lateral (
      select k.before from private.revisions as k where k.table_name = $1 and k.row_key = $2 order by k.id limit 1
    ) as first on true
    left join lateral (
      select k.id from private.revisions as k where k.table_name = $1 and k.row_key = $2 order by k.id desc limit 1
    ) as last on true`;

/**
 * @param id of the revision that made the version; 0 for what was before all that are kept
 * @returns null if it is not kept
 * @throws the driver's error when the database cannot answer
 */
export async function findRevision(sql: Sql, revised: Revised, id: number): Promise<FoundRevision | null> {
  if (revised.kind !== "settings" && !canBeId(revised.id)) return null;
  if (id !== 0 && !canBeId(id)) return null;
  const [table, key] = rowOf(revised);
  const { isKept, ...found } = await queryJson<FoundRevision & { readonly isKept: boolean | null }>(
    sql,
    revisionQuery(table),
    [table, key, id],
  );
  return isKept ? found : null;
}
