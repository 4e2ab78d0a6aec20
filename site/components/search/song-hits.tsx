/** The songs that a search found, each with the matching line in both scripts. Matches are marked. */
import type { Language } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import { Picture } from "../picture.tsx";
import type { SongCardData } from "../song-card.tsx";
import { MarkedText, type TextPiece } from "./marked-text.tsx";

export interface SongHitData extends Pick<SongCardData, "id" | "address" | "cover"> {
  readonly title: readonly TextPiece[];
  /** Of the title. */
  readonly language: Language;
  /** Singers, album and genre, and the lyricists and music directors that matched. */
  readonly by: readonly TextPiece[];
  /** The matching line, in each script that has it. */
  readonly lines: readonly { readonly language: Language; readonly text: readonly TextPiece[] }[];
  readonly year: readonly TextPiece[];
}

interface SongHitsProps {
  readonly songs: readonly SongHitData[];
  /** How many are visible without scrolling. */
  readonly visibleCount: number;
}

export function SongHits({ songs, visibleCount }: SongHitsProps) {
  return (
    <ul className="song-hits">
      {songs.map((song, place) => (
        <li key={song.id}>
          <PageLink href={song.address}>
            <Picture {...song.cover} isVisible={place < visibleCount} />
            <div>
              <h3 lang={song.language}>
                <MarkedText pieces={song.title} />
              </h3>
              <p className="by">
                <MarkedText pieces={song.by} />
              </p>
              {song.lines.map(({ language, text }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
                <p key={line} className="line" lang={language}>
                  <MarkedText pieces={text} />
                </p>
              ))}
            </div>
            <span className="year">
              <MarkedText pieces={song.year} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
