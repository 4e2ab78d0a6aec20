/** Finds what a search box suggests while somebody types: songs, people and albums, in one round trip. */
import type { Sql } from "#postgres";
import { songCardColumns } from "../songs/song-card.ts";
import { markTyped } from "./mark-typed.ts";
import type { MarkedText } from "./marked-text.ts";
import { readQuery } from "./read-query.ts";
import {
  type ExplainedHit,
  type MarkedReasons,
  markReasons,
  type ReasonField,
  reasonsOf,
} from "./reasons.ts";

/** A song, a person or an album that somebody may be about to type. */
export interface Suggestion {
  readonly kind: "song" | "singer" | "lyricist" | "music_director" | "album";
  readonly id: number;
  /** Title of the song, name of the person or album. */
  readonly name: string;
  /** The name in pieces: what was typed is marked. */
  readonly markedName: MarkedText;
  /** Of a song its singers, joined by `, `; of an album its year; empty where there is nothing to say. */
  readonly note: string;
  /** Why a song is there whose title does not say it: the line or the names that were typed, or the first letters of a line. */
  readonly why: { readonly of: ReasonField; readonly text: MarkedText } | null;
  /** That only the first letters of its words were typed. */
  readonly byFirstLetters: boolean;
  /** Cover or portrait that the administrator gave; of a song also its album's. */
  readonly image_url: string | null;
  /** Of a song, as its generated sleeve needs it. */
  readonly firstHindiLine: string | null;
}

/** Characters; nobody who types more is helped by suggestions of what begins like it. */
const longestTyped = 100;

/** One letter begins nearly everything, but one of Devanagari is a syllable. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

const joined = (kind: string, entries: string) =>
  `left join ${entries} as ${kind} on found.kind = '${kind}' and ${kind}.id = found.id`;

/** Which ones, and in which order, is for `suggest` alone to say. A song that was found by a search has its reasons. */
const query = `
  with found as materialized (select * from private.suggest($1)),
  hits as (select id as lyric_id, way from found where way is not null),
  why as materialized (${reasonsOf("hits", "private.read_keyword($1)")})
  select found.kind, found.id, coalesce(song.title, singer.name, lyricist.name, music_director.name, album.name) as name,
    coalesce(song."singerName", album.year::text, '') as note,
    coalesce(song.cover_image_url, song."albumCoverUrl", singer.image_url, lyricist.image_url, music_director.image_url,
      album.cover_image_url) as image_url,
    song."firstHindiLine", found.sounding, found.way, coalesce(why.reasons, '{}') as reasons
  from found
  left join lateral (
    select ${songCardColumns} from lyrics as l left join albums as a on a.id = l.album_id where l.id = found.id
  ) as song on found.kind = 'song'
  ${joined("singer", "singers")}
  ${joined("lyricist", "lyricists")}
  ${joined("music_director", "music_directors")}
  ${joined("album", "albums")}
  left join why on why.lyric_id = song.id
  order by found.place`;

interface FoundRow extends Omit<Suggestion, "markedName" | "why" | "byFirstLetters"> {
  /** Numbers of the words of the name that sound like what was typed. */
  readonly sounding: readonly number[];
  /** Null where the name begins so. */
  readonly way: string | null;
  readonly reasons: ExplainedHit["reasons"];
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
  const suggestions = found.map((row) => suggestionOf(row, asked));
  // A song that was found for no reason that can be shown is none that was meant, as long as there are others.
  const explained = suggestions.filter(({ isExplained }) => isExplained);
  return (explained.length > 0 ? explained : suggestions).map(
    ({ isExplained: _, ...suggestion }) => suggestion,
  );
}

function suggestionOf({ sounding, way, reasons, ...facts }: FoundRow, asked: string) {
  const marked = way === null ? {} : markReasons({ way, reasons }, asked);
  return {
    ...facts,
    markedName: marked.title ?? markTyped(facts.name, asked, sounding),
    why: whyFound(marked, asked),
    byFirstLetters: way === "first letters",
    isExplained: way === null || Object.keys(marked).length > 0,
  };
}

/** In their order: a line says more than a name. */
const names: readonly ReasonField[] = ["singers", "lyricists", "music_directors", "albums"];

function whyFound(marked: MarkedReasons, typed: string): Suggestion["why"] {
  const lines: readonly ReasonField[] = /\p{Script=Devanagari}/u.test(typed)
    ? ["hindi line", "roman line"]
    : ["roman line", "hindi line"];
  for (const of of [...lines, ...names]) {
    const text = marked[of];
    if (text) return { of, text };
  }
  return null;
}
