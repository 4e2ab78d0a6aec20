/**
 * Finds what the page of a draft would show if it were public, without other songs and without the words of the
 * glossary.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { Song, SongPage } from "../songs/song.ts";
import type { MeaningInSong } from "../words/find-words-of-song.ts";

/** Who does not exist yet gets a negative number, so that all of a list differ. */
const creditsIn = (credits: string) => `(
  select coalesce(json_agg(json_build_object('id', coalesce(c.credit -> 'id', to_jsonb(-c.place)), 'name', c.credit ->> 'name')
    order by c.place), '[]')
  from (
    select case when jsonb_typeof(each.credit -> 'id') = 'number' then each.credit else each.credit - 'id' end as credit, each.place
    from jsonb_array_elements(d.state -> '${credits}') with ordinality as each (credit, place)
  ) as c
)`;

const previewQuery = String.raw`
  select d.id, d.title, d.state ->> 'genre' as genre,
    coalesce((d.state ->> 'year')::integer, a.year, (d.state -> 'album' ->> 'year')::integer) as year,
    d.views, d.state ->> 'cover_image_url' as cover_image_url,
    coalesce(a.id, case when d.state -> 'album' ->> 'name' is not null then -1 end) as "albumId",
    coalesce(a.name, d.state -> 'album' ->> 'name') as "albumName", a.cover_image_url as "albumCoverUrl",
    nullif(rtrim(split_part(left(d.state ->> 'lyrics_hindi', 300), E'\n', 1), ' ।॥|,;'), '') as "firstHindiLine",
    d.state ->> 'lyrics_english' as lyrics_english, d.state ->> 'lyrics_hindi' as lyrics_hindi,
    d.state ->> 'youtube_video_id' as youtube_video_id, d.version as updated_at,
    false as "hasMachineVersion", 0 as "wordCount", null as "genreSlug",
    (
      select json_build_object('english', t ->> 'english', 'plainHindi', t ->> 'plain_hindi', 'translator', t ->> 'translator')
      from (select d.state -> 'lyric_translations' -> 0) as one (t) where t is not null
    ) as translation,
    d.state -> 'lyric_notes' as notes, d.state -> 'lyric_words' as "ownMeanings",
    ${creditsIn("lyrics_singers")} as singers,
    ${creditsIn("lyrics_lyricists")} as lyricists,
    ${creditsIn("lyrics_music_directors")} as "musicDirectors"
  from (select id, title, views, version, private.with_present_names(state) as state from private.drafts where id = $1) as d
    left join albums as a on a.id = (d.state -> 'album' ->> 'id')::bigint`;

interface DraftPreview extends SongPage {
  readonly ownMeanings: readonly MeaningInSong[];
}

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null if there is no such draft; people and an album that do not exist yet have negative numbers
 * @throws the driver's error when the database cannot answer
 */
export async function findDraftPreview(sql: Sql, id: number): Promise<DraftPreview | null> {
  if (!canBeId(id)) return null;
  const found = await queryRow<Omit<Song, "singerName"> & Pick<DraftPreview, "ownMeanings">>(
    sql,
    previewQuery,
    [id],
  );
  if (!found) return null;
  const { ownMeanings } = found;
  const song = { ...found, singerName: found.singers.map(({ name }) => name).join(", ") };
  return { song, ownMeanings, moreFromAlbum: [], moreByFirstSinger: [] };
}
