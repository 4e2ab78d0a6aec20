/** Finds a music director with a page of the songs that they set to music. */
import { findPersonIn } from "./find-person.ts";

export const findMusicDirector = findPersonIn(
  "music_directors",
  "lyrics_music_directors",
  "music_director_id",
);
