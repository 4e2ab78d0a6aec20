/** Numbers and counted things, and what cards of songs, people and albums say. */
import { islands } from "./islands/index.ts";
import { count, list, number } from "./numbers.ts";

export { count, list, number };

export const counts = {
  ...islands.counts,
  songs: (songs: number) => count(songs, { one: "song", other: "songs" }),
};

export const cards = {
  /** In place of what a song lacks. */
  noSinger: "Various Artists",
  noAlbum: "Single",
  noGenre: "Bollywood",
  track: (number: number) => `Track ${number} · `,
  songs: (songs: number) => count(songs, { one: "Song", other: "Songs" }),
  tracks: (tracks: number, year: number | null) =>
    (year === null ? "" : `${year} • `) + count(tracks, { one: "track", other: "tracks" }),
};
