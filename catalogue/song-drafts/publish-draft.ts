/** Publishes a draft, or makes a public song a draft. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { refusalOf } from "../songs/song-refused.ts";
import { restoreRefusalOf } from "../trash/restore-refused.ts";

/**
 * @param version that the editor saw; left out to publish any
 * @returns the title of the public song, which has the number of the draft; null if there is no such draft
 * @throws {SongRefused} when the draft breaks a rule of songs or was changed meanwhile, and {RestoreRefused} when a
 *   song has its number; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function publishDraft(sql: Sql, id: number, version?: string): Promise<string | null> {
  return move(sql, "publish_draft", id, version);
}

/**
 * Its old address answers as one of a song that does not exist, until it is published again.
 * @returns the title of the draft, which has the number of the song; null if there is no such song
 * @throws as `publishDraft`
 */
export async function withdrawSong(sql: Sql, id: number, version?: string): Promise<string | null> {
  return move(sql, "withdraw_lyric", id, version);
}

async function move(
  sql: Sql,
  by: "publish_draft" | "withdraw_lyric",
  id: number,
  version: string | undefined,
): Promise<string | null> {
  if (!canBeId(id)) return null;
  try {
    const [moved] = await retryTransaction(
      () => sql<{ title: string | null }[]>`
        select private.${sql(by)}(${id}, ${version ?? null}::text::timestamptz) as title`,
    );
    return moved?.title ?? null;
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    throw restoreRefusalOf(error) ?? (databaseError && refusalOf(databaseError)) ?? error;
  }
}
