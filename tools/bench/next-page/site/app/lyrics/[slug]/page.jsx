import { notFound } from "next/navigation";
import { addressOf } from "../../../catalogue/addresses.js";
import { findSong } from "../../../catalogue/find-song.js";
import { Credits, Names } from "../../../components/credits.jsx";
import { Lyrics } from "../../../components/lyrics.jsx";
import { Picture } from "../../../components/picture.jsx";
import { SongActions } from "../../../components/song-actions.jsx";
import { SongCards } from "../../../components/song-cards.jsx";
import { SongVideo } from "../../../components/song-video.jsx";
import { structuredSong } from "../../../components/structured-song.js";
import { ViewCount } from "../../../components/view-count.jsx";

export const dynamic = "force-dynamic";

const origin = "http://127.0.0.1";

async function songOf(params) {
  const { slug } = await params;
  const id = Number(/(\d+)$/.exec(slug)?.[1]);
  const song = id ? await findSong(id) : null;
  return song ?? notFound();
}

export async function generateMetadata({ params }) {
  const song = await songOf(params);
  const title = `${song.title} Lyrics - Antara`;
  const names = (people) => people.map(({ name }) => name).join(", ");
  const description = `${song.title} lyrics in Hindi and English, sung by ${names(song.singers)}, words by ${names(song.lyricists)}, music by ${names(song.music_directors)}.`;
  const url = origin + addressOf("lyrics", { id: song.id, name: song.title });
  return {
    title,
    description,
    keywords: [song.title, `${song.title} lyrics`, song.album_name, song.genre, "Hindi song lyrics"],
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: "Antara", type: "music.song" },
    twitter: { card: "summary_large_image", title, description },
  };
}

export default async function SongPage({ params }) {
  const song = await songOf(params);
  const { id, title, lyrics_english: roman, lyrics_hindi: hindi, singers, genre, year, views } = song;
  const address = origin + addressOf("lyrics", { id, name: title });
  const data = JSON.stringify(structuredSong(song, origin)).replaceAll("<", "\\u003c");
  return (
    <article className="song-page">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Next.js shows structured data so */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      <header className="field">
        <div className="wrap sleeve-head">
          <div>
            <h1 lang="hi-Latn">{title}</h1>
            <p className="hindi-line" lang="hi">
              {hindi?.split("\n", 1)[0]}
            </p>
            <p className="singers">
              <Names kind="singer" names={singers} />
            </p>
            <p className="facts">
              {genre && <span className="badge">{genre}</span>}
              {song.album_id && (
                <span>
                  <Names kind="album" names={[{ id: song.album_id, name: song.album_name }]} />
                  {year && `, ${year}`}
                </span>
              )}
              <ViewCount songId={id} views={Number(views)} />
            </p>
          </div>
          <div className="press">
            <Picture className="vinyl" src="/pictures/vinyl.svg" loading="eager" />
            <Picture src={`/pictures/sleeve-${id}.svg`} loading="eager" />
          </div>
        </div>
      </header>
      <div className="wrap liner">
        <Credits song={song} />
        <div>
          <div className="lyrics-tools">
            <SongActions title={title} address={address} />
          </div>
          <Lyrics roman={roman} hindi={hindi} />
          {song.youtube_video_id && <SongVideo id={song.youtube_video_id} title={title} />}
        </div>
      </div>
      <div className="wrap more-songs">
        <SongCards heading={`More from ${song.album_name}`} songs={song.more_from_album} />
        <SongCards heading={`More by ${singers[0]?.name}`} songs={song.more_by_singer} />
      </div>
    </article>
  );
}
