/** Finds the initial values of a draft's form, also as one of its earlier versions had them. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { SongToEdit } from "../songs/find-song-to-edit.ts";

/** Its number is the one that the song has or will have. */
export interface DraftToEdit extends SongToEdit {
  /** ISO 8601; null for a draft that waits. */
  readonly publishAt: string | null;
  /** Why it was not published at its time; null if that did not happen. */
  readonly failure: string | null;
  /** Whether it was public before. */
  readonly wasPublic: boolean;
}

const namesIn = (credits: string) => `array_to_string(private.names_in(d.state -> '${credits}'), ', ')`;
const textIn = (field: string) => `coalesce(d.state ->> '${field}', '') as ${field}`;
const meaningIn = (field: string) => `coalesce(d.state -> 'lyric_translations' -> 0 ->> '${field}', '')`;
const inOrderOfLyrics = (text: string) =>
  `nullif(strpos(concat_ws(e'\\n', d.state ->> 'lyrics_hindi', lower(d.state ->> 'lyrics_english')), lower(${text})), 0) nulls last, ${text}`;

/** @param state SQL for a state of the draft `o` */
const draftQuery = (state: string) => `
  select d.id, d.state ->> 'title' as title,
    coalesce(
      (select private.album_spelling(a.id, a.name, a.year) from albums as a where a.id = (d.state -> 'album' ->> 'id')::bigint),
      concat(d.state -> 'album' ->> 'name', ' (' || (d.state -> 'album' ->> 'year') || ')')) as "albumName",
    ${namesIn("lyrics_singers")} as "singerNames",
    ${namesIn("lyrics_lyricists")} as "lyricistNames",
    ${namesIn("lyrics_music_directors")} as "musicDirectorNames",
    ${["genre", "lyrics_hindi", "lyrics_english", "youtube_video_id", "cover_image_url"].map(textIn).join(", ")},
    (d.state ->> 'year')::integer as year,
    (d.state -> 'track_numbers' -> 0 ->> 'number')::integer as track_number,
    ${meaningIn("english")} as translation_english,
    ${meaningIn("plain_hindi")} as translation_hindi,
    ${meaningIn("translator")} as translator,
    coalesce((
      select json_agg(json_build_object('word', w.word, 'english', coalesce(w.english, ''), 'hindi', coalesce(w.hindi, ''))
        order by ${inOrderOfLyrics("w.word")})
      from jsonb_to_recordset(d.state -> 'lyric_words') as w (word text, english text, hindi text)
    ), '[]') as word_meanings,
    coalesce((
      select json_agg(json_build_object('line', n.line, 'note', n.note) order by ${inOrderOfLyrics("n.line")})
      from jsonb_to_recordset(d.state -> 'lyric_notes') as n (line text, note text)
    ), '[]') as notes,
    to_json(d.version) #>> '{}' as version,
    to_json(d.publish_at) #>> '{}' as "publishAt", d.failure, d.was_public as "wasPublic"
  from (
    select o.id, private.with_present_names(${state}) as state, o.version, o.publish_at, o.failure, o.was_public
    from private.drafts as o where o.id = $1
  ) as d
  where d.state is not null`;

const draftToEditQuery = draftQuery("o.state");
const draftVersionQuery = `${draftQuery("private.state_after('lyrics', o.id::text, $2)")}
  and not exists (select from lyrics as l where l.id = $1)`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such draft
 * @throws the driver's error when the database cannot answer
 */
export async function findDraftToEdit(sql: Sql, id: number): Promise<DraftToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, draftToEditQuery, [id]);
}

/**
 * @param revision after which the version was
 * @returns null if there is no such draft, or none was there at that time; its version, time and failure are the present ones
 * @throws the driver's error when the database cannot answer
 */
export async function findDraftVersion(sql: Sql, id: number, revision: number): Promise<DraftToEdit | null> {
  return queryRow(sql, draftVersionQuery, [id, revision]);
}
