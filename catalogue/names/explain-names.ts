/**
 * Explains what saving a song would do with the names that were typed, whom it would link and whom it would make, and which
 * video it would store. By the same functions of the database as the save itself, so that the two cannot disagree.
 */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { plainText } from "../plain-text.ts";
import type { SongInput } from "../songs/song-input.ts";
import { splitNames } from "../songs/split-names.ts";

export interface ExplainedName {
  /** As it would be stored. */
  readonly typed: string;
  /** Null when it would be made. */
  readonly existing: { readonly id: number; readonly name: string } | null;
}

export interface ExplainedAlbum {
  /** The name without the year, and the year, with which it would be made. */
  readonly name: string;
  readonly year: number | null;
  /** Null when it would be made, or is ambiguous. */
  readonly existing: { readonly id: number; readonly name: string; readonly year: number | null } | null;
  /** The years of the albums that the bare name could mean: the save would be refused. Else empty. */
  readonly ambiguousYears: readonly number[];
}

export interface ExplainedNames {
  /** In the order of the credits, without repeats. */
  readonly singerNames: readonly ExplainedName[];
  readonly lyricistNames: readonly ExplainedName[];
  readonly musicDirectorNames: readonly ExplainedName[];
  /** Null where none was typed. */
  readonly albumName: ExplainedAlbum | null;
  /** The 11 characters that would be stored; null where the text names no video. */
  readonly youtube_video_id: string | null;
}

export type NamesToExplain = Pick<
  SongInput,
  "singerNames" | "lyricistNames" | "musicDirectorNames" | "albumName" | "youtube_video_id"
>;

/** More names in one field are not looked at. */
const mostNames = 200;

const explained = (table: string, parameter: string) => `(
  select coalesce(json_agg(json_build_object(
    'typed', private.tidy_line(d.name),
    'existing', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end
  ) order by d.place), '[]')
  from private.distinct_names(${parameter}::text[]) as d left join ${table} as p on p.name_key = d.key
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
 * @param typed the fields of the form; one that is left out is blank
 * @throws the driver's error when the database cannot answer
 */
export async function explainNames(sql: Sql, typed: NamesToExplain): Promise<ExplainedNames> {
  return askFound(sql, explainQuery, [
    firstNames(typed.singerNames),
    firstNames(typed.lyricistNames),
    firstNames(typed.musicDirectorNames),
    plainText(typed.albumName),
    plainText(typed.youtube_video_id),
  ]);
}

function firstNames(typed: string | null | undefined): string[] {
  return splitNames(plainText(typed)).slice(0, mostNames);
}
