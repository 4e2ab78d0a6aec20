/**
 * Proofreads the lyrics of a song by what the other songs of the catalogue teach. Nothing is stored, and nothing
 * refused.
 */
import type { Sql } from "#postgres";
import { lexiconWithout, pairsTaughtBy, proofread, type Remark, type WordPair } from "#transliteration";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import { readLexicon } from "./read-lexicon.ts";

/** In UTF-16 units. Longer lyrics cannot be saved, as the form says; they are not proofread. */
export const longestProofread = 100_000;

/** The editor sees ten at a time. */
const mostRemarks = 50;

interface LyricsToProofread {
  readonly lyrics_hindi: string;
  readonly lyrics_english: string;
  /** Of the song, if it is stored: what it has taught itself does not count. */
  readonly id?: number | undefined;
}

export interface Proofreading {
  /** The first of all remarks, in the order of their lines. */
  readonly remarks: readonly Remark[];
  /** How many there are in all. */
  readonly count: number;
}

/**
 * Two statements at most.
 * @throws the driver's error when the database cannot answer
 */
export async function proofreadLyrics(
  sql: Sql,
  { lyrics_hindi: devanagari, lyrics_english: roman, id }: LyricsToProofread,
): Promise<Proofreading> {
  if (Math.max(devanagari.length, roman.length) > longestProofread) return { remarks: [], count: 0 };
  const [lexicon, taught] = await Promise.all([readLexicon(sql, { devanagari }), findTaught(sql, id)]);
  const remarks = proofread({ devanagari, roman }, lexiconWithout(lexicon, taught));
  return { remarks: remarks.slice(0, mostRemarks), count: remarks.length };
}

const storedQuery = "select lyrics_hindi as devanagari, lyrics_english as roman from lyrics where id = $1";

async function findTaught(sql: Sql, id: number | undefined): Promise<WordPair[]> {
  if (id === undefined || !canBeId(id)) return [];
  const stored = await queryRow<{ devanagari: string | null; roman: string | null }>(sql, storedQuery, [id]);
  if (!stored?.devanagari || !stored.roman) return [];
  return pairsTaughtBy({ devanagari: stored.devanagari, roman: stored.roman });
}
