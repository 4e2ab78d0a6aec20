/** Makes one singer, lyricist, music director or album of two. */
import type { Sql } from "#postgres";
import { doTransaction } from "../database-complaint.ts";
import { isSongId as canBeId } from "../songs/song-id.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";

export interface Merge {
  /** Whose songs move, and who then goes to the trash, without them. */
  readonly from: number;
  /** Who stays. */
  readonly into: number;
}

export interface Merged {
  /** Who stayed. */
  readonly id: number;
  readonly name: string;
  /** How many songs the one that went had. */
  readonly songCount: number;
}

export async function mergeEntries(sql: Sql, kind: EntryKind, { from, into }: Merge): Promise<Merged | null> {
  if (!canBeId(from) || !canBeId(into)) return null;
  const [merged] = await doTransaction(
    () => sql<Merged[]>`
      select id, name, song_count as "songCount"
      from private.merge_entries(${kindsOfEntries[kind].table}, ${from}, ${into})`,
  );
  return merged ?? null;
}
