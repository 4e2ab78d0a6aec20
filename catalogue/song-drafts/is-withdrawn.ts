/** Whether a song that is not public was withdrawn, so that its address says that it is gone. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryJson } from "../query.ts";

const withdrawnQuery =
  "select exists (select from private.drafts as d where d.id = $1 and d.was_public) as found";

/**
 * @param id a number that cannot be an id is no song's
 * @returns false for a draft that was never public, of which nobody may know
 * @throws the driver's error when the database cannot answer
 */
export async function isWithdrawn(sql: Sql, id: number): Promise<boolean> {
  return canBeId(id) && queryJson(sql, withdrawnQuery, [id]);
}
