/**
 * Finds words of songs that the glossary does not explain and that readers may not know, by what songs have taught;
 * no single letters.
 */
import { setImmediate } from "node:timers/promises";
import type { Sql } from "#postgres";
import { pageSize, pagesOf } from "../paging.ts";
import { lettersOf } from "./base-words.ts";
import type { Glossary } from "./glossary.ts";
import type { GlossaryReader } from "./read-glossary.ts";

export interface WordsWithoutEntry {
  readonly words: readonly UnexplainedWord[];
  /** Number of words on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
}

interface UnexplainedWord {
  /** In Devanagari, as songs have it. */
  readonly word: string;
  readonly songCount: number;
}

/** Of all words of songs, the most frequent are looked at: rarer ones can wait until these have entries. */
const mostWordsLookedAt = 10_000;

/** Some milliseconds of work. */
const wordsAtOnce = 250;

/**
 * @param page from 1; a page beyond the last becomes the last
 * @returns the words of most songs first
 * @throws the driver's error when the database cannot answer
 */
export async function findWordsWithoutEntry(
  sql: Sql,
  reader: GlossaryReader,
  { page }: { readonly page: number },
): Promise<WordsWithoutEntry> {
  const { known, glossary } = await sql.begin("read only", async (transaction) => ({
    known: await transaction<UnexplainedWord[]>`
      select devanagari as word, songs as "songCount" from private.known_words
      order by songs desc, devanagari limit ${mostWordsLookedAt}`,
    glossary: await reader.read(transaction),
  }));
  const words = await withoutEntry(known, glossary);
  const pages = pagesOf(words.length);
  const shown = Math.min(page, pages);
  return {
    words: words.slice((shown - 1) * pageSize, shown * pageSize),
    count: words.length,
    page: shown,
    pages,
  };
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
