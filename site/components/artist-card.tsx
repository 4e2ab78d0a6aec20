/** A singer as a disc with the name under it. */
import { countWords } from "./count-words.ts";
import { languageOfName } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

export interface ArtistCardFacts {
  readonly id: number;
  readonly address: string;
  readonly name: string;
  readonly songCount: number;
  readonly portrait: PictureFacts;
}

interface ArtistCardsProps {
  readonly artists: readonly ArtistCardFacts[];
  /** How many are seen without scrolling. */
  readonly first?: number;
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
}

export function ArtistCards({ artists, first = 0, labelledBy }: ArtistCardsProps) {
  return (
    <ul className="artist-cards" aria-labelledby={labelledBy}>
      {artists.map((artist, place) => (
        <li key={artist.id}>
          <a className="artist-card" href={artist.address}>
            <Picture {...artist.portrait} shape="disc" first={place < first} />
            <h3 lang={languageOfName(artist.name)}>{artist.name}</h3>
            <p>{countWords(artist.songCount, "Song")}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
