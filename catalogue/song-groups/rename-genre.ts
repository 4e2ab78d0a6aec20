/**
 * Gives all songs of a genre one spelling. A spelling of another genre merges the two: the songs get the name of that
 * one. What happens is found out first, so that it can be said before it is done.
 */
import type { Sql } from "#postgres";
import { forgetOldActions } from "../bulk-actions/choose-songs.ts";
import type { BulkRunner, StartedBulkAction } from "../bulk-actions/run-bulk-actions.ts";
import { queryRow } from "../query.ts";
import { tooLong } from "../refused.ts";
import { GenreRefused, genreGone, genreNameMissing } from "./genre-refused.ts";

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
  /** Another genre that may be meant, where the spelling is that of none. */
  readonly near: string | null;
}

const changeQuery = `
  select g.name as "from", coalesce(target.name, asked.spelling) as "into", target.name is not null as "isMerge",
    asked.key <> g.genre_key as "movesAddress", asked.key is not null as "hasLetters", char_length(asked.spelling) as length,
    g.songs - case when asked.key = g.genre_key then coalesce(
      (select kept.count from private.totals as kept where kept.entries = 'genres' and kept.letter = asked.spelling), 0)
      else 0 end as "changedSongs",
    g.songs as "songsBefore", g.songs + coalesce(target.songs, 0) as "songsAfter",
    (select near.name from private.near_genre(asked.spelling, g.genre_key) as near) as near
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

/**
 * Begins the bulk action that renames a genre. Its address and spellings lead to the new one from then on, until it
 * is undone or parted. One statement: ten thousand songs take some seconds, in which no song can be saved.
 * @param key of a `ListedGenre`
 * @param spelling as it is typed
 * @throws {GenreRefused} nothing is changed then
 * @throws {BulkRefused} if another bulk action is under way
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function renameGenre(
  sql: Sql,
  runner: Pick<BulkRunner, "start">,
  key: string,
  spelling: string,
): Promise<StartedBulkAction & { readonly isMerge: boolean }> {
  const { isMerge } = await findGenreChange(sql, key, spelling);
  const [genre, into] = [key, spelling].map((text) => text.replaceAll("\0", ""));
  await forgetOldActions(sql);
  const [asked] = await sql<{ id: number }[]>`
    insert into private.bulk_actions (state, action, target, song_ids, changing_ids)
    select 'asked', 'rename-genre', t.target, s.ids, s.ids
    from private.bulk_target('rename-genre', ${into ?? ""}, ${genre ?? ""}) as t (target)
    cross join private.songs_to_change('rename-genre', t.target, null) as s (ids)
    returning id`;
  return { ...(await runner.start(asked?.id ?? 0)), isMerge };
}

function requireShort(spelling: string): void {
  if (spelling.length > longestTyped) throw new GenreRefused(nameTooLong);
}
