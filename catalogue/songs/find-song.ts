/** Finds a song with everything that its page shows, in one round trip. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { hasMachineVersion } from "../drafts/find-machine-version.ts";
import { inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { queryRow } from "../query.ts";
import { wordCountOfSong } from "../words/find-words-of-song.ts";
import type { Song, SongCard, SongPage } from "./song.ts";
import { columnsInHindi, columnsWithoutSingers, songCardColumns } from "./song-card.ts";

const relatedSongs = 3;

/**
 * Related songs are the most viewed among this many of the newest, so that the page of a singer with ten thousand
 * songs costs no more. All candidates are read: 24 instead of 60 make the query a sixth faster.
 */
const relatedCandidates = 24;

/** Subqueries instead of a join, for the reason given at `singerNames`. */
const creditsOf = (credits: string, people: string, column: string) => `
  coalesce((
    select json_agg(
      json_build_object(
        'id', c.${column}, 'name', (select p.name from ${people} as p where p.id = c.${column}),
        'devanagari', private.devanagari_name_of('${people}', c.${column}))
      order by c.position, c.${column}
    )
    from ${credits} as c where c.lyric_id = l.id
  ), '[]')`;

/**
 * Chooses ids first, so that the columns of a card are not read for all candidates.
 * @param others SQL query of `id` and `views` of the candidates, with the alias `o`
 */
const chooseRelated = (others: string, relation: keyof Related) => `
  select id, '${relation}' as relation
  from (${others} and o.id <> song.id order by o.id desc limit ${relatedCandidates}) as newest
  order by views desc, id
  limit ${relatedSongs}`;

const ofAlbum = 'select o.id, o.views from lyrics as o where o.album_id = song."albumId"';

/** Leaves out songs that are already listed for the album. */
const ofFirstSinger = `
  select o.id, o.views from lyrics_singers as oc join lyrics as o on o.id = oc.lyric_id
  where oc.singer_id = (
    select c.singer_id from lyrics_singers as c where c.lyric_id = song.id
    order by c.position, c.singer_id limit 1
  )
  and not exists (select from of_album where of_album.id = o.id)`;

/** One query for the cards of both lists, because planning it takes PostgreSQL as long as executing it. */
const relatedSongsQuery = (language: PageLanguage) => `
  with of_album as (${chooseRelated(ofAlbum, "moreFromAlbum")})
  select coalesce(json_agg(row_to_json(card)), '[]')
  from (
    select chosen.relation, ${songCardColumns[language]}
    from (
      select id, relation from of_album
      union all
      (${chooseRelated(ofFirstSinger, "moreByFirstSinger")})
    ) as chosen
    join lyrics as l on l.id = chosen.id
    left join albums as a on a.id = l.album_id
    order by l.views desc, l.id
  ) as card`;

const genreSlug = `(
  select genre.slug from private.song_groups as groups join private.genres as genre on genre.genre_key = groups.genre_key
  where groups.lyric_id = l.id
)`;
const translationOf = `
  (
    select json_build_object('english', t.english, 'plainHindi', t.plain_hindi, 'translator', t.translator)
    from lyric_translations as t where t.lyric_id = l.id
  )`;

const notesOf = `
  (
    select coalesce(json_agg(json_build_object('line', n.line, 'note', n.note)), '[]') from lyric_notes as n where n.lyric_id = l.id
  )`;

const songPageQuery = (language: PageLanguage) => `
  select json_build_object('song', row_to_json(song), 'related', (${relatedSongsQuery(language)})) as page
  from (
    select ${columnsWithoutSingers},${language === "hi" ? `${columnsInHindi},` : ""}
      l.lyrics_english, l.lyrics_hindi, l.youtube_video_id, l.updated_at, ${hasMachineVersion} as "hasMachineVersion",
      ${genreSlug} as "genreSlug", private.devanagari_name_of('albums', l.album_id) as "albumDevanagari",
      ${translationOf} as translation, ${notesOf} as notes, ${wordCountOfSong} as "wordCount",
      ${creditsOf("lyrics_singers", "singers", "singer_id")} as singers,
      ${creditsOf("lyrics_lyricists", "lyricists", "lyricist_id")} as lyricists,
      ${creditsOf("lyrics_music_directors", "music_directors", "music_director_id")} as "musicDirectors"
    from lyrics as l left join albums as a on a.id = l.album_id
    where l.id = $1
  ) as song`;

const songPageQueries = inEachLanguage(songPageQuery);

type Related = Omit<SongPage, "song">;

interface FoundPage {
  readonly song: Omit<Song, "singerName">;
  readonly related: readonly (SongCard & { readonly relation: keyof Related })[];
}

/**
 * @param id of the song; a number that cannot be an id finds nothing
 * @returns null if there is no such song; related songs are sorted by views, then id
 * @throws the driver's error when the database cannot answer
 */
export async function findSongPage(
  sql: Sql,
  id: number,
  language: PageLanguage = "en",
): Promise<SongPage | null> {
  if (!canBeId(id)) return null;
  const row = await queryRow<{ page: FoundPage }>(sql, songPageQueries[language], [id]);
  if (!row) return null;
  const { song, related } = row.page;
  const inRelation = (name: keyof Related) => related.filter(({ relation }) => relation === name);
  return {
    song: { ...song, singerName: song.singers.map(({ name }) => name).join(", ") },
    moreFromAlbum: inRelation("moreFromAlbum"),
    moreByFirstSinger: inRelation("moreByFirstSinger"),
  };
}
