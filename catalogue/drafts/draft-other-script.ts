/** Drafts a text in the other script by the rules and by what the songs of the catalogue have taught. */
import type { Sql } from "#postgres";
import { type Draft, draftDevanagari, draftRoman, type SongInBothScripts } from "#transliteration";
import { readLexicon } from "./read-lexicon.ts";

/** As the columns `lyrics_hindi` and `lyrics_english` name the scripts. */
export type Script = "hindi" | "english";

export interface DraftRequest {
  /** The script to draft. */
  readonly to: Script;
  /** Text of the other script: lyrics, a stanza, a title or a name. */
  readonly source: string;
  /** Lines of the same song that a person has written in both scripts; they win over everything. */
  readonly corrected?: SongInBothScripts;
}

/**
 * One statement.
 * @throws the driver's error when the database cannot answer
 */
export async function draftOtherScript(sql: Sql, { to, source, corrected }: DraftRequest): Promise<Draft> {
  const lexicon = await readLexicon(sql, to === "english" ? { devanagari: source } : { roman: source });
  const options = { lexicon, ...(corrected && { corrected }) };
  return to === "english" ? draftRoman(source, options) : draftDevanagari(source, options);
}
