/** What the form of a person or an album sends, and the result of its action. */
import type { OtherEntry } from "#catalogue";
import { allEntryFields, type EntryField } from "#fields";
import type { FormResult } from "./forms/form-result.ts";

/** The fields as they were typed. */
export type TypedEntry = Readonly<Record<EntryField, string>>;

export function typedEntry(textOf: (field: EntryField) => string): TypedEntry {
  return Object.fromEntries(allEntryFields.map((field) => [field, textOf(field)])) as TypedEntry;
}

export type FieldErrors = Readonly<Partial<Record<EntryField, string>>>;

export interface EntryResult extends FormResult<EntryField> {
  /** The entry that already has the name, or one that is near. */
  readonly twin?: OtherEntry | null;
  /** The name about which the form has asked: sent again, it is meant so. */
  readonly askedName?: string;
}
