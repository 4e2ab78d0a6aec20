/** Finds an album with a page of its tracks, and with those who made most of its music and words. */
import type { Sql } from "#postgres";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import type { Credit } from "../songs/song.ts";

export interface Album {
  readonly id: number;
  readonly name: string;
  /** Null until someone gives it. */
  readonly year: number | null;
  readonly cover_image_url: string | null;
}

export interface AlbumPage extends PageOfSongs<Album> {
  /** Those with most of the tracks first. */
  readonly musicDirectors: readonly Credit[];
  readonly lyricists: readonly Credit[];
}

/** Tracks that are asked who made them: the same ones on all pages of an album, and no more of one that has thousands. */
const tracksAsked = 50;
/** An album of songs by everybody would name everybody. */
const mostNames = 6;

const makers = (people: string, links: string, column: string) => `(
  select coalesce(json_agg(json_build_object('id', maker.id, 'name', maker.name) order by maker.tracks desc, maker.first), '[]')
  from (
    select p.id, p.name, count(*) as tracks, min(track.id) as first
    from (select l.id from lyrics as l where l.album_id = $1 order by l.id limit ${tracksAsked}) as track
    join ${links} as c on c.lyric_id = track.id join ${people} as p on p.id = c.${column}
    group by p.id order by tracks desc, first, p.id limit ${mostNames}
  ) as maker
)`;

/** A record begins with its first track, and tracks are typed from the sleeve: in the order of adding, the first first. */
const query = pageOfSongsQuery({
  table: "albums",
  columns: "o.id, o.name, o.year, o.cover_image_url",
  links: "lyrics",
  ownerColumn: "album_id",
  songColumn: "id",
  besides: {
    musicDirectors: makers("music_directors", "lyrics_music_directors", "music_director_id"),
    lyricists: makers("lyricists", "lyrics_lyricists", "lyricist_id"),
  },
  order: "oldest",
});

/**
 * @param id of the album; a number that cannot be an id finds nothing
 * @param page from 1; beyond the last it is the last
 * @returns null when there is no such album; fifty tracks a page
 * @throws the driver's error when the database cannot answer
 */
export function findAlbum(sql: Sql, id: number, page: number): Promise<AlbumPage | null> {
  return findPageOfSongs<AlbumPage>(sql, query, id, page);
}
