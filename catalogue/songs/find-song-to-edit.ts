/** Finds the initial values of a song's form; saving them unchanged changes nothing. */
import type { Sql, Transaction } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { songInForm } from "./song-in-form.ts";
import type { SongInForm } from "./song-input.ts";

export type SongToEdit = SongInForm & {
  readonly id: number;
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
};

const songToEditQuery = `
  with d as materialized (
    select l.id, private.state_of('lyrics', l.id::text) as state, l.updated_at as version from lyrics as l where l.id = $1
  )
  select d.id, ${songInForm}, to_json(d.version) #>> '{}' as version from d`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such song
 * @throws the driver's error when the database cannot answer
 */
export async function findSongToEdit(sql: Sql | Transaction, id: number): Promise<SongToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, songToEditQuery, [id]);
}
