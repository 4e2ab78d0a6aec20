/** Moves a song, a person or an album with its links to the trash. Linked songs, people and albums stay. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import { type Kind, kindsOfEntries } from "./entry-kinds.ts";

export interface Deletion {
  /** The title, for a song. */
  readonly name: string;
  /** How many songs lose a credit or their album; 0 for a song. */
  readonly songCount: number;
}

/**
 * @returns null if it does not exist
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteEntry(sql: Sql, kind: Kind, id: number): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  const [deleted] = await retryTransaction(() =>
    kind === "songs"
      ? sql<Deletion[]>`
          with said as materialized (select private.changed_by('form'))
          delete from lyrics using said where id = ${id} returning title as name, 0 as "songCount"`
      : sql<Deletion[]>`
          select name, song_count as "songCount" from private.delete_entry(${kindsOfEntries[kind].table}, ${id})`,
  );
  return deleted ?? null;
}
