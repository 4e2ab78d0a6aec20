/** Deletes a singer, lyricist, music director or album; their songs stay. */
import type { Sql } from "#postgres";
import { doTransaction } from "../database-complaint.ts";
import { isSongId as canBeId } from "../songs/song-id.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";

/** What was deleted, or is going to be. */
export interface Deletion {
  readonly name: string;
  /** How many songs lose a credit or their album by it; none when it is a song. */
  readonly songCount: number;
}

export async function deleteEntry(sql: Sql, kind: EntryKind, id: number): Promise<Deletion | null> {
  if (!canBeId(id)) return null;
  const [deleted] = await doTransaction(
    () => sql<Deletion[]>`
      select name, song_count as "songCount" from private.delete_entry(${kindsOfEntries[kind].table}, ${id})`,
  );
  return deleted ?? null;
}
