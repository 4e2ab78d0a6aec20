/** Finds an album with a page of its tracks and its main music directors and lyricists. */
import type { Sql } from "#postgres";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import type { Credit } from "../songs/song.ts";
import { storedSongCount } from "../stored-counts.ts";

export interface Album {
  readonly id: number;
  readonly name: string;
  /** Null if unknown. */
  readonly year: number | null;
  readonly cover_image_url: string | null;
}

export interface AlbumPage extends PageOfSongs<Album> {
  /** Sorted by their number of tracks, highest first. */
  readonly musicDirectors: readonly Credit[];
  readonly lyricists: readonly Credit[];
}

/** The first tracks whose credits are counted, so that an album of thousands of tracks costs no more. */
const countedTracks = 50;
/** An album with songs by many people would otherwise name all of them. */
const maxNames = 6;

const mainMakers = (people: string, links: string, column: string) => `(
  select coalesce(json_agg(json_build_object('id', maker.id, 'name', maker.name) order by maker.tracks desc, maker.first), '[]')
  from (
    select p.id, p.name, count(*) as tracks, min(track.id) as first
    from (select l.id from lyrics as l where l.album_id = $1 order by l.id limit ${countedTracks}) as track
    join ${links} as c on c.lyric_id = track.id join ${people} as p on p.id = c.${column}
    group by p.id order by tracks desc, first, p.id limit ${maxNames}
  ) as maker
)`;

/** Tracks are usually added in the order of the record, so the oldest comes first. */
const query = pageOfSongsQuery({
  owner: `
    select o.id, o.name, o.year, o.cover_image_url, ${storedSongCount("albums", "o")} as "songCount"
    from albums as o where o.id = $1`,
  links: "lyrics",
  ownerColumn: "album_id",
  songColumn: "id",
  extraFields: {
    musicDirectors: mainMakers("music_directors", "lyrics_music_directors", "music_director_id"),
    lyricists: mainMakers("lyricists", "lyrics_lyricists", "lyricist_id"),
  },
  order: "oldest",
});

/**
 * @param id of the album; a number that cannot be an id finds nothing
 * @param page from 1, fifty tracks each; a page beyond the last becomes the last
 * @returns null if there is no such album
 * @throws the driver's error when the database cannot answer
 */
export function findAlbum(sql: Sql, id: number, page: number): Promise<AlbumPage | null> {
  return findPageOfSongs<AlbumPage>(sql, query, id, page);
}
