/** The entries of one letter below that letter, which hangs from a line as wide as they are. */
import { type EntryCardFacts, EntryCards } from "../entry-card.tsx";
import { languageOfName } from "../language-of.ts";

export interface LetterGroupFacts {
  readonly letter: string;
  /** Where the letter's link leads on a page that holds all letters. */
  readonly anchor: string;
  readonly entries: readonly EntryCardFacts[];
}

interface LetterGroupProps extends LetterGroupFacts {
  readonly kind: "album" | "artist";
  /** How many pictures are seen without scrolling; none if it is negative. */
  readonly first: number;
}

/** Columns of the widest screen: more entries than that take whole rows anyway. */
const mostColumns = 6;

export function LetterGroup({ letter, anchor, entries, kind, first }: LetterGroupProps) {
  return (
    <section className={`letter-group of-${Math.min(entries.length, mostColumns)}`}>
      <h2 id={anchor} lang={languageOfName(letter)}>
        {letter}
      </h2>
      <EntryCards kind={kind} entries={entries} first={first} labelledBy={anchor} />
    </section>
  );
}
