/** A letter with its entries. The line above the letter is as wide as the entries. */
import { type EntryCardData, EntryCards } from "../entry-card.tsx";
import { languageOfName } from "../language-of.ts";

export interface LetterGroupData {
  readonly letter: string;
  /** Id of the heading, to which the letter's link leads on a page that has all letters. */
  readonly anchor: string;
  readonly entries: readonly EntryCardData[];
}

interface LetterGroupProps extends LetterGroupData {
  readonly kind: "album" | "artist";
  /** How many entries are visible without scrolling; none if negative. */
  readonly visibleCount: number;
}

/** Columns of the widest screen: more entries fill whole rows. */
const maxColumns = 6;

export function LetterGroup({ letter, anchor, entries, kind, visibleCount }: LetterGroupProps) {
  return (
    <section className={`letter-group of-${Math.min(entries.length, maxColumns)}`}>
      <h2 id={anchor} lang={languageOfName(letter)}>
        {letter}
      </h2>
      <EntryCards kind={kind} entries={entries} visibleCount={visibleCount} labelledBy={anchor} />
    </section>
  );
}
