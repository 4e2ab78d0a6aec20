/** Knows the row of a table that names its columns, which people put below a title or a date. */
import { columnsToRead } from "../entries/entry-columns.ts";
import { fieldNamed } from "./match-columns.ts";

/** Rows that may be above it. */
export const mostAbove = 5;

/** @returns whether the cells of a row are the names of two fields, or more */
export function namesColumns(cells: readonly string[]): boolean {
  const fieldsOf = (areEntries: boolean) =>
    new Set(cells.map((name) => fieldNamed(name, columnsToRead(areEntries))).filter(Boolean)).size;
  return cells.length > 1 && Math.max(fieldsOf(false), fieldsOf(true)) > 1;
}
