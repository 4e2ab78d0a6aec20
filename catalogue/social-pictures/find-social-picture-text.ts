/** Finds the text of a social picture: the title and the lines that the page shows at the top. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";

type SocialPictureKind =
  | "song"
  | "singer"
  | "album"
  | "lyricist"
  | "music-director"
  | "genre"
  | "year"
  | "decade";

interface SocialPictureText {
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
  genre: `
    select g.name as title, null as "hindiLine", null as line
    from private.genres as g where g.genre_key = private.genre_of($1) and g.slug = $1`,
  year: `
    select kept.letter as title, null as "hindiLine", null as line
    from private.totals as kept where kept.entries = 'years' and kept.letter = $1::bigint::text and kept.count > 0`,
  decade: `
    select $1::bigint || 's' as title, null as "hindiLine", null as line
    where $1::bigint % 10 = 0 and exists (
      select from private.totals as kept
      where kept.entries = 'years' and kept.letter like left($1::bigint::text, 3) || '_' and kept.count > 0)`,
};

/**
 * @param id of the song, person or album; a year, or the first one of a decade; the slug of a genre
 * @returns null if there is nothing of this kind with this id
 * @throws the driver's error when the database cannot answer
 */
export async function findSocialPictureText(
  sql: Sql,
  kind: SocialPictureKind,
  id: number | string,
): Promise<SocialPictureText | null> {
  return queryRow(sql, queries[kind], [id]);
}
