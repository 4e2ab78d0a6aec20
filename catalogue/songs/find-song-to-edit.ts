/** Finds the initial values of a song's form; saving them unchanged changes nothing. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { SongInput } from "./song-input.ts";
import type { LineNote, OwnMeaning, SongParts } from "./song-parts.ts";

/** The fields of the form; missing texts are empty. */
export interface SongToEdit extends Readonly<Record<TextField, string>> {
  readonly id: number;
  readonly year: number | null;
  readonly track_number: number | null;
  /** In the order of the lyrics, those that are not in them any more at the end. */
  readonly word_meanings: readonly OwnMeaning[];
  readonly notes: readonly LineNote[];
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

type TextField = Exclude<keyof SongInput, "year" | "track_number" | keyof SongParts>;

const namesOf = (people: string, column: string) => `
  coalesce((
    select string_agg(p.name, ', ' order by c.position, p.id)
    from lyrics_${people} as c join ${people} as p on p.id = c.${column}
    where c.lyric_id = l.id
  ), '')`;

const inOrderOfLyrics = (text: string) =>
  `nullif(strpos(concat_ws(e'\\n', l.lyrics_hindi, lower(l.lyrics_english)), lower(${text})), 0) nulls last, ${text}`;

/** A constraint forbids commas in people's names. An album's name may contain commas and is never split. */
const songToEditQuery = `
  select l.id, l.title,
    coalesce(private.album_spelling(a.id, a.name, a.year), '') as "albumName",
    ${namesOf("singers", "singer_id")} as "singerNames",
    ${namesOf("lyricists", "lyricist_id")} as "lyricistNames",
    ${namesOf("music_directors", "music_director_id")} as "musicDirectorNames",
    coalesce(l.genre, '') as genre,
    coalesce(l.lyrics_hindi, '') as lyrics_hindi,
    coalesce(l.lyrics_english, '') as lyrics_english,
    coalesce(l.youtube_video_id, '') as youtube_video_id,
    coalesce(l.cover_image_url, '') as cover_image_url,
    l.year, track.number as track_number,
    coalesce(t.english, '') as translation_english,
    coalesce(t.plain_hindi, '') as translation_hindi,
    coalesce(t.translator, '') as translator,
    coalesce((
      select json_agg(json_build_object('word', w.word, 'english', coalesce(w.english, ''), 'hindi', coalesce(w.hindi, ''))
        order by ${inOrderOfLyrics("w.word")})
      from lyric_words as w where w.lyric_id = l.id
    ), '[]') as word_meanings,
    coalesce((
      select json_agg(json_build_object('line', n.line, 'note', n.note) order by ${inOrderOfLyrics("n.line")})
      from lyric_notes as n where n.lyric_id = l.id
    ), '[]') as notes,
    to_json(l.updated_at) #>> '{}' as version
  from lyrics as l
    left join albums as a on a.id = l.album_id
    left join lyric_translations as t on t.lyric_id = l.id
    left join track_numbers as track on track.lyric_id = l.id
  where l.id = $1`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such song
 * @throws the driver's error when the database cannot answer
 */
export async function findSongToEdit(sql: Sql, id: number): Promise<SongToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, songToEditQuery, [id]);
}
