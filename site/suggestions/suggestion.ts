/** A suggested song, person, album or group of songs, as the server sends it. */
import type { Language } from "../components/language-of.ts";
import type { PictureSources } from "../components/picture.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";

export interface SuggestionData {
  readonly address: string;
  /** Title or name, with the match marked. */
  readonly name: readonly TextPiece[];
  /** Of the name; left out if it is that of the page. */
  readonly language?: Language;
  /**
   * Why it is suggested: 'Song', 'Line', 'First Letters', 'Singer', 'Lyricist', 'Music Director', 'Album', 'Genre',
   * 'Year' or 'Decade'.
   */
  readonly kind: string;
  /** The singers of a song, the matching line, the year of an album, or how many songs a group has; may be empty. */
  readonly note: readonly TextPiece[];
  /** Of the note, if it is a line. */
  readonly noteLanguage?: Language;
  readonly shape: "sleeve" | "disc";
  readonly picture: PictureSources;
}
