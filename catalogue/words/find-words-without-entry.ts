/**
 * Finds words of songs that the glossary does not explain and that readers may not know, by what songs have taught;
 * no single letters.
 */
import { setImmediate } from "node:timers/promises";
import type { Sql, Transaction } from "#postgres";
import { pageSize, pagesOf } from "../paging.ts";
import { lettersOf } from "./base-words.ts";
import type { Glossary } from "./glossary.ts";
import type { GlossaryReader, UnexplainedWord } from "./read-glossary.ts";

export interface WordsWithoutEntry {
  readonly words: readonly UnexplainedWord[];
  /** Number of words on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
}

/** Of all words of songs, the most frequent are looked at: rarer ones can wait until these have entries. */
const mostWordsLookedAt = 10_000;

/** Some milliseconds of work. */
const wordsAtOnce = 250;

/**
 * They are looked at again only after a song or the glossary has changed: that takes 140 ms for 10,000 words.
 * @param page from 1; a page beyond the last becomes the last
 * @returns the words of most songs first
 * @throws the driver's error when the database cannot answer
 */
export async function findWordsWithoutEntry(
  sql: Sql,
  reader: GlossaryReader,
  { page }: { readonly page: number },
): Promise<WordsWithoutEntry> {
  const words = await sql.begin("read only", (transaction) => readUnexplained(transaction, reader));
  const pages = pagesOf(words.length);
  const shown = Math.min(page, pages);
  return {
    words: words.slice((shown - 1) * pageSize, shown * pageSize),
    count: words.length,
    page: shown,
    pages,
  };
}

async function readUnexplained(
  sql: Transaction,
  reader: GlossaryReader,
): Promise<readonly UnexplainedWord[]> {
  const by = await reader.read(sql);
  // Before the words: if they change in between, the next reader sees another mark.
  const [{ learned } = { learned: "" }] = await sql<{ learned: string }[]>`
    select learned::text from private.glossary_state`;
  const kept = reader.unexplained;
  if (kept?.by === by && kept.learned === learned) return kept.words;
  const known = await sql<UnexplainedWord[]>`
    select devanagari as word, songs as "songCount" from private.known_words
    order by songs desc, devanagari limit ${mostWordsLookedAt}`;
  const words = await withoutEntry(known, by);
  reader.unexplained = { by, learned, words };
  return words;
}

async function withoutEntry(
  known: readonly UnexplainedWord[],
  glossary: Glossary,
): Promise<UnexplainedWord[]> {
  const isUnexplained = ({ word }: UnexplainedWord) =>
    lettersOf(word) > 1 && !glossary.find(word) && !glossary.isCommon(word) && !glossary.isName(word);
  const words: UnexplainedWord[] = [];
  for (let first = 0; first < known.length; first += wordsAtOnce) {
    words.push(...known.slice(first, first + wordsAtOnce).filter(isUnexplained));
    await setImmediate();
  }
  return words;
}
