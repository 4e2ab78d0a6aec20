/** Songs as sleeves with words under them. */
import { languageOfTitle } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

export interface SongCardFacts {
  readonly id: number;
  readonly address: string;
  readonly title: string;
  /** First line of the Hindi lyrics, where it is short enough for a card and not the title. */
  readonly hindiLine: string | null;
  /** Names, or 'Various Artists'. */
  readonly singer: string;
  /** Name, or 'Single'. */
  readonly album: string;
  /** Or 'Bollywood'. */
  readonly genre: string;
  readonly cover: PictureFacts;
}

interface SongCardsProps {
  readonly songs: readonly SongCardFacts[];
  /** How many are seen without scrolling. */
  readonly first?: number;
}

export function SongCards({ songs, first = 0 }: SongCardsProps) {
  return (
    <ul className="song-cards">
      {songs.map((song, place) => (
        <li key={song.id}>
          <a className="song-card" href={song.address}>
            <Picture {...song.cover} first={place < first} />
            <h3 lang={languageOfTitle(song.title)}>{song.title}</h3>
            {song.hindiLine && (
              <p className="hindi-line" lang={languageOfTitle(song.hindiLine)}>
                {song.hindiLine}
              </p>
            )}
            <p className="singer">{song.singer}</p>
            <p className="album">
              {song.album} · {song.genre}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
