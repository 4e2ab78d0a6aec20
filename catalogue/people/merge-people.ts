/** Makes one singer, lyricist or music director of two. */
import type { Sql } from "#postgres";
import type { PeopleKind } from "../entries/entry-kinds.ts";
import { type Merge, type Merged, mergeEntries } from "../entries/merge-entries.ts";

/**
 * All credits of `from` become those of `into`, at their places; a song that had both keeps the earlier one. The picture of
 * `from` is taken over where `into` has none.
 * @returns null when one of them does not exist (any more), or both are the same; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function mergePeople(sql: Sql, kind: PeopleKind, merge: Merge): Promise<Merged | null> {
  return mergeEntries(sql, kind, merge);
}
