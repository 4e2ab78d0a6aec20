/**
 * One page of the songs of a person or an album, with the person or album itself and the count of all its songs, in one
 * statement: a song that is added meanwhile is in all of them or in none.
 */
import type { Sql } from "#postgres";
import { askRow } from "../ask.ts";
import { canBeId } from "../can-be-id.ts";
import { keptSongCount } from "../kept-counts.ts";
import { pageSize, placeOfPage } from "../paging.ts";
import { listedSongs, type SongLinks } from "./listed-songs.ts";
import type { SongCard } from "./song.ts";
import { songCardColumns } from "./song-card.ts";

/** Names of tables and columns, all of them constants of this code. */
export interface SongsOwner extends SongLinks {
  /** The table of those whose songs are asked for. */
  readonly table: string;
  /** Its columns, of the alias `o`. */
  readonly columns: string;
  /** What else is found of the owner, `$1`: an SQL expression for each name. */
  readonly besides?: Readonly<Record<string, string>>;
}

export interface PageOfSongs<Owner> {
  readonly owner: Owner & { readonly songCount: number };
  /** The page that was found: the last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  readonly songs: readonly SongCard[];
}

/** @returns a text to be prepared once a connection; its parameters are the id of the owner and the page from 1 */
export function pageOfSongsQuery(asked: SongsOwner): string {
  const { table, columns, besides = {} } = asked;
  const found = Object.entries(besides).map(([name, expression]) => `'${name}', ${expression},`);
  return `
    with owner as materialized (
      select ${columns}, ${keptSongCount(table, "o")} as "songCount" from ${table} as o where o.id = $1
    ),
    place as materialized (${placeOfPage('select "songCount" as count from owner', "$2")}),
    listed as materialized (${listedSongs(asked)})
    select json_build_object(
      'owner', row_to_json(owner),
      ${found.join("\n")}
      'page', place.page,
      'pages', place.pages,
      'songs', (
        select coalesce(json_agg(row_to_json(card)), '[]')
        from (
          select ${songCardColumns}
          from (select id, nth from listed limit ${pageSize}) as listed
          join lyrics as l on l.id = listed.id left join albums as a on a.id = l.album_id
          order by listed.nth
        ) as card
      )
    ) as found
    from owner cross join place`;
}

/**
 * @param query made by `pageOfSongsQuery`
 * @param id of the owner; a number that cannot be an id finds nothing
 * @param page from 1; beyond the last it is the last
 * @returns null when there is no such owner
 * @throws the driver's error when the database cannot answer
 */
export async function findPageOfSongs<Found extends PageOfSongs<unknown>>(
  sql: Sql,
  query: string,
  id: number,
  page: number,
): Promise<Found | null> {
  if (!canBeId(id)) return null;
  const row = await askRow<{ found: Found }>(sql, query, [id, page]);
  return row?.found ?? null;
}
