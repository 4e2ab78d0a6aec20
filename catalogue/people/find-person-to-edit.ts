/** Finds a singer, lyricist or music director for the form that edits them. */
import type { Sql } from "#postgres";
import type { PeopleKind } from "../entries/entry-kinds.ts";
import { findEntry } from "../entries/find-entry.ts";

export interface PersonToEdit {
  readonly id: number;
  readonly name: string;
  /** Empty where there is none. */
  readonly imageUrl: string;
  readonly songCount: number;
  /** Sent back with the form, so that a stale edit is told. */
  readonly version: string;
}

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such person
 * @throws the driver's error when the database cannot answer
 */
export async function findPersonToEdit(sql: Sql, kind: PeopleKind, id: number): Promise<PersonToEdit | null> {
  const found = await findEntry(sql, kind, id);
  if (!found) return null;
  const { name, picture: imageUrl, songCount, version } = found;
  return { id: found.id, name, imageUrl, songCount, version };
}
