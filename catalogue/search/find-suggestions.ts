/** Finds what a search box suggests while somebody types: songs, people and albums, in one round trip. */
import type { Sql } from "#postgres";
import { songCardColumns } from "../songs/song-card.ts";
import type { MarkedLine } from "./mark-match.ts";
import { markTyped } from "./mark-typed.ts";
import { readQuery } from "./read-query.ts";
import { type SearchedSong, type WhyFound, whyFound } from "./why-found.ts";

/** A song, a person or an album that somebody may be about to type. */
export interface Suggestion {
  readonly kind: "song" | "singer" | "lyricist" | "music_director" | "album";
  readonly id: number;
  /** Title of the song, name of the person or album. */
  readonly name: string;
  /** The name in pieces: what was typed is marked. */
  readonly markedName: MarkedLine;
  /** Of a song its singers, joined by `, `; of an album its year; empty where there is nothing to say. */
  readonly note: string;
  /** Why a song is there whose title does not say it. */
  readonly why: WhyFound | null;
  /** Cover or portrait that the administrator gave; of a song also its album's. */
  readonly image_url: string | null;
  /** Of a song, as its generated sleeve needs it. */
  readonly firstHindiLine: string | null;
}

/** Characters; nobody who types more is helped by suggestions of what begins like it. */
const longestTyped = 100;

/** One letter begins nearly everything, but one of Devanagari is a syllable. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

const namesOf = (people: string, join: string, column: string) => `
  coalesce((
    select string_agg(p.name, ', ' order by c.position, p.id)
    from ${join} as c join ${people} as p on p.id = c.${column} where c.lyric_id = l.id
  ), '')`;

/** What `whyFound` looks through; of a song whose title begins so, nothing is read. */
const searched = `
  json_build_object(
    'title', l.title,
    'words', json_build_object('roman', l.lyrics_english, 'hindi', l.lyrics_hindi),
    'singers', ${namesOf("singers", "lyrics_singers", "singer_id")},
    'lyricists', ${namesOf("lyricists", "lyrics_lyricists", "lyricist_id")},
    'musicDirectors', ${namesOf("music_directors", "lyrics_music_directors", "music_director_id")},
    'album', coalesce(a.name, '')
  )`;

const joined = (kind: string, entries: string) =>
  `left join ${entries} as ${kind} on found.kind = '${kind}' and ${kind}.id = found.id`;

/** Which ones, and in which order, is for `find_suggestions` alone to say. */
const query = `
  select found.kind, found.id, coalesce(song.title, singer.name, lyricist.name, music_director.name, album.name) as name,
    coalesce(song."singerName", album.year::text, '') as note,
    coalesce(song.cover_image_url, song."albumCoverUrl", singer.image_url, lyricist.image_url, music_director.image_url,
      album.cover_image_url) as image_url,
    song."firstHindiLine", song.searched
  from private.find_suggestions($1) as found
  left join lateral (
    select ${songCardColumns}, case when found.is_found then ${searched} end as searched
    from lyrics as l left join albums as a on a.id = l.album_id where l.id = found.id
  ) as song on found.kind = 'song'
  ${joined("singer", "singers")}
  ${joined("lyricist", "lyricists")}
  ${joined("music_director", "music_directors")}
  ${joined("album", "albums")}
  order by found.place`;

interface FoundRow extends Omit<Suggestion, "markedName" | "why"> {
  readonly searched: SearchedSong | null;
}

/**
 * @param typed as it stands in the field, every character a plain one; what is beyond 100 characters is not looked at
 * @returns at most eight, best first; none for less than two letters or one of Devanagari
 * @throws the driver's error when the database cannot answer
 */
export async function findSuggestions(sql: Sql, typed: string): Promise<readonly Suggestion[]> {
  const asked = Array.from(readQuery(typed).q).slice(0, longestTyped).join("").trim();
  if (!isEnough.test(asked)) return [];
  const found = await sql.unsafe<FoundRow[]>(query, [asked], { prepare: true });
  const suggestions = found.map(({ searched, ...suggestion }) => ({
    ...suggestion,
    markedName: markTyped(suggestion.name, asked),
    why: searched && whyFound(searched, asked),
    isFound: searched !== null,
  }));
  // A song that was found for no reason that can be shown is none that was meant, as long as there are others.
  const explained = suggestions.filter(
    ({ why, markedName, isFound }) => why || !isFound || markedName.some(({ isMatch }) => isMatch),
  );
  return (explained.length > 0 ? explained : suggestions).map(({ isFound: _, ...suggestion }) => suggestion);
}
