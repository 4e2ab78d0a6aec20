/** What a search box shows of a song, person or album that it suggests, as the server sends it. */
import type { Language } from "../components/language-of.ts";
import type { PictureFacts } from "../components/picture.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";

export interface SuggestionFacts {
  readonly address: string;
  /** The title or name in pieces: what was typed is marked. */
  readonly name: readonly TextPiece[];
  /** Of the name; left out where it is the page's own. */
  readonly language?: Language;
  /** Why it is there: 'Song', 'Line', 'First Letters', 'Singer', 'Lyricist', 'Music Director' or 'Album'. */
  readonly kind: string;
  /** What more is known: the singers of a song, the line that was typed, the year of an album; may be empty. */
  readonly note: readonly TextPiece[];
  /** Of the note, if it is a line. */
  readonly noteLanguage?: Language;
  readonly shape: "sleeve" | "disc";
  readonly picture: PictureFacts;
}
