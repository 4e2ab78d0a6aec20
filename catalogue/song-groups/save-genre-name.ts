/** Gives a genre its name in Devanagari, which the pages in Hindi show. */
import type { Sql } from "#postgres";
import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { tooLong } from "../refused.ts";
import { GenreRefused, genreGone } from "./genre-refused.ts";

/**
 * @param key of a `ListedGenre`
 * @param name as it is typed; a blank one takes the given name back
 * @throws {GenreRefused} nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function saveGenreName(sql: Sql, key: string, name: string): Promise<void> {
  const [given, of] = [name, key].map((text) => text.replaceAll("\0", ""));
  const found = await retryTransaction(
    () => sql<{ found: boolean }[]>`select private.name_genre(${of ?? ""}, ${given ?? ""}) as found`,
  ).catch((error) => {
    throw refusalOf(error) ?? error;
  });
  if (!found[0]?.found) throw new GenreRefused(genreGone);
}

function refusalOf(error: unknown): GenreRefused | null {
  switch (databaseErrorOf(error)?.constraint_name) {
    case "genre_name_has_letters_of_devanagari": {
      const message = "Please write the name in Devanagari, such as ग़ज़ल.";
      return new GenreRefused({ code: "not-devanagari", field: "name", message }, { cause: error });
    }
    case "genre_name_is_at_most_100_characters":
      return new GenreRefused(tooLong("name", "name", "100"), { cause: error });
    default:
      return null;
  }
}
