/** Cards of songs, as sleeves. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfTitle } from "./language-of.ts";
import { PageLink } from "./page-link.tsx";
import { Picture, type PictureSources } from "./picture.tsx";

export interface SongCardData {
  readonly id: number;
  readonly address: string;
  readonly title: string;
  /** First line of the Hindi lyrics, if it is short enough for a card and differs from the title. */
  readonly hindiLine: string | null;
  /** Names; what a song lacks is null. */
  readonly singer: string | null;
  readonly album: string | null;
  readonly genre: string | null;
  readonly cover: PictureSources;
  /** Its number, on the page of its album. */
  readonly track?: number | null;
}

interface SongCardsProps {
  readonly songs: readonly SongCardData[];
  /** How many are visible without scrolling. */
  readonly visibleCount?: number;
}

export function SongCards({ songs, visibleCount = 0 }: SongCardsProps) {
  const { cards } = useTexts();
  return (
    <ul className="song-cards">
      {songs.map((song, place) => (
        <li key={song.id}>
          <PageLink className="song-card" href={song.address}>
            <Picture {...song.cover} isVisible={place < visibleCount} />
            <h3 lang={languageOfTitle(song.title)}>{song.title}</h3>
            {song.hindiLine && (
              <p className="hindi-line" lang={languageOfTitle(song.hindiLine)}>
                {song.hindiLine}
              </p>
            )}
            <p className="singer">{song.singer ?? cards.noSinger}</p>
            <p className="album">
              {song.track && cards.track(song.track)}
              {song.album ?? cards.noAlbum} · {song.genre ?? cards.noGenre}
            </p>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
