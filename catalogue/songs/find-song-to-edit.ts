/** Finds the initial values of a song's form; saving them unchanged changes nothing. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { SongInput } from "./song-input.ts";

/** The fields of the form; missing texts are empty. */
export interface SongToEdit extends Readonly<Record<TextField, string>> {
  readonly id: number;
  readonly year: number | null;
  readonly track_number: number | null;
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

type TextField = Exclude<keyof SongInput, "year" | "track_number">;

const namesOf = (people: string, column: string) => `
  coalesce((
    select string_agg(p.name, ', ' order by c.position, p.id)
    from lyrics_${people} as c join ${people} as p on p.id = c.${column}
    where c.lyric_id = l.id
  ), '')`;

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
