/** The heading of a table. A column by which the list can be sorted is a link to the list in that order. */
import { Link } from "react-router";
import { list } from "../../texts/en/administration.ts";

/** How a list can be sorted by one of its columns. */
export interface ColumnSorting {
  /** Null while the list has another order. */
  readonly direction: "ascending" | "descending" | null;
  /** Of the list in the column's order, or in the reverse while it is sorted by it. */
  readonly to: string;
}

interface TableHeadProps {
  readonly columns: readonly string[];
  /** Columns of numbers, which are aligned to the right. */
  readonly numbers?: readonly string[];
  /** By the text of the column. */
  readonly sorting?: Readonly<Record<string, ColumnSorting>>;
}

export function TableHead({ columns, numbers = [], sorting }: TableHeadProps) {
  return (
    <thead className={sorting && "sortable"}>
      <tr>
        {columns.map((column) => {
          const sorted = sorting?.[column];
          return (
            <th
              key={column}
              scope="col"
              className={
                numbers.includes(column) ? "number" : column === list.actions ? "actions" : undefined
              }
              aria-sort={sorted?.direction ?? undefined}
            >
              {sorted ? (
                <Link className="sorts" to={sorted.to} preventScrollReset>
                  {column}
                </Link>
              ) : (
                column
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
