/** Finds the initial values of the form of a singer, lyricist, music director or album. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

export interface EntryToEdit {
  readonly id: number;
  readonly name: string;
  /** Null for people, and for an album that was created by a song without a year. */
  readonly year: number | null;
  /** Address of the portrait or cover; empty if there is none. */
  readonly picture: string;
  readonly songCount: number;
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  return `
    select entry.id, entry.name, ${kind === "albums" ? "entry.year" : "null::integer as year"},
      coalesce(entry.${picture}, '') as picture, ${songCountOf(kind)} as "songCount",
      to_json(entry.updated_at) #>> '{}' as version
    from ${table} as entry where entry.id = $1`;
});

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null if it does not exist
 * @throws the driver's error when the database cannot answer
 */
export async function findEntryToEdit(sql: Sql, kind: EntryKind, id: number): Promise<EntryToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, queries[kind], [id]);
}
