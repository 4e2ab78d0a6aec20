/** Finds the suggestions of a search box during typing: songs, people and albums, in one round trip. */
import type { Sql } from "#postgres";
import { type BothNames, inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
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
import type { NamedGroup } from "./search.ts";

/** The name is the title of a song, or that of a person, an album or a group. */
export interface Suggestion extends BothNames {
  readonly kind: "song" | "singer" | "lyricist" | "music_director" | "album" | NamedGroup["kind"];
  /** Zero for a genre, a year and a decade. */
  readonly id: number;
  /** The name with the typed text marked. */
  readonly markedName: MarkedText;
  /** The singers of a song, joined by `, `; the year of an album; otherwise empty. */
  readonly note: string;
  /** The same in Devanagari, of the singers of a song. */
  readonly singersInDevanagari?: string | null;
  /** Of a genre. */
  readonly slug: string | null;
  /** Of a genre, a year or a decade. */
  readonly songCount: number | null;
  /** The line or names that match, for a song whose title does not. */
  readonly why: { readonly of: ReasonField; readonly text: MarkedText } | null;
  /** Whether only the first letters of its words were typed. */
  readonly byFirstLetters: boolean;
  /** Cover or portrait set by the administrator; a song may have its album's. */
  readonly image_url: string | null;
  /** Of a song, for its generated sleeve. */
  readonly firstHindiLine: string | null;
}

/** In characters; for a longer text, suggestions of its beginning are useless. */
const longestTyped = 100;

/** At least two letters, because one matches nearly everything; one Devanagari letter is a syllable and suffices. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

const joined = (kind: string, entries: string) =>
  `left join ${entries} as ${kind} on found.kind = '${kind}' and ${kind}.id = found.id`;

const mostSuggested = 8;

/**
 * `suggest` decides the suggestions and their order. Songs found by a search have reasons. A genre, year or decade
 * that was typed comes before all.
 */
const queries = inEachLanguage(
  (language) => `
  with asked as materialized (select private.read_keyword($1) as words),
  found as materialized (select f.kind, f.id::bigint, f.way, f.sounding, f.place from private.suggest($1) as f),
  hits as (select id as lyric_id, way from found where way is not null),
  why as materialized (${reasonsOf("hits", "(select words from asked)")})
  select found.kind, found.id, coalesce(song.title, singer.name, lyricist.name, music_director.name, album.name) as name,
    coalesce(song."singerName", album.year::text, '') as note, ${language === "hi" ? 'song."singersInDevanagari"' : "null"} as "singersInDevanagari",
    private.devanagari_name_of(found.kind || 's', found.id) as devanagari,
    coalesce(song.cover_image_url, song."albumCoverUrl", singer.image_url, lyricist.image_url, music_director.image_url,
      album.cover_image_url) as image_url,
    song."firstHindiLine", found.sounding, found.way, coalesce(why.reasons, '{}') as reasons,
    null as slug, null::bigint as "songCount", found.place
  from found
  left join lateral (
    select ${songCardColumns[language]} from lyrics as l left join albums as a on a.id = l.album_id where l.id = found.id
  ) as song on found.kind = 'song'
  ${joined("singer", "singers")}
  ${joined("lyricist", "lyricists")}
  ${joined("music_director", "music_directors")}
  ${joined("album", "albums")}
  left join why on why.lyric_id = song.id
  union all
  select g.kind, 0, g.name, '', null, g.devanagari, null, null, '{}', null, '{}', g.slug, g."songCount", 0
  from asked, json_to_recordset(private.pages_of_groups($1, asked.words, false))
    as g (kind text, name text, devanagari json, slug text, "songCount" bigint)
  order by place limit ${mostSuggested}`,
);

interface FoundRow extends Omit<Suggestion, "markedName" | "why" | "byFirstLetters"> {
  /** Numbers of the words of the name that sound like the typed ones. */
  readonly sounding: readonly number[];
  /** The search strategy; null if the name begins with the typed text. */
  readonly way: string | null;
  readonly reasons: ExplainedHit["reasons"];
  readonly place: number;
}

/**
 * @param typed the text of the field, without wildcards; only the first 100 characters count
 * @returns at most eight, best first; none for less than two letters or one Devanagari letter
 * @throws the driver's error when the database cannot answer
 */
export async function findSuggestions(
  sql: Sql,
  typed: string,
  language: PageLanguage = "en",
): Promise<readonly Suggestion[]> {
  const text = Array.from(readQuery(typed).q).slice(0, longestTyped).join("").trim();
  if (!isEnough.test(text)) return [];
  const found = await sql.unsafe<FoundRow[]>(queries[language], [text], { prepare: true });
  const suggestions = found.map((row) => suggestionOf(row, text));
  // A song without a reason to show is probably not wanted, so it appears only if no other suggestion exists.
  const explained = suggestions.filter(({ isExplained }) => isExplained);
  return (explained.length > 0 ? explained : suggestions).map(
    ({ isExplained: _, ...suggestion }) => suggestion,
  );
}

function suggestionOf({ sounding, way, reasons, place: _, ...facts }: FoundRow, typed: string) {
  const marked = way === null ? {} : markReasons({ way, reasons }, typed);
  return {
    ...facts,
    markedName: marked.title ?? markTyped(facts.name, typed, sounding),
    why: whyFound(marked, typed),
    byFirstLetters: way === "first letters",
    isExplained: way === null || Object.keys(marked).length > 0,
  };
}

const nameFields: readonly ReasonField[] = ["singers", "lyricists", "music_directors", "albums"];

function whyFound(marked: MarkedReasons, typed: string): Suggestion["why"] {
  const lines: readonly ReasonField[] = /\p{Script=Devanagari}/u.test(typed)
    ? ["hindi line", "roman line"]
    : ["roman line", "hindi line"];
  // A matching line is more specific than a name.
  for (const field of [...lines, ...nameFields]) {
    const text = marked[field];
    if (text) return { of: field, text };
  }
  return null;
}
