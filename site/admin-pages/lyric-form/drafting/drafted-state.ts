/** The texts that drafts change, and the drafted words in them. */
import type { DraftedWord } from "./drafted-words.ts";
import type { DraftedTexts, ScriptField } from "./scripts.ts";

type WordsOfScripts = Readonly<Record<ScriptField, readonly DraftedWord[]>>;

export interface DraftedState {
  readonly texts: DraftedTexts;
  readonly words: WordsOfScripts;
}

export const noWords: WordsOfScripts = { lyrics_hindi: [], lyrics_english: [] };

/** A draft that was made before hydration. */
export interface EarlyDraft {
  /** The texts before it. */
  readonly before: DraftedTexts;
  /** The words in the texts after it. */
  readonly words: WordsOfScripts;
  /** What came of it. */
  readonly message: string;
}
