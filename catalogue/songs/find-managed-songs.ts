/** Finds the songs of the administrator's table in one round trip: a page of all songs, or the first hits of a search. */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { idsOnPage, pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { maxHits } from "../search/search.ts";
import { singerNames } from "./song-card.ts";

/** Number of hits that a search shows at most. */
export const maxManagedHits = 200;

/** How a song matches a search: a title or name equals or contains it, a line contains it, or the spelling is similar. */
type SongFit = "exact" | "substring" | "line" | "similar";

export interface ManagedSong {
  readonly id: number;
  readonly title: string;
  /** Names of the singers in the order of their credits; empty if there is none. */
  readonly singerName: string;
  readonly albumName: string | null;
  readonly views: number;
  /** Null without a search. */
  readonly fit: SongFit | null;
}

export interface ManagedSongs {
  /** Number of all songs, or of the hits of a search: `maxHits + 1` means more than `maxHits`. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. A search has one page. */
  readonly page: number;
  readonly pages: number;
  /** Newest first; hits of a search are sorted by fit first. */
  readonly songs: readonly ManagedSong[];
}

const columns = `
  l.id, l.title, a.name as "albumName", l.views, ${singerNames} as "singerName"`;

/** $1 is the page. */
const pageQuery = `
  with bounds as materialized (${pageBounds("select count from get_lyrics_count() as count", "$1")}),
  listed as materialized (
    ${idsOnPage("select id from lyrics where true", ["created_at desc, id desc", "created_at, id"])}
  )
  select json_build_object('count', bounds.count, 'page', bounds.page, 'pages', bounds.pages, 'songs', (
    select coalesce(json_agg(row_to_json(song)), '[]')
    from (
      select ${columns}, null as fit
      from (select id from listed limit ${pageSize}) as listed join lyrics as l on l.id = listed.id
      left join albums as a on a.id = l.album_id
      order by l.created_at desc, l.id desc
    ) as song
  )) as found
  from bounds`;

/**
 * $1 is the query. Lines are searched if it has several words, or if no title and no name contains it; similar spellings
 * only in the second case. Sorts by id instead of date: reading the dates of 100,000 hits took 0.45 s of 1.4 s.
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
    select * from hits order by rank, lyric_id desc limit ${maxManagedHits}
  )
  select json_build_object(
    'count', (select count(*) from (select from hits limit ${maxHits + 1}) as few), 'page', 1, 'pages', 1, 'songs', (
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
 * @param page from 1; a page beyond the last becomes the last. A search ignores it.
 * @param q plain text without wildcards, searched in titles, names of people and albums, and lines; blank finds all songs
 * @throws the driver's error when the database cannot answer
 */
export async function findManagedSongs(
  sql: Sql,
  { page, q = "" }: { readonly page: number; readonly q?: string },
): Promise<ManagedSongs> {
  const query = stripNullCharacters(q).trim();
  return query === "" ? queryJson(sql, pageQuery, [page]) : queryJson(sql, hitsQuery, [query]);
}
