/** Puts back what was deleted, under its old id and with its links; refuses when its id or name is taken now. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { doTransaction } from "../database-complaint.ts";
import { restoreRefusalOf } from "./restore-refused.ts";
import { type TrashKind, trashKindOf } from "./trash-kinds.ts";

export interface Restored {
  readonly kind: TrashKind;
  readonly id: number;
  /** The title of a song. */
  readonly name: string;
  /**
   * What could not be linked again, at most fifty of them: people and the album of a song that do not exist any more,
   * songs that do not exist any more or have another album now.
   */
  readonly missing: readonly string[];
  /** How many there are in all. */
  readonly missingCount: number;
}

/**
 * A song is linked to the people and the album that it had, or to those who were made again under the same name; credits
 * get their old places.
 * @returns null when it is not in the trash (any more)
 * @throws {RestoreRefused} when the id or the name is taken now; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function restoreFromTrash(sql: Sql, trashId: number): Promise<Restored | null> {
  if (!canBeId(trashId)) return null;
  const restore = () =>
    sql<{ restored: (Omit<Restored, "kind"> & { table: string }) | null }[]>`
      select private.restore_from_trash(${trashId}) as restored`;
  const [row] = await doTransaction(restore).catch((error) => {
    throw restoreRefusalOf(error) ?? error;
  });
  if (!row?.restored) return null;
  const { table, ...restored } = row.restored;
  return { kind: trashKindOf(table), ...restored };
}
