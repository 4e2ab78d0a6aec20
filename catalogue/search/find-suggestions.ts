/** Finds what a search box suggests while somebody types: songs, singers and albums, in one round trip. */
import type { Sql } from "#postgres";
import { songCardColumns } from "../songs/song-card.ts";
import type { MarkedLine } from "./mark-match.ts";
import { markTyped } from "./mark-typed.ts";
import { readQuery } from "./read-query.ts";

/** A song, a singer or an album that somebody may be about to type. */
export interface Suggestion {
  readonly kind: "song" | "singer" | "album";
  readonly id: number;
  /** Title of the song, name of the singer or album. */
  readonly name: string;
  /** The name in pieces: what was typed is marked. */
  readonly markedName: MarkedLine;
  /** Of a song its singers, joined by `, `; of an album its year; empty where there is nothing to say. */
  readonly note: string;
  /** Cover or portrait that the administrator gave; of a song also its album's. */
  readonly image_url: string | null;
  /** Of a song, as its generated sleeve needs it. */
  readonly firstHindiLine: string | null;
}

/** Characters; nobody who types more is helped by suggestions of what begins like it. */
const longestTyped = 100;

/** One letter begins nearly everything, but one of Devanagari is a syllable. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

/** Which ones, and in which order, is for `search_suggestions` alone to say. */
const query = `
  select found.kind, found.id, coalesce(song.title, singer.name, album.name) as name,
    coalesce(song."singerName", album.year::text, '') as note,
    coalesce(song.cover_image_url, song."albumCoverUrl", singer.image_url, album.cover_image_url) as image_url,
    song."firstHindiLine"
  from private.search_suggestions($1) as found
  left join lateral (
    select ${songCardColumns} from lyrics as l left join albums as a on a.id = l.album_id where l.id = found.id
  ) as song on found.kind = 'song'
  left join singers as singer on found.kind = 'singer' and singer.id = found.id
  left join albums as album on found.kind = 'album' and album.id = found.id
  order by found.place`;

/**
 * @param typed as it stands in the field, every character a plain one; what is beyond 100 characters is not looked at
 * @returns at most eight, best first; none for less than two letters or one of Devanagari
 * @throws the driver's error when the database cannot answer
 */
export async function findSuggestions(sql: Sql, typed: string): Promise<readonly Suggestion[]> {
  const asked = Array.from(readQuery(typed).q).slice(0, longestTyped).join("").trim();
  if (!isEnough.test(asked)) return [];
  const found = await sql.unsafe<Omit<Suggestion, "markedName">[]>(query, [asked], { prepare: true });
  return found.map((suggestion) => ({
    ...suggestion,
    markedName: markTyped(suggestion.name, asked),
  }));
}
