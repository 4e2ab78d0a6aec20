/** Deletes a singer, lyricist or music director, who goes to the trash with the credits. The songs stay. */
import type { Sql } from "#postgres";
import { type Deletion, deleteEntry } from "../entries/delete-entry.ts";
import type { PeopleKind } from "../entries/entry-kinds.ts";

/**
 * @returns null when there is no such person (any more)
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deletePerson(sql: Sql, kind: PeopleKind, id: number): Promise<Deletion | null> {
  return deleteEntry(sql, kind, id);
}
