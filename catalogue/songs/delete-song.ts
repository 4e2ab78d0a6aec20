/** Deletes a song, which goes to the trash with its credits. Its people and album stay. */
import type { Sql } from "#postgres";
import { doTransaction } from "../database-complaint.ts";
import type { Deletion } from "../entries/delete-entry.ts";
import { isSongId } from "./song-id.ts";

/**
 * @returns its title as the name; null when there is no such song (any more)
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteSong(sql: Sql, id: number): Promise<Deletion | null> {
  if (!isSongId(id)) return null;
  const [deleted] = await doTransaction(
    () => sql<Deletion[]>`delete from lyrics where id = ${id} returning title as name, 0 as "songCount"`,
  );
  return deleted ?? null;
}
