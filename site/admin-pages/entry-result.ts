/** What the form of a person or an album sends, and the result of its action. */
import type { EntryField, OtherEntry } from "#catalogue";
import type { FormResult } from "./forms/form-result.ts";

/** In the order of the form; people have no year, and albums no years of life. */
export const entryFields = [
  "name",
  "year",
  "picture",
  "otherName",
  "aliases",
  "birthYear",
  "deathYear",
  "about",
] as const satisfies readonly EntryField[];

/** The fields as they were typed. */
export type TypedEntry = Readonly<Record<EntryField, string>>;

export function typedEntry(textOf: (field: EntryField) => string): TypedEntry {
  return Object.fromEntries(entryFields.map((field) => [field, textOf(field)])) as TypedEntry;
}

export type FieldErrors = Readonly<Partial<Record<EntryField, string>>>;

export interface EntryResult extends FormResult<EntryField> {
  /** The entry that already has the name. */
  readonly twin?: OtherEntry | null;
}
