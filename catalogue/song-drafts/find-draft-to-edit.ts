/** Finds the initial values of a draft's form, also as one of its earlier versions had them. */
import type { Sql, Transaction } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { SongToEdit } from "../songs/find-song-to-edit.ts";
import { songInForm } from "../songs/song-in-form.ts";

/** Its number is the one that the song has or will have. */
export type DraftToEdit = SongToEdit & {
  /** ISO 8601; null for a draft that waits. */
  readonly publishAt: string | null;
  /** Why it was not published at its time; null if that did not happen. */
  readonly failure: string | null;
  /** Whether it was public before. */
  readonly wasPublic: boolean;
};

/** @param state SQL for a state of the draft `o` */
const draftQuery = (state: string) => `
  with d as materialized (
    select o.id, private.with_present_names(${state}) as state, o.version, o.publish_at, o.failure, o.was_public
    from private.drafts as o where o.id = $1
  )
  select d.id, ${songInForm}, to_json(d.version) #>> '{}' as version,
    to_json(d.publish_at) #>> '{}' as "publishAt", d.failure, d.was_public as "wasPublic"
  from d where d.state is not null`;

const draftToEditQuery = draftQuery("o.state");
const draftVersionQuery = `${draftQuery("private.state_after('lyrics', o.id::text, $2)")}
  and not exists (select from lyrics as l where l.id = $1)`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such draft
 * @throws the driver's error when the database cannot answer
 */
export async function findDraftToEdit(sql: Sql | Transaction, id: number): Promise<DraftToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, draftToEditQuery, [id]);
}

/**
 * @param revision after which the version was
 * @returns null if there is no such draft, or none was there at that time; its version, time and failure are the
 *   present ones
 * @throws the driver's error when the database cannot answer
 */
export async function findDraftVersion(sql: Sql, id: number, revision: number): Promise<DraftToEdit | null> {
  return queryRow(sql, draftVersionQuery, [id, revision]);
}
