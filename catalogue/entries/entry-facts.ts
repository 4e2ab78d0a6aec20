/**
 * What readers are told of a person or an album. A name is one person in all roles, so these facts are the same in
 * each.
 */
import { allEntryFields, type EntryFieldOf, placeOf } from "#fields";
import { stripNullCharacters } from "../null-characters.ts";

type TextField = EntryFieldOf<"line" | "text" | "address">;
type NumberField = EntryFieldOf<"number">;

/**
 * The fields of the form, as typed. Facts and other names that are left out stay as they are stored, and empty
 * ones are removed; other fields that are left out are empty. A number that is not whole is refused.
 */
export type EntryInput = { readonly name: string } & {
  readonly [Field in Exclude<TextField, "name">]?: string | null;
} & { readonly [Field in NumberField]?: number | null } & {
  /** Other names in either script, of a person in all roles. Blank ones and repeats are dropped. */
  readonly [Field in EntryFieldOf<"lines">]?: readonly string[];
};

/** As stored: a missing text is empty. */
export type EntryInForm = Readonly<Record<TextField, string>> &
  Readonly<Record<NumberField, number | null>> &
  Readonly<Record<EntryFieldOf<"lines">, readonly string[]>>;

/** @returns by the names of the columns, all as text; null if nothing is mentioned */
export function writtenFacts(input: EntryInput, isAlbum: boolean): Readonly<Record<string, string>> | null {
  const facts = allEntryFields.flatMap((field) => {
    const [, column] = placeOf(field, isAlbum)?.split(".") ?? [];
    const { [field]: value } = input;
    return column === undefined || value === undefined
      ? []
      : [[column, stripNullCharacters(String(value ?? ""))] as const];
  });
  return facts.length === 0 ? null : Object.fromEntries(facts);
}
