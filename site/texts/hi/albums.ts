/** The page of an album. */
import { songsOblique } from "./cards.ts";

export const album = {
  /** @param name with the year, if it is known */
  title: (name: string) => `${name} के गीत और बोल`,
  description: (tracks: number, name: string) => `${name} के ${songsOblique(tracks)} के बोल`,
  music: "संगीतकार:",
  lyrics: "गीतकार:",
  recordLabel: (label: string) => `म्यूज़िक कंपनी: ${label}`,
  tracks: "गीत",
  noTracks: "इस एल्बम का कोई गीत अभी यहाँ नहीं है।",
};
