/** Finds a singer, who on some pages is called an artist, with a page of the songs that they sing. */
import { findPersonIn } from "./find-person.ts";

export const findSinger = findPersonIn("singers", "lyrics_singers", "singer_id");
