/** Finds a song with everything its page shows, in one round trip. */
import type { Sql } from "#postgres";
import { askRow } from "../ask.ts";
import { canBeId } from "../can-be-id.ts";
import type { Song, SongCard, SongPage } from "./song.ts";
import { columnsBesideSingers, songCardColumns } from "./song-card.ts";

const relatedSongs = 3;

/**
 * Related songs are the most viewed among this many of the newest, so that a page costs the same for a singer of ten
 * thousand songs. Each is read for it: 24 instead of 60 spare a sixth of the page's question.
 */
const relatedFrom = 24;

/** Names are looked up one by one, as those of a card are (see `singerNames`). */
const creditsOf = (credits: string, people: string, column: string) => `
  coalesce((
    select json_agg(
      json_build_object('id', c.${column}, 'name', (select p.name from ${people} as p where p.id = c.${column}))
      order by c.position, c.${column}
    )
    from ${credits} as c where c.lyric_id = l.id
  ), '[]')`;

/**
 * Chosen by their numbers first: what a card shows, and the lyrics it comes from, would else be read of all.
 * @param others the `id` and `views` of the songs to choose from, called `o`
 */
const chosenFrom = (others: string, relation: keyof Related) => `
  select id, '${relation}' as relation
  from (${others} and o.id <> song.id order by o.id desc limit ${relatedFrom}) as newest
  order by views desc, id
  limit ${relatedSongs}`;

const ofAlbum = 'select o.id, o.views from lyrics as o where o.album_id = song."albumId"';

/** A song that stands among those of the album already is left out, and another one takes its place. */
const ofFirstSinger = `
  select o.id, o.views from lyrics_singers as oc join lyrics as o on o.id = oc.lyric_id
  where oc.singer_id = (
    select c.singer_id from lyrics_singers as c where c.lyric_id = song.id
    order by c.position, c.singer_id limit 1
  )
  and not exists (select from of_album where of_album.id = o.id)`;

/** The cards of both lists together: PostgreSQL takes as long to set up the making of cards as to make them. */
const relatedSongsQuery = `
  with of_album as (${chosenFrom(ofAlbum, "moreFromAlbum")})
  select coalesce(json_agg(row_to_json(card)), '[]')
  from (
    select chosen.relation, ${songCardColumns}
    from (
      select id, relation from of_album
      union all
      (${chosenFrom(ofFirstSinger, "moreByFirstSinger")})
    ) as chosen
    join lyrics as l on l.id = chosen.id
    left join albums as a on a.id = l.album_id
    order by l.views desc, l.id
  ) as card`;

/** One constant text, prepared once a connection; only the id is a parameter. */
const songPageQuery = `
  select json_build_object('song', row_to_json(song), 'related', (${relatedSongsQuery})) as page
  from (
    select ${columnsBesideSingers},
      l.lyrics_english, l.lyrics_hindi, l.youtube_video_id, l.updated_at,
      ${creditsOf("lyrics_singers", "singers", "singer_id")} as singers,
      ${creditsOf("lyrics_lyricists", "lyricists", "lyricist_id")} as lyricists,
      ${creditsOf("lyrics_music_directors", "music_directors", "music_director_id")} as "musicDirectors"
    from lyrics as l left join albums as a on a.id = l.album_id
    where l.id = $1
  ) as song`;

type Related = Omit<SongPage, "song">;

interface FoundPage {
  readonly song: Omit<Song, "singerName">;
  readonly related: readonly (SongCard & { readonly relation: keyof Related })[];
}

/**
 * @param id of the song; a number that cannot be an id finds nothing
 * @returns null when there is no such song; related songs come by views, then id
 * @throws the driver's error when the database cannot answer
 */
export async function findSongPage(sql: Sql, id: number): Promise<SongPage | null> {
  if (!canBeId(id)) return null;
  const row = await askRow<{ page: FoundPage }>(sql, songPageQuery, [id]);
  if (!row) return null;
  const { song, related } = row.page;
  const inRelation = (name: keyof Related) => related.filter(({ relation }) => relation === name);
  return {
    song: { ...song, singerName: song.singers.map(({ name }) => name).join(", ") },
    moreFromAlbum: inRelation("moreFromAlbum"),
    moreByFirstSinger: inRelation("moreByFirstSinger"),
  };
}
