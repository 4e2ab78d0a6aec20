/** Finds the song that a form has already saved, for a form whose response was lost. */
import type { Sql } from "#postgres";

/**
 * @param saveKey the UUID created with the form
 * @returns the song's id; null if nothing was saved with this key within the last day
 * @throws the driver's error when the key is not a UUID or the database cannot answer
 */
export async function findSavedSong(sql: Sql, saveKey: string): Promise<number | null> {
  const [request] = await sql<{ id: number | null }[]>`
    select lyric_id as id from private.save_requests where save_key = ${saveKey}::text::uuid`;
  return request?.id ?? null;
}
