/** Finds a lyricist with a page of the songs whose words they wrote. */
import { findPersonIn } from "./find-person.ts";

export const findLyricist = findPersonIn("lyricists", "lyrics_lyricists", "lyricist_id");
