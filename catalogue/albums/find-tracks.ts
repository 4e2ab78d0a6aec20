/** Finds the songs of an album for the table in which they are edited, drafts too, in their track order. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";

export interface TrackToEdit {
  readonly id: number;
  /** Null if unknown. */
  readonly track_number: number | null;
  readonly title: string;
  /** As in the form of a song. */
  readonly singerNames: string;
  /** Sent back with the row, to detect a stale edit. */
  readonly version: string;
  readonly isDraft: boolean;
}

export interface AlbumTracks {
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  /** Of all songs. */
  readonly count: number;
  /** At most `mostTracks`. */
  readonly tracks: readonly TrackToEdit[];
}

/** More fields than theirs a form may not have. */
export const mostTracks = 100;

/**
 * A draft may name an album that was made, or merged into this one, later. Each album of drafts is asked about
 * once: asking for each of 2,000 drafts took a second.
 */
const query = `
  with album as materialized (
    select a.*, private.album_spelling(a.id, a.name, a.year) as spelling from albums as a where a.id = $1
  ),
  drafted as materialized (
    select d.named from (
      select distinct o.state -> 'album' as named from private.drafts as o
      where o.state -> 'album' ->> 'name' is not null
    ) as d
    cross join album
    where case when exists (select from albums as a where a.id = (d.named ->> 'id')::bigint)
      then (d.named ->> 'id')::bigint = $1
      else private.is_album_of_draft(d.named, album.spelling) end
  ),
  track as materialized (
    select l.id, l.title, l.updated_at as version, false as "isDraft",
      (select t.number from track_numbers as t where t.lyric_id = l.id) as track_number,
      array_to_string(array(
        select s.name from lyrics_singers as c join singers as s on s.id = c.singer_id
        where c.lyric_id = l.id order by c.position), ', ') as "singerNames"
    from lyrics as l where l.album_id = $1
    union all
    select d.id, d.title, d.version, true, (d.state -> 'track_numbers' -> 0 ->> 'number')::integer,
      array_to_string(private.names_in(private.with_present_names(d.state) -> 'lyrics_singers'), ', ')
    from private.drafts as d join drafted on drafted.named = d.state -> 'album'
    where not exists (select from lyrics as l where l.id = d.id)
  )
  select album.id, album.name, album.year, (select count(*)::integer from track) as count, (
    select coalesce(json_agg(row_to_json(listed) order by listed.track_number, listed.id), '[]')
    from (select * from track order by track_number, id limit ${mostTracks}) as listed) as tracks
  from album`;

/**
 * @param id of the album; a number that cannot be an id finds nothing
 * @returns null if there is no such album
 * @throws the driver's error when the database cannot answer
 */
export async function findTracks(sql: Sql, id: number): Promise<AlbumTracks | null> {
  return canBeId(id) ? queryRow<AlbumTracks>(sql, query, [id]) : null;
}
