/** The door of transliteration: drafts of the other script, what songs teach about it, and remarks on lyrics. */
export { foldDevanagari } from "./devanagari/fold.ts";
export { nukta } from "./devanagari/letters.ts";
export { withRightSigns } from "./devanagari/right-signs.ts";
export { readSyllables, type Syllable } from "./devanagari/syllables.ts";
export type { DraftOptions } from "./draft-options.ts";
export type { SongInBothScripts } from "./lexicon/align-words.ts";
export {
  type KnownWord,
  learnPairs,
  learnWords,
  pairsOfSong,
  pairsTaughtBy,
  type WordPair,
} from "./lexicon/learn-words.ts";
export { devanagariKeysOf, type Lexicon, lexiconOf, lexiconWithout, romanKeysOf } from "./lexicon/lexicon.ts";
export { soundOfDevanagari } from "./lexicon/sound-of-devanagari.ts";
export { proofread } from "./proofreading/proofread.ts";
export type { Remark } from "./proofreading/remark.ts";
export type { Draft, DraftLine, DraftWord } from "./text/draft.ts";
export type { Language } from "./text/language.ts";
export { draftDevanagari } from "./to-devanagari/draft-devanagari.ts";
export { draftRoman } from "./to-roman/draft-roman.ts";
export { consonants as romanConsonants } from "./to-roman/house-spelling.ts";
