/** The result of the form of a word. */
import type { WordField } from "#catalogue";
import type { FormResult } from "../forms/form-result.ts";

export const wordFields = [
  "word",
  "roman",
  "origin",
  "english",
  "hindi",
  "forms",
] as const satisfies WordField[];

export interface WordResult extends FormResult<WordField> {
  /** The entry that the word has already. */
  readonly other?: { readonly id: number; readonly name: string } | null;
}
