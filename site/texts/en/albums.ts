/** The page of an album. */
import { cards } from "./cards.ts";

export const album = {
  /** @param name with the year, if it is known */
  title: (name: string) => `${name} Songs and Lyrics`,
  description: (tracks: number, name: string) => `Lyrics of ${cards.tracks(tracks, null)} of ${name}`,
  music: "Music:",
  lyrics: "Lyrics:",
  recordLabel: (label: string) => `Label: ${label}`,
  tracks: "Tracks",
  noTracks: "No songs found for this album yet.",
};
