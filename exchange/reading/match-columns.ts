/** Decides which field a column of a file is, by its name: as an export writes it, or as people write it. */
import { type Field, fieldOfColumn } from "../songs/exchanged-song.ts";

/** The field of each column by its name in the file; null for a column that is left out. */
export type Matching = ReadonlyMap<string, Field | null>;

const fieldOfKey: ReadonlyMap<string, Field> = new Map(
  Array.from(fieldOfColumn, ([field, { otherNames = [] }]) =>
    [field, ...otherNames].map((name) => [keyOf(name), field] as const),
  ).flat(),
);

/** @returns undefined where no field has such a name */
export function fieldNamed(name: string): Field | undefined {
  return fieldOfKey.get(keyOf(name));
}

/** The first of several columns with names of one field is that field; the others are left out, like unknown ones. */
export function matchColumns(columns: readonly string[]): Matching {
  const taken = new Set<Field>();
  return new Map(
    columns.map((name) => {
      const field = fieldNamed(name);
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
