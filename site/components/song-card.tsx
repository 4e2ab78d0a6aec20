/** A song as a sleeve with words under it. */
import { languageOfTitle } from "./language-of.ts";
import { Link } from "./link.tsx";
import { Picture, type PictureFacts } from "./picture.tsx";

export interface SongCardFacts {
  readonly id: number;
  readonly address: string;
  readonly title: string;
  /** First line of the Hindi lyrics. */
  readonly hindiLine: string | null;
  /** Names, or 'Various Artists'. */
  readonly singer: string;
  /** Name, or 'Single'. */
  readonly album: string;
  /** Or 'Bollywood'. */
  readonly genre: string;
  readonly cover: PictureFacts;
}

interface SongCardProps {
  readonly song: SongCardFacts;
  /** Seen without scrolling. */
  readonly first?: boolean;
}

/** Letters. A longer line would turn into a paragraph below half a phone's width, and half a line says nothing. */
const longestLine = 60;

export function SongCard({ song, first = false }: SongCardProps) {
  const { title, hindiLine } = song;
  const showsLine = hindiLine && hindiLine !== title && hindiLine.length <= longestLine;
  return (
    <Link className="song-card" to={song.address} prefetch="intent">
      <Picture {...song.cover} first={first} />
      <h3 lang={languageOfTitle(title)}>{title}</h3>
      {showsLine && (
        <p className="hindi-line" lang="hi">
          {hindiLine}
        </p>
      )}
      <p className="singer">{song.singer}</p>
      <p className="album">
        {song.album} · {song.genre}
      </p>
    </Link>
  );
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
          <SongCard song={song} first={place < first} />
        </li>
      ))}
    </ul>
  );
}
