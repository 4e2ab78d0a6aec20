/** Finds the initial values of the form of a singer, lyricist, music director or album. */
import { allEntryFields } from "#fields";
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { EntryInForm } from "./entry-facts.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";
import { entriesWithFacts, storedField } from "./stored-fields.ts";

export interface EntryToEdit extends EntryInForm {
  readonly id: number;
  readonly songCount: number;
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

const queries = forEachKind((kind) => {
  const fields = allEntryFields.map((field) => `${storedField(kind, field)} as "${field}"`);
  return `
    select entry.id, ${fields.join(", ")}, ${songCountOf(kind)} as "songCount",
      to_json(private.version_of_entry('${kindsOfEntries[kind].table}', entry.id)) #>> '{}' as version
    from ${entriesWithFacts(kind)} where entry.id = $1`;
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
