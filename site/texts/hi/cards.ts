/** Numbers and counted things, and what cards of songs, people and albums say. */
import { islands } from "./islands/index.ts";
import { count, list, number } from "./numbers.ts";

export { count, list, number };

export const counts = {
  ...islands.counts,
  songs: (songs: number) => count(songs, { other: "गीत" }),
};

/** @returns the same before a postposition: `2 गीतों` */
export function songsOblique(songs: number): string {
  return count(songs, { one: "गीत", other: "गीतों" });
}

export const cards = {
  /** In place of what a song lacks. */
  noSinger: "विभिन्न कलाकार",
  noAlbum: "सिंगल",
  noGenre: "बॉलीवुड",
  track: (number: number) => `गीत ${number} · `,
  songs: counts.songs,
  tracks: (tracks: number, year: number | null) => (year === null ? "" : `${year} • `) + counts.songs(tracks),
};
