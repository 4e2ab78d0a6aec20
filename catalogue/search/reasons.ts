/** Why a song was found: the fields of it that answer a query, as private.reasons_of_hits tells them, and how they are marked. */
import { type MarkedText, markFirstLetters, markLetters, markWords, unmarked } from "./marked-text.ts";
import { wordsOfText } from "./words-of-text.ts";

/** Where a query was answered. */
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

export interface Reason {
  /** The field as it is shown: the title, the line, the names joined by `, `. */
  readonly text: string;
  /** Numbers of its words that answer, from 1. */
  readonly words: readonly number[];
  /** How many words the database counts in it. */
  readonly wordCount: number;
}

export type Reasons = Readonly<Partial<Record<ReasonField, Reason>>>;

export type MarkedReasons = Readonly<Partial<Record<ReasonField, MarkedText>>>;

/** A hit of `private.search_songs`: in which of the ways of private.search_ways it was found, and why. */
export interface ExplainedHit {
  readonly way: string;
  readonly reasons: Reasons;
}

/**
 * For a query whose $1 is what was typed: a JSON object of `Reasons` for each song.
 * @param hits names a relation of `lyric_id` and `way`
 * @param asked is SQL for what `private.read_keyword` makes of $1
 * @returns SQL of a query with the columns `lyric_id` and `reasons`
 */
export const reasonsOf = (hits: string, asked: string) => `
  select r.lyric_id, ${reasonsObject("r")} as reasons
  from (select array_agg(h.lyric_id) as ids, array_agg(h.way) as ways from ${hits} as h) as given
  cross join private.reasons_of_hits(given.ids, given.ways, $1, ${asked}) as r
  where given.ids is not null
  group by r.lyric_id`;

/** @returns SQL that gathers rows of `private.reasons_of_hits` into one JSON object of `Reasons` */
export function reasonsObject(row: string): string {
  return `json_object_agg(
    ${row}.field, json_build_object('text', ${row}.text, 'words', ${row}.words, 'wordCount', ${row}.word_count))`;
}

/**
 * @param q as the visitor typed it, in NFC
 * @returns each field that is a reason, with what answers marked: letter by letter where it stands so, else whole words
 */
export function markReasons({ way, reasons }: ExplainedHit, q: string): MarkedReasons {
  return Object.fromEntries(
    Object.entries(reasons).map(([field, reason]) => [field, markReason(reason, way === "first letters", q)]),
  );
}

function markReason({ text, words, wordCount }: Reason, byFirstLetters: boolean, q: string): MarkedText {
  // Of a text that the two part into words in different ways, no number is sure.
  if (wordsOfText(text).length !== wordCount) return markLetters(text, q) ?? unmarked(text);
  if (byFirstLetters) return markFirstLetters(text, words);
  return markLetters(text, q) ?? markWords(text, words);
}
