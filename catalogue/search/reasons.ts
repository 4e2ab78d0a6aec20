/**
 * Why a song was found: its fields that match a query, as returned by private.reasons_of_hits, with the matches
 * marked.
 */
import { type MarkedText, markFirstLetters, markLetters, markWords, unmarked } from "./marked-text.ts";
import { wordsOfText } from "./words-of-text.ts";

/** A field that matches a query. */
export type ReasonField =
  | "title"
  | "roman line"
  | "hindi line"
  | "singers"
  | "lyricists"
  | "music_directors"
  | "albums"
  | "genre"
  | "year";

interface Reason {
  /** The field as shown: the title, the line, the names joined by `, `. */
  readonly text: string;
  /** Numbers of its matching words, from 1. */
  readonly words: readonly number[];
  /** Number of words as counted by the database. */
  readonly wordCount: number;
}

type Reasons = Readonly<Partial<Record<ReasonField, Reason>>>;

export type MarkedReasons = Readonly<Partial<Record<ReasonField, MarkedText>>>;

/** A hit of `private.search_songs`: by which strategy of private.search_ways it was found, and why. */
export interface ExplainedHit {
  readonly way: string;
  readonly reasons: Reasons;
}

/**
 * For a query whose $1 is the typed text: a JSON object of `Reasons` for each song.
 * @param hits name of a relation with `lyric_id` and `way`
 * @param words SQL for the result of `private.read_keyword($1)`
 * @returns SQL query with the columns `lyric_id` and `reasons`
 */
export const reasonsOf = (hits: string, words: string) => `
  select r.lyric_id, ${reasonsObject("r")} as reasons
  from (select array_agg(h.lyric_id) as ids, array_agg(h.way) as ways from ${hits} as h) as given
  cross join private.reasons_of_hits(given.ids, given.ways, $1, ${words}) as r
  where given.ids is not null
  group by r.lyric_id`;

/** @returns SQL that aggregates rows of `private.reasons_of_hits` into one JSON object of `Reasons` */
export function reasonsObject(row: string): string {
  return `json_object_agg(
    ${row}.field, json_build_object('text', ${row}.text, 'words', ${row}.words, 'wordCount', ${row}.word_count))`;
}

/**
 * @param q as typed, in NFC
 * @returns each matching field with its matches marked: literal occurrences of the query, otherwise whole words
 */
export function markReasons({ way, reasons }: ExplainedHit, q: string): MarkedReasons {
  return Object.fromEntries(
    Object.entries(reasons).map(([field, reason]) => [field, markReason(reason, way === "first letters", q)]),
  );
}

function markReason({ text, words, wordCount }: Reason, byFirstLetters: boolean, q: string): MarkedText {
  // If the database splits the text into words differently, the numbers of words cannot be used.
  if (wordsOfText(text).length !== wordCount) return markLetters(text, q) ?? unmarked(text);
  if (byFirstLetters) return markFirstLetters(text, words);
  return markLetters(text, q) ?? markWords(text, words);
}
