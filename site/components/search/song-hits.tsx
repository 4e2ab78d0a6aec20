/** The songs that a search found, each with the line that matched in both scripts. */
import { languageOfTitle } from "../language-of.ts";
import { Link } from "../link.tsx";
import { Picture } from "../picture.tsx";
import type { SongCardFacts } from "../song-card.tsx";
import { MarkedText, type TextPiece } from "./marked-text.tsx";

export interface SongHitFacts extends SongCardFacts {
  readonly year: number | null;
  /** In place of the title, where the title is why the song was found. */
  readonly markedTitle: readonly TextPiece[] | null;
  readonly romanMatch: readonly TextPiece[] | null;
  readonly hindiMatch: readonly TextPiece[] | null;
  /** Singers, album and genre, and those lyricists and music directors for whom the song was found: what was typed is marked. */
  readonly by: readonly (readonly TextPiece[])[];
  readonly markedYear: readonly TextPiece[] | null;
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
          <Link to={song.address} prefetch="intent">
            <Picture {...song.cover} first={place < first} />
            <div>
              <h3 lang={languageOfTitle(song.title)}>
                {song.markedTitle ? <MarkedText pieces={song.markedTitle} /> : song.title}
              </h3>
              <p className="by">
                <MarkedText pieces={joined(song.by, " · ")} />
              </p>
              {song.romanMatch && (
                <p className="line" lang="hi-Latn">
                  <MarkedText pieces={song.romanMatch} />
                </p>
              )}
              {song.hindiMatch && (
                <p className="line" lang={languageOfTitle(song.hindiMatch.map(({ text }) => text).join(""))}>
                  <MarkedText pieces={song.hindiMatch} />
                </p>
              )}
            </div>
            {song.year !== null && (
              <span className="year">
                {song.markedYear ? <MarkedText pieces={song.markedYear} /> : song.year}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function joined(texts: readonly (readonly TextPiece[])[], between: string): TextPiece[] {
  return texts.flatMap((pieces, place) =>
    place === 0 ? pieces : [{ text: between, isMatch: false }, ...pieces],
  );
}
