/** Where the columns of a table are shown: in the table itself and in views. */
import type { ShownColumn } from "./catalog-query.ts";
import type { Table } from "./schema.ts";

type Named = Pick<Table, "schema" | "name">;
type Showing = Named & { readonly isExposed: boolean; readonly shownColumns: readonly ShownColumn[] };

/** One text for a schema and a table in it. */
export const tableKey = (schema: string, table: string): string => JSON.stringify([schema, table]);

/** Columns of a table by the names that they have in an exposed table or view. */
interface ShownAs<By> {
  readonly by: By;
  readonly columns: readonly string[];
}

/**
 * @returns a function that finds the table and the views that show all of the given columns of a table; a view that
 *   shows a column twice is found for each of its names
 */
export function showingsOf<By extends Showing>(
  tables: readonly By[],
): (table: By, columns: readonly string[]) => ShownAs<By>[] {
  const viewsByTable = new Map<string, Set<By>>();
  for (const view of tables) {
    for (const shown of view.shownColumns) {
      const key = tableKey(shown.schema, shown.table);
      viewsByTable.set(key, (viewsByTable.get(key) ?? new Set()).add(view));
    }
  }
  return (table, columns) => {
    const views = [...(viewsByTable.get(tableKey(table.schema, table.name)) ?? [])];
    const shown = views.flatMap((view) =>
      namesIn(view, table, columns).map((names) => ({ by: view, columns: names })),
    );
    return table.isExposed ? [{ by: table, columns }, ...shown] : shown;
  };
}

/** @returns each choice of names; none if a column is not shown */
function namesIn(view: Showing, table: Named, columns: readonly string[]): string[][] {
  return columns.reduce<string[][]>(
    (choices, column) => {
      const names = view.shownColumns.filter(
        (shown) =>
          shown.schema === table.schema && shown.table === table.name && shown.tableColumn === column,
      );
      return choices.flatMap((choice) => names.map((name) => [...choice, name.column]));
    },
    [[]],
  );
}

/**
 * @param tables by `tableKey`
 * @returns the columns of a view that are whole primary keys of tables, each under its first name
 */
export function shownKey<By extends Showing & Pick<Table, "primaryKey">>(
  view: By,
  tables: ReadonlyMap<string, By>,
): string[] {
  const shown = new Set(view.shownColumns.map((column) => tableKey(column.schema, column.table)));
  const names = [...shown].flatMap((key) => {
    const table = tables.get(key);
    return (table && table.primaryKey.length > 0 && namesIn(view, table, table.primaryKey)[0]) || [];
  });
  return [...new Set(names)];
}
