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
  select r.lyric_id, json_object_agg(r.field, json_build_object('text', r.text, 'words', r.words, 'wordCount', r.word_count)) as reasons
  from (select array_agg(h.lyric_id) as ids, array_agg(h.way) as ways from ${hits} as h) as given
  cross join private.reasons_of_hits(given.ids, given.ways, $1, ${asked}) as r
  group by r.lyric_id`;

/**
 * @param q as the visitor typed it, in NFC
 * @returns the field with what answers marked: letter by letter where it stands so, else whole words; null where it is no reason
 */
export function markReason({ way, reasons }: ExplainedHit, field: ReasonField, q: string): MarkedText | null {
  const reason = reasons[field];
  if (!reason) return null;
  const { text, words, wordCount } = reason;
  // Of a text that the two part into words in different ways, no number is sure.
  if (wordsOfText(text).length !== wordCount) return markLetters(text, q) ?? unmarked(text);
  if (way === "first letters") return markFirstLetters(text, words);
  return markLetters(text, q) ?? markWords(text, words);
}
