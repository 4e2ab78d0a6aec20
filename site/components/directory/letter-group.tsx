/** The entries of one letter after a tile with that letter, as dividers stand between the sleeves in a record shop. */
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

export function LetterGroup({ group: { letter, anchor, albums, people }, first }: LetterGroupProps) {
  return (
    <section className="letter-group">
      <h2 className="letter-tile" id={anchor} lang={languageOfName(letter)}>
        {letter}
      </h2>
      {albums.length > 0 && <AlbumCards albums={albums} first={first} />}
      {people.length > 0 && <ArtistCards artists={people} first={first} />}
    </section>
  );
}
