/** The songs that a search found, each with the line that matched in both scripts. What was typed is marked. */
import type { Language } from "../language-of.ts";
import { Picture } from "../picture.tsx";
import type { SongCardFacts } from "../song-card.tsx";
import { MarkedText, type TextPiece } from "./marked-text.tsx";

export interface SongHitFacts extends Pick<SongCardFacts, "id" | "address" | "cover"> {
  readonly title: readonly TextPiece[];
  /** Of the title. */
  readonly language: Language;
  /** Singers, album and genre, and those lyricists and music directors for whom the song was found. */
  readonly by: readonly TextPiece[];
  /** The line that answers, in each script that has it. */
  readonly lines: readonly { readonly language: Language; readonly text: readonly TextPiece[] }[];
  readonly year: readonly TextPiece[];
}

interface SongHitsProps {
  readonly songs: readonly SongHitFacts[];
  /** How many are seen without scrolling. */
  readonly first: number;
}

export function SongHits({ songs, first }: SongHitsProps) {
  return (
    <ul className="song-hits">
      {songs.map((song, place) => (
        <li key={song.id}>
          <a href={song.address}>
            <Picture {...song.cover} first={place < first} />
            <div>
              <h3 lang={song.language}>
                <MarkedText pieces={song.title} />
              </h3>
              <p className="by">
                <MarkedText pieces={song.by} />
              </p>
              {song.lines.map(({ language, text }) => (
                <p key={language} className="line" lang={language}>
                  <MarkedText pieces={text} />
                </p>
              ))}
            </div>
            <span className="year">
              <MarkedText pieces={song.year} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
