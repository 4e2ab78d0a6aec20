/** Finds what the social picture of a song, a person or an album shows: what its page shows at the top. */
import type { Sql } from "#postgres";
import { askRow } from "../ask.ts";

export type ShownKind = "song" | "singer" | "album" | "lyricist" | "music-director";

export interface ShownOnPicture {
  readonly title: string;
  /** First line of the Hindi lyrics. */
  readonly hindiLine: string | null;
  /** The names of a song's singers, the year of an album. */
  readonly line: string | null;
}

const ofPerson = (table: string) =>
  `select p.name as title, null as "hindiLine", null as line from ${table} as p where p.id = $1`;

/** The song's columns are those of song-card.ts. */
const queries: Readonly<Record<ShownKind, string>> = {
  song: String.raw`
    select l.title, nullif(rtrim(split_part(left(l.lyrics_hindi, 300), E'\n', 1), ' ।॥|,;'), '') as "hindiLine", (
      select string_agg(p.name, ', ' order by c.position, p.id)
      from lyrics_singers as c join singers as p on p.id = c.singer_id
      where c.lyric_id = l.id
    ) as line
    from lyrics as l where l.id = $1`,
  singer: ofPerson("singers"),
  lyricist: ofPerson("lyricists"),
  "music-director": ofPerson("music_directors"),
  album: `select a.name as title, null as "hindiLine", a.year::text as line from albums as a where a.id = $1`,
};

/**
 * @returns null where there is no such song, person or album
 * @throws the driver's error when the database cannot answer
 */
export async function findShownOnPicture(
  sql: Sql,
  kind: ShownKind,
  id: number,
): Promise<ShownOnPicture | null> {
  return askRow(sql, queries[kind], [id]);
}
