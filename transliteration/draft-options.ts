/** What a draft of the other script may know beside its text. */
import type { SongInBothScripts } from "./lexicon/align-words.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import type { Language } from "./text/language.ts";

export interface DraftOptions {
  /** Words of the catalogue; without it the rules alone decide. */
  readonly lexicon?: Lexicon;
  /** Lines of this song that a person has corrected, in both scripts; they win over everything. */
  readonly corrected?: SongInBothScripts;
  /** Told by the words if it is left out. */
  readonly language?: Language;
}
