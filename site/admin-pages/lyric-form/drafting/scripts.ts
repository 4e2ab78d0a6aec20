/** The two scripts of a song, as fields of the form. */
import type { LyricText } from "../lyric-text.ts";

export const scriptFields = ["lyrics_hindi", "lyrics_english"] as const;

export type ScriptField = (typeof scriptFields)[number];

/**
 * In UTF-16 units, of one script: as many characters as the lyrics of a song may have. Longer ones are not drafted.
 */
export const longestLyrics = 100_000;

/** What a draft can change. */
export type DraftedTexts = Pick<LyricText, "title" | ScriptField>;

export const draftedFields = ["title", ...scriptFields] as const;

/** As the catalogue names the script, and as the form does. */
export const scriptOf = { lyrics_hindi: "hindi", lyrics_english: "english" } as const;
export const nameOfScript = { lyrics_hindi: "Hindi", lyrics_english: "English" } as const;

export const languageOfScript = { lyrics_hindi: "hi", lyrics_english: "hi-Latn" } as const;

export function otherScript(field: ScriptField): ScriptField {
  return field === "lyrics_hindi" ? "lyrics_english" : "lyrics_hindi";
}

export function draftedTexts({ title, lyrics_hindi, lyrics_english }: LyricText): DraftedTexts {
  return { title, lyrics_hindi, lyrics_english };
}
