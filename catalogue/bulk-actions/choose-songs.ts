/** Keeps which songs were chosen for an action, so that the later steps are about the same ones. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { keptBulkActions, mostSongsOfBulkAction } from "./bulk-action.ts";
import { BulkRefused, noneChosen, tooManyChosen } from "./bulk-refused.ts";

/**
 * @param ids of the songs; repeats and numbers that cannot be ids are left out
 * @returns the id of the action that they are chosen for
 * @throws {BulkRefused} if there are none or too many
 * @throws the driver's error when the database fails
 */
export async function chooseSongs(sql: Sql, ids: readonly number[]): Promise<number> {
  const songs = [...new Set(ids.filter(canBeId))].sort((one, other) => one - other);
  if (songs.length === 0) throw new BulkRefused(noneChosen);
  if (songs.length > mostSongsOfBulkAction) throw new BulkRefused(tooManyChosen);
  await forgetOldActions(sql);
  const [made] = await sql<{ id: number }[]>`
    insert into private.bulk_actions (song_ids) values (${songs}::bigint[]) returning id`;
  return made?.id ?? 0;
}

/** So that with the next one there are not more than are kept. */
async function forgetOldActions(sql: Sql): Promise<void> {
  await sql`
    delete from private.bulk_actions as b using (
      select id, row_number() over (partition by state in ('chosen', 'asked') order by id desc) as place
      from private.bulk_actions where state <> 'running'
    ) as kept
    where b.id = kept.id and kept.place >= ${keptBulkActions}`;
}
