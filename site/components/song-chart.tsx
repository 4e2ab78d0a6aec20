/** Songs in the order of their views, numbered; each shows and does what a song card does, and says its views. */
import { countWords } from "./count-words.ts";
import { languageOfTitle } from "./language-of.ts";
import { Picture } from "./picture.tsx";
import type { SongCardFacts } from "./song-card.tsx";

export interface ChartSongFacts extends SongCardFacts {
  readonly views: number;
}

export function SongChart({ songs }: { readonly songs: readonly ChartSongFacts[] }) {
  return (
    <ol className="song-chart">
      {songs.map((song, place) => (
        <li key={song.id}>
          <a href={song.address}>
            {/* The list says the number already. */}
            <span className="rank" aria-hidden="true">
              {place + 1}
            </span>
            <Picture {...song.cover} />
            <div>
              <h3 lang={languageOfTitle(song.title)}>{song.title}</h3>
              <p className="singer">{song.singer}</p>
              <p className="album">
                {song.album} · {song.genre}
              </p>
            </div>
            <p className="views">{countWords(song.views, "view")}</p>
          </a>
        </li>
      ))}
    </ol>
  );
}
