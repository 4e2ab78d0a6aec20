/** The result of sending the song form. */
import type { Twin } from "#catalogue";
import type { FormResult } from "../forms/form-result.ts";
import type { EarlyDraft } from "./drafting/drafted-state.ts";
import type { LyricField, LyricText } from "./lyric-text.ts";
import type { NameAnswers } from "./offered-names.ts";
import type { SaveQuestion } from "./save-question.tsx";
import type { ScriptAnswer } from "./scripts-in-place.ts";

export type LyricErrors = Readonly<Partial<Record<LyricField, string>>>;

/** It has a notice unless the form asks first: about a twin, names that are probably others, or misplaced lyrics. */
export interface LyricResult extends FormResult<LyricField> {
  readonly typed?: LyricText;
  /** A song that seems to be the same one; nothing is saved until the editor confirms. */
  readonly twin?: Twin;
  /** Names that are probably others, and misplaced lyrics; nothing is saved until the editor says what is meant. */
  readonly question?: SaveQuestion;
  /** What was said before, on a page that was loaded by sending the form. */
  readonly names?: NameAnswers;
  readonly scriptAnswer?: ScriptAnswer | undefined;
  /** The stored song, where somebody has saved it since it was opened; nothing was overwritten. */
  readonly stored?: { readonly text: LyricText; readonly version: string };
  /** A draft that was asked for without scripts; it is in the text, and nothing was saved. */
  readonly drafted?: EarlyDraft;
}

/** The intent that goes on with an empty form. */
export const addAnother = "save-and-add-another";

/** The intent that saves a new song as a draft. */
export const saveAsDraft = "save-as-draft";

/** The intent that publishes an edited draft. */
export const publish = "publish";

export type SaveIntent = "save" | typeof addAnother | typeof saveAsDraft | typeof publish;

/** @param value of the pressed button; Enter presses none */
export function saveIntentOf(value: string | undefined): SaveIntent {
  const intents: readonly SaveIntent[] = [addAnother, saveAsDraft, publish];
  return intents.find((intent) => intent === value) ?? "save";
}
