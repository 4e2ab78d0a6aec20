/** Makes one album of two. */
import type { Sql } from "#postgres";
import { type Merge, type Merged, mergeEntries } from "../entries/merge-entries.ts";

/**
 * All songs of `from` become those of `into`, which keeps its name and year. The cover of `from` is taken over where `into`
 * has none.
 * @returns null when one of them does not exist (any more), or both are the same; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function mergeAlbums(sql: Sql, merge: Merge): Promise<Merged | null> {
  return mergeEntries(sql, "albums", merge);
}
