/** Finds what is kept of the changes of a song, a person, an album or a setting, in one round trip. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryJson } from "../query.ts";
import { type Revised, type Revision, rowOf } from "./revision.ts";

/** A field that has changed; parts of a song have the names of their tables. */
export interface ChangedField {
  readonly field: string;
  /** How many lines of a text; null if it is one line, or too long to count. */
  readonly lines: number | null;
}

export interface KeptRevision extends Revision {
  /** Of a change. */
  readonly fields: readonly ChangedField[];
}

export interface History {
  /** Its title, name or key; what it was when it was deleted. */
  readonly name: string;
  /** False while it is in the trash. */
  readonly exists: boolean;
  readonly isDraft: boolean;
  /** At most 100, the latest first. */
  readonly revisions: readonly KeptRevision[];
  /** Whether it existed before the first of them. */
  readonly hasEarlier: boolean;
}

const historyQuery = `
  select json_build_object(
    'name', private.revised_name($1, $2),
    'exists', private.present_state($1, $2) is not null,
    'isDraft', exists (
      select from private.drafts as d where d.id = case $1 when 'lyrics' then $2::text::bigint end
        and not exists (select from lyrics as l where l.id = d.id)),
    'revisions', private.history_of($1, $2),
    'hasEarlier', coalesce((
      select r.before is not null from private.revisions as r
      where r.table_name = $1 and r.row_key = $2 order by r.id limit 1), false)
  ) as found`;

/**
 * @param revised with a number that cannot be an id it finds nothing
 * @returns null if nothing is known of it
 * @throws the driver's error when the database cannot answer
 */
export async function findHistory(sql: Sql, revised: Revised): Promise<History | null> {
  if (revised.kind !== "settings" && !canBeId(revised.id)) return null;
  const [table, key] = rowOf(revised);
  const found = await queryJson<Omit<History, "name"> & { readonly name: string | null }>(sql, historyQuery, [
    table,
    key,
  ]);
  const { name } = found;
  return name === null ? null : { ...found, name };
}
