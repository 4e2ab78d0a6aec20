/** Moves a draft to the trash, from which it comes back as a draft. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";

/**
 * @returns its title; null if there is no such draft
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function deleteDraft(sql: Sql, id: number): Promise<string | null> {
  if (!canBeId(id)) return null;
  const [deleted] = await sql<{ title: string }[]>`
    with said as materialized (select private.changed_by('form'))
    delete from private.drafts as d using said where d.id = ${id} returning d.title`;
  return deleted?.title ?? null;
}
