/** Restores all that a search in the trash finds, each as if it were restored alone. */
import type { Sql } from "#postgres";
import { foundInTrash, searchedInTrash } from "./list-trash.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";
import { RestoreRefused } from "./restore-refused.ts";

/** Takes some seconds. Further ones are restored by the next call. */
const mostAtOnce = 500;

export interface RestoredTogether {
  readonly restored: number;
  /** Of those that are found, how many stay, because their place or their name is taken. */
  readonly refused: number;
}

/**
 * What was deleted last comes back first, as it could still use what was deleted before it.
 * @param q the searched part of the names; blank finds nothing
 * @throws the driver's error when the database fails; what was restored before stays restored
 */
export async function restoreFound(sql: Sql, q: string): Promise<RestoredTogether> {
  const searched = searchedInTrash(q);
  if (searched === "") return { restored: 0, refused: 0 };
  const found = await sql.unsafe<{ id: number }[]>(
    `select t.id from private.trash as t where ${foundInTrash("$1")} order by t.deleted_at desc, t.id desc limit $2`,
    [searched, mostAtOnce],
  );
  let restored = 0;
  let refused = 0;
  for (const { id } of found) {
    try {
      if (await restoreFromTrash(sql, id)) restored += 1;
    } catch (error) {
      if (!(error instanceof RestoreRefused)) throw error;
      refused += 1;
    }
  }
  return { restored, refused };
}
