/** Finds what the administrator may change of a genre. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";
import { type Spelling, spellingsOf } from "./list-genres.ts";
import type { Genre } from "./song-groups.ts";

/** A former genre, whose address and spellings lead to another one. */
export interface FormerGenre {
  readonly key: string;
  readonly spelling: string;
}

export interface GenreToEdit extends Genre {
  readonly key: string;
  /** At most a hundred, those with most songs first. */
  readonly spellings: readonly Spelling[];
  /** At most a hundred. */
  readonly formerGenres: readonly FormerGenre[];
  /** Genres into which it can be merged: the names of the five hundred with most songs, by name. */
  readonly others: readonly string[];
}

const query = `
  select g.genre_key as key, g.name, private.devanagari_name_of_genre(g) as devanagari, g.slug, g.songs as "songCount",
    ${spellingsOf(100)} as spellings,
    (
      select coalesce(json_agg(json_build_object('key', m.genre_key, 'spelling', m.spelling) order by m.spelling), '[]')
      from (
        select * from private.merged_genres as known
        where known.into_key = g.genre_key and known.genre_key <> private.genre_key(g.name) limit 100
      ) as m
    ) as "formerGenres",
    (
      select coalesce(json_agg(o.name order by lower(o.name)), '[]')
      from (
        select other.name from private.genres as other where other.genre_key <> g.genre_key
        order by other.songs desc, other.genre_key limit 500
      ) as o
    ) as others
  from private.genres as g where g.genre_key = $1`;

/**
 * @param key of a `ListedGenre`
 * @returns null if no song has this genre
 * @throws the driver's error when the database cannot answer
 */
export async function findGenreToEdit(sql: Sql, key: string): Promise<GenreToEdit | null> {
  return key.includes("\0") ? null : queryRow<GenreToEdit>(sql, query, [key]);
}
