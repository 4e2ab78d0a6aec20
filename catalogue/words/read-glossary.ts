/** Keeps the glossary in the memory of a process, because each song is compared with all of it. */
import { setImmediate } from "node:timers/promises";
import { readCommonWords, readKnownWords, readNames, readPenNames, type Transaction } from "#postgres";
import { createGlossary, type Glossary, type WordLists } from "./glossary.ts";
import type { Word } from "./word.ts";

export interface UnexplainedWord {
  /** In Devanagari, as songs have it. */
  readonly word: string;
  readonly songCount: number;
}

export interface GlossaryReader {
  /**
   * @returns the glossary as the transaction sees it
   * @throws the driver's error when the database fails
   */
  readonly read: (sql: Transaction) => Promise<Glossary>;
  /** What the glossary does not explain of the words that songs had taught by this mark, as it was found last. */
  unexplained?: {
    readonly by: Glossary;
    readonly learned: string;
    readonly words: readonly UnexplainedWord[];
  };
}

/** About 10 MB of memory. Later entries are shown, but not found in songs. */
const mostWordsFound = 20_000;

/** Some milliseconds of work. */
const wordsAtOnce = 250;

export function createGlossaryReader(): GlossaryReader {
  let kept: { readonly version: number; readonly glossary: Glossary } | undefined;
  return {
    read: async (sql) => {
      const [state] = await sql<{ version: number }[]>`select version from private.glossary_state`;
      const version = state?.version ?? 0;
      if (kept?.version !== version) kept = { version, glossary: await readAll(sql) };
      return kept.glossary;
    },
  };
}

/** @returns the lists that come with the glossary */
export async function readWordLists(): Promise<WordLists> {
  return {
    common: await readCommonWords(),
    known: await readKnownWords(),
    names: await readNames(),
    penNames: await readPenNames(),
  };
}

async function readAll(sql: Transaction): Promise<Glossary> {
  const glossary = createGlossary(await readWordLists());
  const words = await sql<
    Word[]
  >`select id, word, roman, english, forms from words order by id limit ${mostWordsFound}`;
  for (let first = 0; first < words.length; first += wordsAtOnce) {
    glossary.add(words.slice(first, first + wordsAtOnce));
    await setImmediate();
  }
  return glossary;
}
