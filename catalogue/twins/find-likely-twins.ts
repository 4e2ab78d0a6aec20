/**
 * Finds pairs of songs, people or albums that may be the same, the likeliest first. They are found some seconds after
 * a change (`findNotedTwins`).
 */
import type { Sql } from "#postgres";
import { type EntryKind, kindsOfEntries, songCountOf } from "../entries/entry-kinds.ts";
import { idsOnPage, pageBounds } from "../paging.ts";
import { queryJson } from "../query.ts";

export type TwinKind = EntryKind | "songs";

/** One of two. */
export interface LikelyTwin {
  readonly id: number;
  /** The title, of a song. */
  readonly name: string;
  /** Null for people, and where it is unknown. */
  readonly year: number | null;
  /** Null for a song. */
  readonly songCount: number | null;
  readonly picture: string | null;
  /** Of a song: its album, singers and first line; null otherwise and where it has none. */
  readonly album: string | null;
  readonly singers: string | null;
  readonly firstLine: string | null;
}

export interface TwinPair {
  readonly first: LikelyTwin;
  readonly second: LikelyTwin;
  readonly isSameSound: boolean;
  /** Of people: the number of songs in which both are credited, or one is on the album of the other; at most 200. */
  readonly commonSongs: number;
}

export interface LikelyTwins {
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly pairs: readonly TwinPair[];
}

/** @returns the name of the table, by which pairs are stored */
export function pairedTable(kind: TwinKind): string {
  return kind === "songs" ? "lyrics" : kindsOfEntries[kind].table;
}

const queries = Object.fromEntries(
  (["songs", "singers", "artists", "lyricists", "music-directors", "albums"] as const).map((kind) => [
    kind,
    queryOf(kind),
  ]),
) as Readonly<Record<TwinKind, string>>;

/** $1: the page. A pair is read by its key, the page by the index of the order. */
function queryOf(kind: TwinKind): string {
  const table = pairedTable(kind);
  const listed = `select t.ctid as id from private.likely_twins as t where t.entries = '${table}' and t.rank is not null`;
  const forwards = "t.entries, t.rank, t.second_id, t.first_id";
  const backwards = "t.entries desc, t.rank desc, t.second_id desc, t.first_id desc";
  return `
    with bounds as materialized (${pageBounds(`select count(*) as count from private.likely_twins as t where t.entries = '${table}' and t.rank is not null`, "$1")}),
    listed as materialized (${idsOnPage(listed, [forwards, backwards])})
    select json_build_object('count', bounds.count, 'page', bounds.page, 'pages', bounds.pages, 'pairs', (
      select coalesce(json_agg(json_build_object(
        'first', (${twinOf(kind, "t.first_id")}), 'second', (${twinOf(kind, "t.second_id")}),
        'isSameSound', t.is_same_sound, 'commonSongs', t.common_songs) order by t.rank, t.second_id, t.first_id), '[]')
      from private.likely_twins as t where t.ctid = any (array(select id from listed))
    )) as found
    from bounds`;
}

/** @param id SQL for the id */
function twinOf(kind: TwinKind, id: string): string {
  if (kind === "songs")
    return `
      select json_build_object('id', l.id, 'name', l.title, 'year', coalesce(l.year, a.year), 'songCount', null,
        'picture', coalesce(l.cover_image_url, a.cover_image_url), 'album', a.name, 'singers', (
          select string_agg(s.name, ', ' order by c.position) from lyrics_singers as c join singers as s on s.id = c.singer_id
          where c.lyric_id = l.id),
        'firstLine', split_part(ltrim(coalesce(l.lyrics_hindi, l.lyrics_english), E'\\n'), E'\\n', 1))
      from lyrics as l left join albums as a on a.id = l.album_id where l.id = ${id}`;
  const { table, picture } = kindsOfEntries[kind];
  return `
    select json_build_object('id', entry.id, 'name', entry.name, 'year', ${kind === "albums" ? "entry.year" : "null"},
      'songCount', ${songCountOf(kind)}, 'picture', entry.${picture}, 'album', null, 'singers', null, 'firstLine', null)
    from ${table} as entry where entry.id = ${id}`;
}

/**
 * @param page from 1; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function findLikelyTwins(
  sql: Sql,
  kind: TwinKind,
  { page }: { readonly page: number },
): Promise<LikelyTwins> {
  return queryJson(sql, queries[kind], [page]);
}
