/** Finds where the address of a merged singer, lyricist, music director or album leads. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { type EntryKind, forEachKind, kindsOfEntries } from "./entry-kinds.ts";

interface EntryThatStayed {
  readonly id: number;
  readonly name: string;
}

const queries = forEachKind((kind) => {
  const { table } = kindsOfEntries[kind];
  return `
    select entry.id, entry.name
    from private.merged_entries as merged join ${table} as entry on entry.id = merged.into_id
    where merged.entries = '${table}' and merged.entry_id = $1`;
});

/**
 * @param id of the merged one; a number that cannot be an id finds nothing
 * @returns null if it was not merged, or the one that stayed is gone
 * @throws the driver's error when the database cannot answer
 */
export async function findMerged(sql: Sql, kind: EntryKind, id: number): Promise<EntryThatStayed | null> {
  return canBeId(id) ? queryRow(sql, queries[kind], [id]) : null;
}
