/** Restores a deleted song, person or album with its old id and links; refuses if its id or name is taken. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import { restoreRefusalOf } from "./restore-refused.ts";
import { type TrashKind, trashKindOf } from "./trash-kinds.ts";

export interface Restored {
  readonly kind: TrashKind;
  readonly id: number;
  /** The title, for a song. */
  readonly name: string;
  /**
   * At most fifty names that could not be linked again: they do not exist any more, or a song has another album now.
   */
  readonly missing: readonly string[];
  /** Number of all of them. */
  readonly missingCount: number;
}

/**
 * A song is linked to its former people and album, or to new ones with the same name; credits get their old
 * positions.
 * @returns null if it is not in the trash
 * @throws {RestoreRefused} when the id or the name is taken; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function restoreFromTrash(sql: Sql, trashId: number): Promise<Restored | null> {
  if (!canBeId(trashId)) return null;
  const restore = () =>
    sql<{ restored: (Omit<Restored, "kind"> & { table: string }) | null }[]>`
      select private.restore_from_trash(${trashId}) as restored`;
  const [row] = await retryTransaction(restore).catch((error) => {
    throw restoreRefusalOf(error) ?? error;
  });
  if (!row?.restored) return null;
  const { table, ...restored } = row.restored;
  return { kind: trashKindOf(table), ...restored };
}
