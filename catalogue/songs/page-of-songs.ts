/**
 * One page of the songs of a person, an album, a genre or a year, with the person or album itself and its number of
 * songs. One statement, so that all parts show the same state of the database.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import type { PageLanguage } from "../names/devanagari-name.ts";
import { pageBounds, pageSize } from "../paging.ts";
import { queryRow } from "../query.ts";
import { listedSongs, type SongLinks } from "./listed-songs.ts";
import type { SongCard } from "./song.ts";
import { songCardColumns } from "./song-card.ts";

/** SQL and names of tables and columns; never user input. */
interface SongsOwner extends SongLinks {
  /**
   * SQL query of at most one row, the owner: with `id`, by which the songs are linked, and `"songCount"`; `$1`
   * identifies it.
   */
  readonly owner: string;
  /** Additional fields of the result: an SQL expression by name; it may use `$1` and the row `owner`. */
  readonly extraFields: Readonly<Record<string, string>>;
  readonly language: PageLanguage;
  /** Additional columns of a song, with the alias `l` for the song. */
  readonly songColumns?: string;
}

export interface PageOfSongs<Owner, Card extends SongCard = SongCard> {
  readonly owner: Owner & { readonly songCount: number };
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly songs: readonly Card[];
}

/** @returns SQL text; its parameters are what identifies the owner, the page from 1, and those of the source */
export function pageOfSongsQuery(source: SongsOwner): string {
  const { owner, extraFields, songColumns, language } = source;
  const extras = Object.entries(extraFields).map(([name, expression]) => `'${name}', ${expression},`);
  return `
    with owner as materialized (${owner}),
    bounds as materialized (${pageBounds('select "songCount" as count from owner', "$2")}),
    listed as materialized (${listedSongs(source)})
    select json_build_object(
      'owner', row_to_json(owner),
      ${extras.join("\n")}
      'page', bounds.page,
      'pages', bounds.pages,
      'songs', (
        select coalesce(json_agg(row_to_json(card)), '[]')
        from (
          select ${songCardColumns[language]}${songColumns ? `, ${songColumns}` : ""}
          from (select id, nth from listed limit ${pageSize}) as listed
          join lyrics as l on l.id = listed.id left join albums as a on a.id = l.album_id
          order by listed.nth
        ) as card
      )
    ) as found
    from owner cross join bounds`;
}

/**
 * @param query made by `pageOfSongsQuery`
 * @param id of the owner, or the text that identifies it; a number that cannot be an id finds nothing
 * @param page from 1; a page beyond the last becomes the last
 * @param more further parameters of the query, from `$3`
 * @returns null if there is no such owner
 * @throws the driver's error when the database cannot answer
 */
export async function findPageOfSongs<Found extends PageOfSongs<unknown>>(
  sql: Sql,
  query: string,
  id: number | string,
  page: number,
  ...more: readonly number[]
): Promise<Found | null> {
  if (typeof id === "number" && !canBeId(id)) return null;
  const row = await queryRow<{ found: Found }>(sql, query, [id, page, ...more]);
  return row?.found ?? null;
}
