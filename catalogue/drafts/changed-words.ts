/** What changed lyrics change in the counts of the lexicon. */
import { type KnownWord, learnWords, pairsTaughtBy, type WordPair } from "#transliteration";

export interface Lyrics {
  readonly hindi: string | null;
  readonly english: string | null;
}

export interface ChangedWords {
  /** `songs` is how many songs more, or fewer, have the pair; in the order of the primary key, without zeros. */
  readonly pairs: readonly WordPair[];
  readonly words: readonly KnownWord[];
}

/** @param songs the lyrics that were learned last, and the lyrics now */
export function changedWords(songs: readonly { readonly old: Lyrics; readonly now: Lyrics }[]): ChangedWords {
  const pairs = createTally<WordPair>(({ devanagari, roman }) => `${devanagari} ${roman}`);
  const words = createTally<KnownWord>(({ devanagari }) => devanagari);
  for (const { old, now } of songs) {
    for (const pair of pairsOf(old)) pairs.add(pair, -1);
    for (const pair of pairsOf(now)) pairs.add(pair, 1);
    for (const word of wordsOf(old)) words.add(word, -1);
    for (const word of wordsOf(now)) words.add(word, 1);
  }
  return { pairs: pairs.changed(), words: words.changed() };
}

function pairsOf({ hindi, english }: Lyrics): WordPair[] {
  return hindi && english ? pairsTaughtBy({ devanagari: hindi, roman: english }) : [];
}

function wordsOf({ hindi }: Lyrics): KnownWord[] {
  return hindi ? learnWords([hindi]) : [];
}

function createTally<Row extends { readonly songs: number }>(keyOf: (row: Row) => string) {
  const rows = new Map<string, Row>();
  return {
    add(row: Row, songs: number) {
      const key = keyOf(row);
      rows.set(key, { ...row, songs: (rows.get(key)?.songs ?? 0) + songs });
    },
    // Sorted, so that two processes that learn at the same time lock rows in the same order.
    changed: () =>
      [...rows]
        .filter(([, { songs }]) => songs !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => row),
  };
}
