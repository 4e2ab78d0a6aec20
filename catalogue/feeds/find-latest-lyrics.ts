/** Finds the entries of the feed of the latest lyrics, in one round trip. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import type { SongCard } from "../songs/song.ts";
import { songCardColumns } from "../songs/song-card.ts";

export interface LatestLyrics extends SongCard {
  /** First line of the Roman lyrics. */
  readonly firstRomanLine: string | null;
  /** Whether the line is longer than what a card has of it. */
  readonly isHindiCut: boolean | null;
  readonly isRomanCut: boolean | null;
  /** ISO 8601. */
  readonly created_at: string;
  /** ISO 8601. */
  readonly updated_at: string;
}

const latestLyrics = 20;

const isCut = (lyrics: string) => String.raw`char_length(split_part(left(${lyrics}, 301), E'\n', 1)) > 300`;

const latestLyricsQuery = String.raw`
  select coalesce(json_agg(row_to_json(song)), '[]') as found
  from (
    select ${songCardColumns.en}, l.created_at, l.updated_at,
      nullif(rtrim(split_part(left(l.lyrics_english, 300), E'\n', 1), ' |,;'), '') as "firstRomanLine",
      ${isCut("l.lyrics_hindi")} as "isHindiCut", ${isCut("l.lyrics_english")} as "isRomanCut"
    from lyrics as l left join albums as a on a.id = l.album_id
    order by l.created_at desc, l.id desc
    limit ${latestLyrics}
  ) as song`;

/**
 * @returns the twenty newest songs, newest first
 * @throws the driver's error when the database cannot answer
 */
export async function findLatestLyrics(sql: Sql): Promise<LatestLyrics[]> {
  return queryJson(sql, latestLyricsQuery, []);
}
