/** Deletes an album, which goes to the trash with its links. Its songs stay, without an album. */
import type { Sql } from "#postgres";
import { type Deletion, deleteEntry } from "../entries/delete-entry.ts";

/**
 * @returns null when there is no such album (any more)
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteAlbum(sql: Sql, id: number): Promise<Deletion | null> {
  return deleteEntry(sql, "albums", id);
}
