/** Forgets that a genre was merged into another one. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { genreRefusalOf } from "./genre-refused.ts";

/**
 * Songs that were saved with its spellings since the merge are a genre of their own again. Those that were changed by
 * the merge stay as they are.
 * @param key of a `FormerGenre`
 * @returns the spelling of the former genre; null if it leads nowhere any more
 * @throws {GenreRefused} nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function partGenre(sql: Sql, key: string): Promise<string | null> {
  try {
    const [parted] = await retryTransaction(
      () =>
        sql<
          { spelling: string }[]
        >`select spelling from private.part_genre(${key.replaceAll("\0", "")}, '{}')`,
    );
    return parted?.spelling ?? null;
  } catch (error) {
    throw genreRefusalOf(error) ?? error;
  }
}
