/** The parts of the metadata that pages with lists share. */
import type { MusicRecording } from "schema-dts";
import { addressOfSong, type SongCard } from "#catalogue";
import { titlesIn } from "../components/names-in.ts";
import type { Texts } from "../texts/en/index.ts";
import type { UrlOf } from "./page-meta.server.ts";

/** @returns the first titles of a list as the end of a description, `: A, B, C` */
export function firstTitles(songs: readonly SongCard[], texts: Texts): string {
  const { fullStop } = texts;
  const titled = songs.slice(0, 4).map(({ title, firstHindiLine: hindiLine }) => ({ title, hindiLine }));
  const titles = titled.map((song) => titlesIn(texts, song).title);
  return titles.length === 0
    ? fullStop
    : `: ${titles.join(", ")}${songs.length > titles.length ? " …" : fullStop}`;
}

/** Singers have no address here, since a card has only their names. */
export function structuredRecording(song: SongCard, url: UrlOf): MusicRecording {
  const singers = song.singerName.split(", ").filter(Boolean);
  return {
    "@type": "MusicRecording",
    name: song.title,
    url: url(addressOfSong(song)),
    ...(singers.length > 0 && { byArtist: singers.map((name) => ({ "@type": "Person", name })) }),
  };
}
