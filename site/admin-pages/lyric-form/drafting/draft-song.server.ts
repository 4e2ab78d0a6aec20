/** Drafts what a song lacks, into the text of its form. */
import { draftOtherScript, type Sql } from "#catalogue";
import type { LyricText } from "../lyric-text.ts";
import { inPlace } from "../scripts-in-place.ts";
import { type EarlyDraft, noWords } from "./drafted-state.ts";
import { planForSong, requestFor } from "./plan-draft.ts";
import { draftedTexts } from "./scripts.ts";
import { describeDraft, takeDraft } from "./take-draft.ts";

export interface DraftedSong {
  /** Of the form, with the draft in it. */
  readonly text: LyricText;
  readonly draft: EarlyDraft;
}

/**
 * @returns null where the song lacks no lines in either script
 * @throws the driver's error when the database cannot answer
 */
export async function draftSong(sql: Sql, text: LyricText): Promise<DraftedSong | null> {
  const before = draftedTexts(text);
  const state = { texts: inPlace(before), words: noWords };
  const plan = planForSong(state.texts);
  if (!plan) return null;
  const answer = await draftOtherScript(sql, requestFor(state, plan));
  const after = takeDraft(state, plan, answer);
  const draft = { before, words: after.words, message: describeDraft(plan, before, after) };
  return { text: { ...text, ...after.texts }, draft };
}
