/** Finds the text of a social picture: the title and the lines that the page of the song, person or album shows at the top. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";

export type SocialPictureKind = "song" | "singer" | "album" | "lyricist" | "music-director";

export interface SocialPictureText {
  readonly title: string;
  /** First line of the Hindi lyrics. */
  readonly hindiLine: string | null;
  /** The names of a song's singers, the year of an album. */
  readonly line: string | null;
}

const personQuery = (table: string) =>
  `select p.name as title, null as "hindiLine", null as line from ${table} as p where p.id = $1`;

/** The song's columns are copied from song-card.ts without the album. */
const queries: Readonly<Record<SocialPictureKind, string>> = {
  song: String.raw`
    select l.title, nullif(rtrim(split_part(left(l.lyrics_hindi, 300), E'\n', 1), ' ।॥|,;'), '') as "hindiLine", (
      select string_agg(p.name, ', ' order by c.position, p.id)
      from lyrics_singers as c join singers as p on p.id = c.singer_id
      where c.lyric_id = l.id
    ) as line
    from lyrics as l where l.id = $1`,
  singer: personQuery("singers"),
  lyricist: personQuery("lyricists"),
  "music-director": personQuery("music_directors"),
  album: `select a.name as title, null as "hindiLine", a.year::text as line from albums as a where a.id = $1`,
};

/**
 * @returns null if there is no such song, person or album
 * @throws the driver's error when the database cannot answer
 */
export async function findSocialPictureText(
  sql: Sql,
  kind: SocialPictureKind,
  id: number,
): Promise<SocialPictureText | null> {
  return queryRow(sql, queries[kind], [id]);
}
