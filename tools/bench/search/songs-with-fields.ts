/** Finds the songs that match a query of two fields, from the catalogue itself and not by a search. */
import type { Sql } from "#postgres";
import type { Field, FieldKind } from "./query-set.ts";

export interface SongWithFields {
  readonly id: string;
  readonly title: string;
  readonly roman: string;
  readonly hindi: string;
  readonly album: string;
  readonly year: string;
  readonly genre: string;
  readonly singers: readonly string[];
  readonly lyricists: readonly string[];
  readonly musicDirectors: readonly string[];
}

const textsOf: Readonly<Record<FieldKind, (song: SongWithFields) => readonly string[]>> = {
  title: ({ title }) => [title],
  line: ({ roman, hindi }) => [roman, hindi],
  singer: ({ singers }) => singers,
  lyricist: ({ lyricists }) => lyricists,
  "music director": ({ musicDirectors }) => musicDirectors,
  "singer or music director": ({ singers, musicDirectors }) => [...singers, ...musicDirectors],
  album: ({ album }) => [album],
  genre: ({ genre }) => [genre],
  year: ({ year }) => [year],
};

export async function readSongs(sql: Sql): Promise<readonly SongWithFields[]> {
  const names = (join: string, column: string, people: string) => sql`
    array(select p.name from ${sql(join)} as c join ${sql(people)} as p on p.id = c.${sql(column)}
      where c.lyric_id = l.id order by c.position, p.id)`;
  return sql<SongWithFields[]>`
    select l.id::text as id, l.title, coalesce(l.lyrics_english, '') as roman, coalesce(l.lyrics_hindi, '') as hindi,
      coalesce(a.name, '') as album, coalesce(l.year, a.year)::text as year, coalesce(l.genre, '') as genre,
      ${names("lyrics_singers", "singer_id", "singers")} as singers,
      ${names("lyrics_lyricists", "lyricist_id", "lyricists")} as lyricists,
      ${names("lyrics_music_directors", "music_director_id", "music_directors")} as "musicDirectors"
    from lyrics as l left join albums as a on a.id = l.album_id`;
}

/** @returns how many of the fields the song matches */
export function countMatches(song: SongWithFields, fields: readonly Field[]): number {
  return fields.filter(({ kind, holds }) => {
    const wanted = toWords(holds);
    return textsOf[kind](song).some((text) => toWords(text ?? "").includes(wanted));
  }).length;
}

/** Words between spaces, so that `ali` is not in `kalyanji`. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
}
