/** Finds an album with a page of its tracks and its main music directors and lyricists. */
import type { Sql } from "#postgres";
import { type DevanagariName, inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import type { Credit, SongCard } from "../songs/song.ts";
import { storedSongCount } from "../stored-counts.ts";

export interface Album {
  readonly id: number;
  readonly name: string;
  /** Null if unknown. */
  readonly year: number | null;
  readonly cover_image_url: string | null;
  /** In the other script; null if nobody has given it. */
  readonly otherName: string | null;
  /** The name in Devanagari, which the machine may have drafted. */
  readonly devanagari?: DevanagariName | null;
  /** Its record label; null if nobody has given it. */
  readonly label: string | null;
  /** A line or two for readers, of one paragraph; null if nobody has written it. */
  readonly about: string | null;
  /** Other names, in the order in which they were given. */
  readonly aliases: readonly string[];
}

export interface Track extends SongCard {
  /** Its place on the album; null if unknown. */
  readonly trackNumber: number | null;
}

/** The people of one kind who made an album. */
export interface Makers {
  /** Sorted by their number of tracks, highest first; at most six. */
  readonly names: readonly Credit[];
  /** Whether there are more. */
  readonly hasOthers: boolean;
}

export interface AlbumPage extends PageOfSongs<Album, Track> {
  readonly musicDirectors: Makers;
  readonly lyricists: Makers;
}

/** The first tracks whose credits are counted, so that an album of thousands of tracks costs no more. */
const countedTracks = 50;
/** An album with songs by many people would otherwise name all of them. */
const maxNames = 6;

const mainMakers = (people: string, links: string, column: string) => `(
  select json_build_object(
    'names', coalesce(
      json_agg(json_build_object(
        'id', maker.id, 'name', maker.name, 'devanagari', private.devanagari_name_of('${people}', maker.id)
      ) order by maker.place) filter (where maker.place <= ${maxNames}),
      '[]'),
    'hasOthers', count(*) > ${maxNames})
  from (
    select p.id, p.name, row_number() over (order by count(*) desc, min(track.id), p.id) as place
    from (select l.id from lyrics as l where l.album_id = $1 order by l.id limit ${countedTracks}) as track
    join ${links} as c on c.lyric_id = track.id join ${people} as p on p.id = c.${column}
    group by p.id order by place limit ${maxNames + 1}
  ) as maker
)`;

/** Tracks without a number are usually added in the order of the record. */
const queries = inEachLanguage((language) =>
  pageOfSongsQuery({
    language,
    owner: `
    select o.id, o.name, o.year, o.cover_image_url, facts.other_name as "otherName", facts.label, facts.about,
      private.devanagari_name_of('albums', o.id) as devanagari,
      array(select n.alias from album_aliases as n where n.album_id = o.id order by n.created_at, n.alias_key) as aliases,
      ${storedSongCount("albums", "o")} as "songCount"
    from albums as o left join album_facts as facts on facts.album_id = o.id where o.id = $1`,
    links: "lyrics",
    ownerColumn: "album_id",
    songColumn: "id",
    extraFields: {
      musicDirectors: mainMakers("music_directors", "lyrics_music_directors", "music_director_id"),
      lyricists: mainMakers("lyricists", "lyrics_lyricists", "lyricist_id"),
    },
    songColumns: `(select t.number from track_numbers as t where t.lyric_id = l.id) as "trackNumber"`,
    order: "tracks",
  }),
);

/**
 * @param id of the album; a number that cannot be an id finds nothing
 * @param page from 1, fifty tracks each; a page beyond the last becomes the last
 * @returns null if there is no such album
 * @throws the driver's error when the database cannot answer
 */
export function findAlbum(
  sql: Sql,
  id: number,
  page: number,
  language: PageLanguage = "en",
): Promise<AlbumPage | null> {
  return findPageOfSongs<AlbumPage>(sql, queries[language], id, page);
}
