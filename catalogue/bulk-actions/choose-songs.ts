/** Keeps which songs were chosen for an action, so that the later steps are about the same ones. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import type { SongGap } from "../managed-lists/gaps.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { keptBulkActions, mostSongsOfBulkAction } from "./bulk-action.ts";
import { BulkRefused, noneChosen, tooManyChosen } from "./bulk-refused.ts";

/**
 * @param ids of songs or drafts; repeats and numbers that cannot be ids are left out
 * @returns the id of the action that they are chosen for
 * @throws {BulkRefused} if there are none or too many
 * @throws the driver's error when the database fails
 */
export function chooseSongs(sql: Sql, ids: readonly number[]): Promise<number> {
  return keep(sql, [...new Set(ids.filter(canBeId))]);
}

/** What a list of the administrator was asked for. */
export interface SongsFound {
  /** The search; blank for none. */
  readonly q: string;
  readonly gap: SongGap | null;
}

/**
 * Chooses all songs that a filter and a search find at this moment, on all pages.
 * @returns the id of the action that they are chosen for
 * @throws {BulkRefused} if there are none or too many
 * @throws the driver's error when the database fails
 */
export async function chooseFoundSongs(sql: Sql, { q, gap }: SongsFound): Promise<number> {
  const found = await sql<{ id: number }[]>`
    select m.lyric_id as id from private.managed_ids(${stripNullCharacters(q)}, ${gap}) as m
    limit ${mostSongsOfBulkAction + 1}`;
  return keep(
    sql,
    found.map(({ id }) => id),
  );
}

async function keep(sql: Sql, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) throw new BulkRefused(noneChosen);
  if (ids.length > mostSongsOfBulkAction) throw new BulkRefused(tooManyChosen);
  await forgetOldActions(sql);
  const songs = ids.toSorted((one, other) => one - other);
  const [made] = await sql<{ id: number }[]>`
    insert into private.bulk_actions (song_ids) values (${songs}::bigint[]) returning id`;
  return made?.id ?? 0;
}

/**
 * So that with the next one there are not more than are kept.
 * @throws the driver's error when the database fails
 */
export async function forgetOldActions(sql: Sql): Promise<void> {
  await sql`
    delete from private.bulk_actions as b using (
      select id, row_number() over (partition by state in ('chosen', 'asked') order by id desc) as place
      from private.bulk_actions where state <> 'running'
    ) as kept
    where b.id = kept.id and kept.place >= ${keptBulkActions}`;
}
