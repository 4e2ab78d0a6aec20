/** An album as a sleeve, with its year and number of tracks under it. */
import { countWords } from "./count-words.ts";
import { languageOfName } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

export interface AlbumCardFacts {
  readonly id: number;
  readonly address: string;
  readonly name: string;
  /** Null where it is not known, or where the name says it. */
  readonly year: number | null;
  readonly songCount: number;
  readonly cover: PictureFacts;
}

interface AlbumCardsProps {
  readonly albums: readonly AlbumCardFacts[];
  /** How many are seen without scrolling. */
  readonly first?: number;
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
}

export function AlbumCards({ albums, first = 0, labelledBy }: AlbumCardsProps) {
  return (
    <ul className="album-cards" aria-labelledby={labelledBy}>
      {albums.map((album, place) => (
        <li key={album.id}>
          <a className="album-card" href={album.address}>
            <Picture {...album.cover} first={place < first} />
            <h3 lang={languageOfName(album.name)}>{album.name}</h3>
            <p>
              {album.year !== null && `${album.year} • `}
              {countWords(album.songCount, "track")}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
