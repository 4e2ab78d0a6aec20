/** What a search box shows of a song, singer or album that it suggests, as the server sends it. */
import type { PictureFacts } from "../components/picture.tsx";

export interface SuggestionFacts {
  readonly address: string;
  /** The title or name in pieces: what was typed is marked. */
  readonly name: readonly { readonly text: string; readonly isMatch: boolean }[];
  /** Of the name; left out where it is the page's own. */
  readonly language?: "hi" | "hi-Latn";
  /** What it is, with the singers of a song or the year of an album, such as 'Album · 1988'. */
  readonly note: string;
  readonly shape: "sleeve" | "disc";
  readonly picture: PictureFacts;
}
