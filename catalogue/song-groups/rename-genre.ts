/**
 * Gives all songs of a genre one spelling. A spelling of another genre merges the two: the songs get the name of that
 * one. What happens is found out first, so that it can be said before it is done.
 */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { queryRow } from "../query.ts";
import { tooLong } from "../refused.ts";
import { GenreRefused, genreGone, genreNameMissing, genreRefusalOf } from "./genre-refused.ts";

export interface GenreChange {
  /** The name of the genre before the change. */
  readonly from: string;
  /** The spelling that its songs get. */
  readonly into: string;
  /** Whether they join the songs of another genre. */
  readonly isMerge: boolean;
  /** Whether its address changes. */
  readonly movesAddress: boolean;
  /** Number of its songs that are spelled otherwise. */
  readonly changedSongs: number;
  /** Number of its songs before the change, and of those of the genre that they have afterwards. */
  readonly songsBefore: number;
  readonly songsAfter: number;
}

const changeQuery = `
  select g.name as "from", coalesce(target.name, asked.spelling) as "into", target.name is not null as "isMerge",
    asked.key <> g.genre_key as "movesAddress", asked.key is not null as "hasLetters", char_length(asked.spelling) as length,
    g.songs - case when asked.key = g.genre_key then coalesce(
      (select kept.count from private.totals as kept where kept.entries = 'genres' and kept.letter = asked.spelling), 0)
      else 0 end as "changedSongs",
    g.songs as "songsBefore", g.songs + coalesce(target.songs, 0) as "songsAfter"
  from private.genres as g
  cross join (
    select typed.spelling, private.genre_of(typed.spelling) as key
    from (select private.tidy_line($2::text) as spelling) as typed
  ) as asked
  left join private.genres as target on target.genre_key = asked.key and target.genre_key <> g.genre_key
  where g.genre_key = $1`;

const longestName = 100;
/** In UTF-16 units: what a tidy name has before it is tidied. Longer texts take the database long to read. */
const longestTyped = 1_000;
const nameTooLong = tooLong("name", "name", String(longestName));

/**
 * @param key of a `ListedGenre`
 * @param spelling as it is typed
 * @throws {GenreRefused} if this cannot be done, or would change nothing
 * @throws the driver's error when the database cannot answer
 */
export async function findGenreChange(sql: Sql, key: string, spelling: string): Promise<GenreChange> {
  requireShort(spelling);
  const found = await queryRow<GenreChange & { hasLetters: boolean; length: number }>(sql, changeQuery, [
    key.replaceAll("\0", ""),
    spelling.replaceAll("\0", ""),
  ]);
  if (!found) throw new GenreRefused(genreGone);
  const { hasLetters, length, ...change } = found;
  if (!hasLetters) throw new GenreRefused(genreNameMissing);
  if (length > longestName) throw new GenreRefused(nameTooLong);
  if (change.changedSongs === 0) {
    const message = `All songs of this genre are spelled "${change.into}" already.`;
    throw new GenreRefused({ code: "unchanged", field: "name", message });
  }
  return change;
}

export interface RenamedGenre {
  /** The spelling that the songs have now. */
  readonly name: string;
  /** Number of songs whose spelling was changed. */
  readonly changedSongs: number;
}

/**
 * The former genre's address and spellings lead to the new one from then on, until `partGenre`. One transaction: ten
 * thousand songs take some seconds, in which no song can be saved.
 * @param key of a `ListedGenre`
 * @param spelling as it is typed
 * @throws {GenreRefused} nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function renameGenre(sql: Sql, key: string, spelling: string): Promise<RenamedGenre> {
  requireShort(spelling);
  const given = spelling.replaceAll("\0", "");
  try {
    const [renamed] = await retryTransaction(
      () => sql<RenamedGenre[]>`
        select name, changed as "changedSongs" from private.rename_genre(${key.replaceAll("\0", "")}, ${given})`,
    );
    if (!renamed) throw new GenreRefused(genreGone);
    return renamed;
  } catch (error) {
    throw genreRefusalOf(error) ?? error;
  }
}

function requireShort(spelling: string): void {
  if (spelling.length > longestTyped) throw new GenreRefused(nameTooLong);
}
