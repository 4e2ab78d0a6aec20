/**
 * Explains what saving a song would do with the typed names: which people and album it would link or create, and
 * which video it would store. Uses the same SQL functions as the save, so that the two cannot disagree.
 */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { queryJson } from "../query.ts";
import type { SongInput } from "../songs/song-input.ts";
import { splitNames } from "../songs/split-names.ts";

export interface ExplainedName {
  /** As it would be stored. */
  readonly typed: string;
  /** Null if it would be created. */
  readonly existing: { readonly id: number; readonly name: string } | null;
}

export interface ExplainedAlbum {
  /** The name without the year, as it would be created. */
  readonly name: string;
  readonly year: number | null;
  /** Null if it would be created or is ambiguous. */
  readonly existing: { readonly id: number; readonly name: string; readonly year: number | null } | null;
  /** If the name is ambiguous and the save would be refused: the years of the possible albums. */
  readonly ambiguousYears: readonly number[];
}

export interface ExplainedNames {
  /** In the order of the credits, without repeats. */
  readonly singerNames: readonly ExplainedName[];
  readonly lyricistNames: readonly ExplainedName[];
  readonly musicDirectorNames: readonly ExplainedName[];
  /** Null if none was typed. */
  readonly albumName: ExplainedAlbum | null;
  /** The 11 characters that would be stored; null if the text contains no video. */
  readonly youtube_video_id: string | null;
}

type NamesToExplain = Pick<
  SongInput,
  "singerNames" | "lyricistNames" | "musicDirectorNames" | "albumName" | "youtube_video_id"
>;

/** Further names in a field are ignored. */
const maxNames = 200;

const explained = (table: string, parameter: string) => `(
  select coalesce(json_agg(json_build_object(
    'typed', private.tidy_line(d.typed_name),
    'existing', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end
  ) order by d.place), '[]')
  from private.people_meant('${table}', ${parameter}::text[]) as d left join ${table} as p on p.name_key = d.key
)`;

const explainQuery = `
  select json_build_object(
    'singerNames', ${explained("singers", "$1")},
    'lyricistNames', ${explained("lyricists", "$2")},
    'musicDirectorNames', ${explained("music_directors", "$3")},
    'albumName', (
      select json_build_object(
        'name', meant.album_name,
        'year', meant.album_year,
        'existing', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'year', a.year) end,
        'ambiguousYears', coalesce(to_json(string_to_array(meant.years, ', ')::integer[]), '[]')
      )
      from private.album_meant($4) as meant left join albums as a on a.id = meant.album_id
    ),
    'youtube_video_id', (
      select video from private.youtube_video_id($5) as video where video ~ '^[A-Za-z0-9_-]{11}$'
    )
  ) as found`;

/**
 * @param typed the fields of the form; a missing field is blank
 * @throws the driver's error when the database cannot answer
 */
export async function explainNames(sql: Sql, typed: NamesToExplain): Promise<ExplainedNames> {
  return queryJson(sql, explainQuery, [
    firstNames(typed.singerNames),
    firstNames(typed.lyricistNames),
    firstNames(typed.musicDirectorNames),
    stripNullCharacters(typed.albumName),
    stripNullCharacters(typed.youtube_video_id),
  ]);
}

function firstNames(typed: string | null | undefined): string[] {
  return splitNames(stripNullCharacters(typed)).slice(0, maxNames);
}
