/** A numbered list of the most viewed songs. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfTitle } from "./language-of.ts";
import { titlesIn } from "./names-in.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import type { SongCardData } from "./song-card.tsx";

interface ChartSongData extends SongCardData {
  readonly views: number;
}

export function SongChart({ songs }: { readonly songs: readonly ChartSongData[] }) {
  const texts = useTexts();
  const { cards, counts } = texts;
  return (
    <ol className="song-chart">
      {songs
        .map(({ views, ...card }) => ({ views, ...titlesIn(texts, card) }))
        .map((song, place) => (
          <li key={song.id}>
            <PageLink href={song.address}>
              {/* The list element announces the number. */}
              <span className="rank" aria-hidden="true">
                {place + 1}
              </span>
              <Picture {...song.cover} />
              <div>
                <h3 lang={languageOfTitle(song.title)}>{song.title}</h3>
                <p className="singer">{song.singer ?? cards.noSinger}</p>
                <p className="album">
                  {song.album ?? cards.noAlbum} · {song.genre ?? cards.noGenre}
                </p>
              </div>
              <p className="views">{counts.views(song.views)}</p>
            </PageLink>
          </li>
        ))}
    </ol>
  );
}
