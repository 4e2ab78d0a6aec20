import Link from "next/link";
import { addressOf } from "../catalogue/addresses.js";
import { Picture } from "./picture.jsx";

export function SongCards({ heading, songs }) {
  if (songs.length === 0) return null;
  return (
    <section className="section">
      <h2>{heading}</h2>
      <ul className="song-cards">
        {songs.map((song) => (
          <li key={song.id}>
            <Link className="song-card" href={addressOf("lyrics", { id: song.id, name: song.title })}>
              <Picture src={`/pictures/sleeve-${song.id}.svg`} />
              <h3 lang="hi-Latn">{song.title}</h3>
              <p className="hindi-line" lang="hi">
                {song.hindi?.split("\n", 1)[0]}
              </p>
              <p className="singer">{song.singer ?? "Various Artists"}</p>
              <p className="album">
                {song.album_name ?? "Single"} · {song.genre ?? "Bollywood"}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
