/** What the form of a person or an album sends, and the result of its action. */
import type { OtherEntry } from "#catalogue";
import { allEntryFields, type EntryField } from "#fields";
import type { ActionResult } from "./components/action-result.ts";

/** The fields as they were typed. */
export type TypedEntry = Readonly<Record<EntryField, string>>;

export function typedEntry(textOf: (field: EntryField) => string): TypedEntry {
  return Object.fromEntries(allEntryFields.map((field) => [field, textOf(field)])) as TypedEntry;
}

export type FieldErrors = Readonly<Partial<Record<EntryField, string>>>;

export interface EntryResult extends ActionResult {
  readonly errors?: FieldErrors;
  /** Left out where the form still has it. */
  readonly typed?: TypedEntry;
  /** The version that was sent: a page that was loaded by sending must not make a stale edit look fresh. */
  readonly version?: string | undefined;
  /** The entry that already has the name. */
  readonly twin?: OtherEntry | null;
  /** Why it was not saved, where that is not about one field. */
  readonly refusal?: { readonly message: string; readonly mayLoadAgain: boolean } | null;
}
