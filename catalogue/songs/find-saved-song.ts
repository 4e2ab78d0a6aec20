/** Finds the song that a form has saved already, for a form whose answer was lost on the way. */
import type { Sql } from "#postgres";

/**
 * @param saveKey the UUID that was made with the form
 * @returns the song's id; null when nothing was saved under this key within the last day
 * @throws the driver's error when the key is no UUID or the database cannot answer
 */
export async function findSavedSong(sql: Sql, saveKey: string): Promise<number | null> {
  const [request] = await sql<{ id: number | null }[]>`
    select lyric_id as id from private.save_requests where save_key = ${saveKey}::text::uuid`;
  return request?.id ?? null;
}
