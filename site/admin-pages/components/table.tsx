/** A table of the administration. Its columns are data; a row from which a form was opened is marked. */
import type { ReactNode, Ref } from "react";
import { formatNumber } from "../../components/format-count.ts";
import { list } from "../../texts/en/administration.ts";
import { type ListPosition, rowId, useMarkedRow } from "../list-position.ts";
import { sortingOf } from "../sorted-columns.ts";
import { TableHead } from "./table-head.tsx";

export interface Column<Row> {
  readonly head: string;
  /** What a row shows; in a column of numbers, by default the number. */
  readonly cell?: (row: Row, place: number) => ReactNode;
  /** The number of a row, where the column is one of numbers. */
  readonly number?: (row: Row, place: number) => number;
  /** What phones show after the cell: one for the number 1, and one for others. */
  readonly units?: readonly [one: string, others: string];
  readonly className?: string;
  /** The language of the text. */
  readonly lang?: (row: Row) => string | undefined;
  /** The column's part of the query parameter `sort`, and the direction of the first click. */
  readonly sort?: { readonly name: string; readonly usual: "asc" | "desc" };
}

export interface TableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** A number is the id of what is edited in a form, which leads back to the row. */
  readonly keyOf: (row: Row) => number | string;
  readonly className?: string;
  /** The heading above a row and those that follow with the same one; none by default. */
  readonly headingOf?: (row: Row) => string | undefined;
  /** Where columns sort: the list's address, the position in it, and its usual order, such as `name-asc`. */
  readonly address?: string;
  readonly position?: ListPosition;
  readonly usualSort?: string;
  readonly body?: Ref<HTMLTableSectionElement>;
}

export function Table<Row>({ columns, rows, className, headingOf, body, ...list }: TableProps<Row>) {
  const { address, position = {}, usualSort = null, keyOf } = list;
  const marked = useMarkedRow();
  const sortable = columns.flatMap(({ head, sort }) => (sort ? [{ column: head, ...sort }] : []));
  const groups = headingOf ? [...Map.groupBy(rows, headingOf)] : [[undefined, rows] as const];
  return (
    <table className={className ? `admin-table ${className}` : "admin-table"}>
      <TableHead
        columns={columns.map(({ head }) => head)}
        numbers={columns.filter(({ number }) => number).map(({ head }) => head)}
        {...(address &&
          sortable.length > 0 && { sorting: sortingOf(address, position, sortable, usualSort) })}
      />
      {groups.map(([heading, group]) => [
        heading && (
          <tbody key={heading}>
            <tr className="rule">
              <th scope="colgroup" colSpan={columns.length}>
                {heading}
              </th>
            </tr>
          </tbody>
        ),
        <tbody key={`rows ${heading}`} ref={body}>
          {group.map((row, place) => {
            const key = keyOf(row);
            const id = typeof key === "number" ? rowId(key) : undefined;
            return (
              <tr key={key} id={id} aria-current={(id && marked === id) || undefined}>
                {columns.map((column) => (
                  <Cell key={column.head} column={column} row={row} place={place} />
                ))}
              </tr>
            );
          })}
        </tbody>,
      ])}
    </table>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly place: number;
}

function Cell<Row>({ column: { head, cell, number, units, className, lang }, row, place }: CellProps<Row>) {
  const count = number?.(row, place);
  return (
    <td
      className={className ?? (number ? "number" : head === list.actions ? "actions" : undefined)}
      lang={lang?.(row)}
      data-unit={units?.[count === 1 ? 0 : 1]}
    >
      {cell ? cell(row, place) : formatNumber(count ?? 0)}
    </td>
  );
}
