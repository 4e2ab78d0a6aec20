/** Saves a singer, lyricist or music director, new or edited; refuses with words for the editor. */
import type { Sql } from "#postgres";
import type { PeopleKind } from "../entries/entry-kinds.ts";
import { type SavedEntry, type SaveEntryOptions, saveEntry } from "../entries/save-entry.ts";

/** The fields of the form as they were typed. */
export interface PersonInput {
  readonly name: string;
  readonly imageUrl?: string | null;
}

/**
 * @throws {EntryRefused} when it cannot be saved as it was typed; nothing is changed then
 * @throws the driver's error when the database fails; with the same `saveKey` it may be sent again
 */
export async function savePerson(
  sql: Sql,
  kind: PeopleKind,
  { name, imageUrl }: PersonInput,
  options: SaveEntryOptions = {},
): Promise<SavedEntry> {
  return saveEntry(sql, kind, { name, year: null, picture: imageUrl }, options);
}
