/** Cards of songs, as sleeves. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfTitle } from "./language-of.ts";
import { type TitledSong, titlesIn } from "./names-in.ts";
import { PageLink } from "./page-link.tsx";
import { Picture, type PictureSources } from "./picture.tsx";

/** Its line is the first one of the Hindi lyrics, if it is short enough for a card and differs from the title. */
export interface SongCardData extends TitledSong {
  readonly id: number;
  readonly address: string;
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
  const texts = useTexts();
  const { cards } = texts;
  return (
    <ul className="song-cards">
      {songs
        .map((card) => titlesIn(texts, card))
        .map((song, place) => (
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
