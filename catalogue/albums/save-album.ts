/** Saves an album, new or edited; refuses with words for the editor, also one without a year. */
import type { Sql } from "#postgres";
import { EntryRefused, nameMissing, yearMissing } from "../entries/entry-refused.ts";
import { type SavedEntry, type SaveEntryOptions, saveEntry } from "../entries/save-entry.ts";

/** The fields of the form as they were typed. */
export interface AlbumInput {
  readonly name: string;
  /** Null where nothing was typed; what is no whole number is refused. */
  readonly year: number | null;
  readonly coverImageUrl?: string | null;
}

/**
 * @throws {EntryRefused} when it cannot be saved as it was typed; nothing is changed then
 * @throws the driver's error when the database fails; with the same `saveKey` it may be sent again
 */
export async function saveAlbum(
  sql: Sql,
  { name, year, coverImageUrl }: AlbumInput,
  options: SaveEntryOptions = {},
): Promise<SavedEntry> {
  if (year === null) throw new EntryRefused(name.trim() === "" ? nameMissing("albums") : yearMissing());
  return saveEntry(sql, "albums", { name, year, picture: coverImageUrl }, options);
}
