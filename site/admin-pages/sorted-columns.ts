/**
 * How the columns of a list sort it: the first click in the direction that is usual for the column, the next in the
 * other one.
 */
import type { ColumnSorting } from "./components/table-head.tsx";
import { type ListPosition, positionQuery } from "./list-position.ts";

interface SortableColumn {
  readonly column: string;
  /** The first part of the value of the query parameter `sort`. */
  readonly name: string;
  readonly usual: "asc" | "desc";
}

/**
 * @param list its address
 * @param position in it; a page number is left out, because another order has other pages
 * @param byDefault the order without a parameter, such as `name-asc`; null if no column has it
 * @returns by column
 */
export function sortingOf(
  list: string,
  { page: _, ...position }: ListPosition,
  columns: readonly SortableColumn[],
  byDefault: string | null = null,
): Readonly<Record<string, ColumnSorting>> {
  const present = position.sort ?? byDefault;
  return Object.fromEntries(
    columns.map(({ column, name, usual }) => {
      const isSorted = present === `${name}-asc` || present === `${name}-desc`;
      const next =
        present === `${name}-${usual}` ? `${name}-${usual === "asc" ? "desc" : "asc"}` : `${name}-${usual}`;
      return [
        column,
        {
          direction: isSorted ? (present.endsWith("-asc") ? "ascending" : "descending") : null,
          to: list + positionQuery({ ...position, sort: next === byDefault ? "" : next }),
        },
      ];
    }),
  );
}
