/** The entries of one letter below that letter, which hangs from a line as wide as they are. */
import { type AlbumCardFacts, AlbumCards } from "../album-card.tsx";
import { type ArtistCardFacts, ArtistCards } from "../artist-card.tsx";
import { languageOfName } from "../language-of.ts";

export interface LetterGroupFacts {
  readonly letter: string;
  /** Where the letter's link leads on a page that holds all letters. */
  readonly anchor: string;
  /** One of the two is empty. */
  readonly albums: readonly AlbumCardFacts[];
  readonly people: readonly ArtistCardFacts[];
}

interface LetterGroupProps {
  readonly group: LetterGroupFacts;
  /** How many pictures are seen without scrolling; none if it is negative. */
  readonly first: number;
}

/** Columns of the widest screen: more entries than that take whole rows anyway. */
const mostColumns = 6;

export function LetterGroup({ group: { letter, anchor, albums, people }, first }: LetterGroupProps) {
  const columns = Math.min(albums.length + people.length, mostColumns);
  return (
    <section className={`letter-group of-${columns}`}>
      <h2 id={anchor} lang={languageOfName(letter)}>
        {letter}
      </h2>
      {albums.length > 0 && <AlbumCards albums={albums} first={first} labelledBy={anchor} />}
      {people.length > 0 && <ArtistCards artists={people} first={first} labelledBy={anchor} />}
    </section>
  );
}
