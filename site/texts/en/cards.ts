/** Numbers and counted things, and what cards of songs, people and albums say. */
import { numbersOf } from "../numbers.ts";

export const { number, count, list } = numbersOf("en-IN");

export const counts = {
  songs: (songs: number) => count(songs, { one: "song", other: "songs" }),
  views: (views: number) => count(views, { one: "view", other: "views" }),
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
