/** What the form of a person or an album sends, and what it is answered. */
import type { OtherEntry } from "#catalogue";
import type { Outcome } from "./components/outcome.ts";

export type FormField = "name" | "year" | "picture";

/** The fields as they were typed; people have no year. */
export type TypedEntry = Readonly<Record<FormField, string>>;

export type FieldErrors = Readonly<Partial<Record<FormField, string>>>;

export interface EntryAnswer {
  readonly outcome: Outcome;
  readonly errors: FieldErrors;
  /** Null where the form still has it. */
  readonly typed: TypedEntry | null;
  /** With which it was sent: a page that was loaded by sending must not make a stale edit look fresh. */
  readonly version?: string | undefined;
  /** Who has the name already. */
  readonly twin?: OtherEntry | null;
  /** Why it was not saved, where that is not about one field. */
  readonly refusal?: { readonly message: string; readonly mayLoadAgain: boolean } | null;
}

export interface MergeAnswer {
  readonly outcome: Outcome;
}
