/** Merges two singers, lyricists, music directors or albums. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";

export interface Merge {
  /** Loses its songs and goes to the trash. */
  readonly from: number;
  /** Gets the songs and stays. */
  readonly into: number;
}

export interface Merged {
  /** The entry that stayed. */
  readonly id: number;
  readonly name: string;
  /** How many songs the removed entry had. */
  readonly songCount: number;
}

/**
 * Credits keep their positions; a song that credits both keeps the earlier credit. `into` keeps its name and year,
 * and gets the picture of `from` if it has none.
 * @returns null if one of them does not exist or both are the same; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function mergeEntries(sql: Sql, kind: EntryKind, { from, into }: Merge): Promise<Merged | null> {
  if (!canBeId(from) || !canBeId(into)) return null;
  const [merged] = await retryTransaction(
    () => sql<Merged[]>`
      select id, name, song_count as "songCount"
      from private.merge_entries(${kindsOfEntries[kind].table}, ${from}, ${into})`,
  );
  return merged ?? null;
}
