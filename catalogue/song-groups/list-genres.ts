/** Lists all genres with their spellings, for the administrator, in one statement. */
import type { Sql } from "#postgres";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import type { Genre } from "./song-groups.ts";

export interface Spelling {
  /** As it is typed in the songs. */
  readonly spelling: string;
  readonly songCount: number;
}

export interface ListedGenre extends Genre {
  /** Identifies the genre, whatever its spellings are. */
  readonly key: string;
  /** Those with most songs, at most `mostSpellings`. */
  readonly spellings: readonly Spelling[];
  /** Number of all spellings. */
  readonly spellingCount: number;
}

export interface ListOfGenres {
  /** Number of genres on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  /** Those with most songs first. */
  readonly genres: readonly ListedGenre[];
}

/** More would be longer than a row of a table. */
const mostSpellings = 8;

/**
 * @param limit how many are returned, those with most songs first
 * @returns SQL expression: JSON of `Spelling[]`, for the row `g` of private.genres
 */
export const spellingsOf = (limit: number) => `(
  select coalesce(json_agg(json_build_object('spelling', s.spelling, 'songCount', s.count) order by s.count desc, s.spelling), '[]')
  from (
    select known.spelling, kept.count
    from private.genre_spellings as known
    join private.totals as kept on kept.entries = 'genres' and kept.letter = known.spelling
    where known.genre_key = g.genre_key
    order by kept.count desc, known.spelling limit ${limit}
  ) as s
)`;

const query = `
  with bounds as materialized (${pageBounds("select count(*) from private.genres", "$1")})
  select json_build_object(
    'count', bounds.count, 'page', bounds.page, 'pages', bounds.pages,
    'genres', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select g.genre_key as key, g.name, private.devanagari_name_of_genre(g) as devanagari, g.slug, g.songs as "songCount",
          ${spellingsOf(mostSpellings)} as spellings,
          (select count(*) from private.genre_spellings as known where known.genre_key = g.genre_key) as "spellingCount"
        from (
          select * from private.genres order by songs desc, genre_key limit ${pageSize} offset (select before from bounds)
        ) as g
        order by g.songs desc, g.genre_key
      ) as listed
    )
  ) as found
  from bounds`;

/**
 * @param page from 1, fifty genres each; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function listGenres(sql: Sql, { page }: { readonly page: number }): Promise<ListOfGenres> {
  return queryJson(sql, query, [page]);
}
