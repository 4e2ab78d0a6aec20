/** Gives a genre its name in Devanagari, which the pages in Hindi show. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { GenreRefused, genreGone, genreRefusalOf } from "./genre-refused.ts";

/**
 * @param key of a `ListedGenre`
 * @param name as it is typed; a blank one takes the given name back
 * @throws {GenreRefused} nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function saveGenreName(sql: Sql, key: string, name: string): Promise<void> {
  const [genre = "", given = ""] = [key, name].map((text) => text.replaceAll("\0", ""));
  const named = () => sql<{ found: boolean }[]>`select private.name_genre(${genre}, ${given}) as found`;
  const [row] = await retryTransaction(named).catch((error) => {
    throw genreRefusalOf(error) ?? error;
  });
  if (!row?.found) throw new GenreRefused(genreGone);
}
