/** Deletes a song, a person or an album, which goes to the trash with its links. What was linked to it stays. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { doTransaction } from "../database-complaint.ts";
import { type Kind, kindsOfEntries } from "./entry-kinds.ts";

/** What was deleted, or is going to be. */
export interface Deletion {
  /** Of a song its title. */
  readonly name: string;
  /** How many songs lose a credit or their album by it; none when it is a song. */
  readonly songCount: number;
}

/**
 * @returns null when it does not exist (any more)
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteEntry(sql: Sql, kind: Kind, id: number): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  const [deleted] = await doTransaction(() =>
    kind === "songs"
      ? sql<Deletion[]>`delete from lyrics where id = ${id} returning title as name, 0 as "songCount"`
      : sql<Deletion[]>`
          select name, song_count as "songCount" from private.delete_entry(${kindsOfEntries[kind].table}, ${id})`,
  );
  return deleted ?? null;
}
