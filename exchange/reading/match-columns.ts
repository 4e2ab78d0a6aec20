/** Decides which field a column of a file is, by its name: as an export writes it, or as people write it. */
import type { Columns, Field } from "../songs/exchanged-song.ts";

/** The field of each column by its name in the file; null for a column that is left out. */
export type Matching<Name extends string = Field> = ReadonlyMap<string, Name | null>;

const keysOfTables = new Map<Columns<string>, ReadonlyMap<string, string>>();

/** @returns undefined where no field has such a name */
export function fieldNamed<Name extends string>(name: string, table: Columns<Name>): Name | undefined {
  let fieldOfKey = keysOfTables.get(table);
  if (!fieldOfKey) {
    const keys = Array.from(table, ([field, { otherNames = [] }]) =>
      [field, ...otherNames].map((called) => [keyOf(called), field] as const),
    );
    fieldOfKey = new Map(keys.flat());
    keysOfTables.set(table, fieldOfKey);
  }
  return fieldOfKey.get(keyOf(name)) as Name | undefined;
}

/** The first of several columns with names of one field is that field; the others are left out, like unknown ones. */
export function matchColumns<Name extends string>(
  columns: readonly string[],
  table: Columns<Name>,
): Matching<Name> {
  const taken = new Set<Name>();
  return new Map(
    columns.map((name) => {
      const field = fieldNamed(name, table);
      if (!field || taken.has(field)) return [name, null];
      taken.add(field);
      return [name, field];
    }),
  );
}

function keyOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_\-.:()]+/g, "");
}
