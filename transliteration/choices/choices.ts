/** A word whose spelling has places at which people choose, and its most likely spellings. */

/** One place of a word and what may be written there. */
export interface Place {
  /** What people choose between, in words; the same choice has the same name in all words of a song. */
  readonly choice: string;
  /** At least one. */
  readonly options: readonly Option[];
}

export interface Option {
  readonly text: string;
  /** How likely people write this here, more than 0; the options of a place sum to about 1. */
  readonly share: number;
}

interface Spelling {
  readonly text: string;
  /** Product of the shares of its options. */
  readonly share: number;
  /** For each place with more than one option, the option that was taken. */
  readonly taken: readonly Option[];
}

/** A place without a choice. */
export function fixed(text: string): Place {
  return { choice: "", options: [{ text, share: 1 }] };
}

/** @param first share of the first text, between 0 and 1 */
export function either(choice: string, first: number, text: string, other: string): Place {
  if (text === other || first >= 1) return fixed(text);
  if (first <= 0) return fixed(other);
  return {
    choice,
    options: [
      { text, share: first },
      { text: other, share: 1 - first },
    ],
  };
}

/**
 * @param most how many spellings to return, and to keep while reading the word
 * @returns different spellings, the most likely first
 */
export function likelySpellings(places: readonly Place[], most: number): Spelling[] {
  let spellings: Spelling[] = [{ text: "", share: 1, taken: [] }];
  // Texts without a choice are gathered, so that most places cost nothing.
  let gathered = "";
  for (const { options } of places) {
    const [only] = options;
    if (options.length === 1 && only) {
      gathered += only.text;
      continue;
    }
    const before = gathered;
    const longer = spellings.flatMap((spelling) => options.map((option) => extend(spelling, before, option)));
    spellings = mostLikely(longer, most);
    gathered = "";
  }
  return spellings.map(({ text, share, taken }) => ({ text: text + gathered, share, taken }));
}

function extend({ text, share, taken }: Spelling, before: string, option: Option): Spelling {
  return { text: text + before + option.text, share: share * option.share, taken: [...taken, option] };
}

function mostLikely(spellings: Spelling[], most: number): Spelling[] {
  const seen = new Set<string>();
  return spellings
    .sort((a, b) => b.share - a.share)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, most);
}
