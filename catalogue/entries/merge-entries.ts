/** Makes one singer, lyricist, music director or album of two. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { doTransaction } from "../database-complaint.ts";
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

/**
 * All songs of `from` become those of `into`, at the same places among the credits; a song that had both keeps the earlier one.
 * `into` keeps its name and year, and takes over the picture of `from` where it has none.
 * @returns null when one of them does not exist (any more), or both are the same; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function mergeEntries(sql: Sql, kind: EntryKind, { from, into }: Merge): Promise<Merged | null> {
  if (!canBeId(from) || !canBeId(into)) return null;
  const [merged] = await doTransaction(
    () => sql<Merged[]>`
      select id, name, song_count as "songCount"
      from private.merge_entries(${kindsOfEntries[kind].table}, ${from}, ${into})`,
  );
  return merged ?? null;
}
