/** Finds the songs of the administrator's table, in one round trip: all of them by pages, or the first hits of a search. */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { idsOnPage, pageSize, placeOfPage } from "../paging.ts";
import { plainText } from "../plain-text.ts";
import { mostHits } from "../search/search.ts";
import { singerNames } from "./song-card.ts";

/** So many hits of a search are shown. */
export const mostManagedHits = 200;

/** How a song fits a search: its title or one of its names is the query or holds it; a line has it; or it is only written similarly. */
export type SongFit = "exact" | "substring" | "line" | "similar";

export interface ManagedSong {
  readonly id: number;
  readonly title: string;
  /** Names of the singers in the order of their credits; empty when there is none. */
  readonly singerName: string;
  readonly albumName: string | null;
  readonly views: number;
  /** Null where nothing was searched for. */
  readonly fit: SongFit | null;
}

export interface ManagedSongs {
  /** How many songs there are, or how many fit the search: then `mostHits + 1` where there are more than `mostHits`. */
  readonly count: number;
  /** The page that was found: the last one where a later one was asked for. A search has one page. */
  readonly page: number;
  readonly pages: number;
  /** Newest first; hits of a search by their fit first. */
  readonly songs: readonly ManagedSong[];
}

const columns = `
  l.id, l.title, a.name as "albumName", l.views, ${singerNames} as "singerName"`;

/** $1 is the page. It is met in the index of dates; then its songs are read. */
const pageQuery = `
  with place as materialized (${placeOfPage("select count from get_lyrics_count() as count", "$1")}),
  listed as materialized (
    ${idsOnPage("select id from lyrics where true", ["created_at desc, id desc", "created_at, id"])}
  )
  select json_build_object('count', place.count, 'page', place.page, 'pages', place.pages, 'songs', (
    select coalesce(json_agg(row_to_json(song)), '[]')
    from (
      select ${columns}, null as fit
      from (select id from listed limit ${pageSize}) as listed join lyrics as l on l.id = listed.id
      left join albums as a on a.id = l.album_id
      order by l.created_at desc, l.id desc
    ) as song
  )) as found
  from place`;

/**
 * $1 is the query. Lines are looked for by more than one word, or where no title and no name holds it; then also what is only
 * written similarly.
 *
 * Newest first goes by the ids here, which are given in the order of adding: for the dates every hit would have to be read,
 * 0.45 s of 1.4 where 100,000 songs fit.
 */
const hitsQuery = `
  with asked as materialized (
    select word from (select private.name_key($1) as word) as asked where word <> ''
  ),
  holding as materialized (
    select hit.lyric_id, hit.rank from asked cross join private.songs_holding(asked.word) as hit
  ),
  hits as materialized (
    select lyric_id, rank from holding
    union all
    select found.lyric_id, min(found.rank)
    from (
      select line.lyric_id, 3 as rank
      from asked, private.songs_with_line($1, not exists (select from holding)) as line
      union all
      select alike.lyric_id, 4 from private.similar_songs($1) as alike
      where not exists (select from holding) and exists (select from asked)
    ) as found
    where found.lyric_id not in (select holding.lyric_id from holding)
    group by found.lyric_id
  ),
  first_hits as materialized (
    select * from hits order by rank, lyric_id desc limit ${mostManagedHits}
  )
  select json_build_object(
    'count', (select count(*) from (select from hits limit ${mostHits + 1}) as few), 'page', 1, 'pages', 1, 'songs', (
      select coalesce(json_agg(row_to_json(song)), '[]')
      from (
        select ${columns}, (array['exact', 'substring', 'line', 'similar'])[hit.rank] as fit
        from first_hits as hit
        cross join lateral (select * from lyrics as one where one.id = hit.lyric_id limit 1) as l
        left join albums as a on a.id = l.album_id
        order by hit.rank, l.id desc
      ) as song
    )
  ) as found`;

/**
 * @param page from 1; beyond the last it is the last. A search has no pages.
 * @param q every character of it is a plain one; searched for in titles, in the names of singers, lyricists, music
 *   directors and albums, and in lines. Blank finds all songs.
 * @throws the driver's error when the database cannot answer
 */
export async function findManagedSongs(
  sql: Sql,
  { page, q = "" }: { readonly page: number; readonly q?: string },
): Promise<ManagedSongs> {
  const query = plainText(q).trim();
  return query === "" ? askFound(sql, pageQuery, [page]) : askFound(sql, hitsQuery, [query]);
}
