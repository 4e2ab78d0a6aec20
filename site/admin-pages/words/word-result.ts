/** The result of the form of a word. */
import type { WordField, WordInput } from "#catalogue";
import type { ActionResult } from "../components/action-result.ts";

export const wordFields = [
  "word",
  "roman",
  "origin",
  "english",
  "hindi",
  "forms",
] as const satisfies WordField[];

type WordErrors = Readonly<Partial<Record<WordField, string>>>;

export interface WordResult extends ActionResult {
  readonly errors?: WordErrors;
  /** Left out where the form still has it. */
  readonly typed?: WordInput;
  /** The version that was sent: a page that was loaded by sending must not make a stale edit look fresh. */
  readonly version?: string | undefined;
  /** The entry that the word has already. */
  readonly other?: { readonly id: number; readonly name: string } | null;
  /** Why it was not saved, where that is not about one field. */
  readonly refusal?: { readonly message: string; readonly mayLoadAgain: boolean } | null;
}
