/**
 * Builds the `select` of grouped rows with embeddings or spreads, around the `select` of the rows that are grouped.
 */
import { type GroupedColumn, groupedColumns, placeOfOrder } from "../plan/groups.ts";
import type { Output, Rows } from "../plan/plan.ts";
import { castTo, directionOf, quoteName } from "./statement.ts";

/**
 * @param ungrouped the `select` of `ungroupedRows`
 * @returns the part before limit and offset
 */
export function buildGroupedSelect(rows: Rows, ungrouped: string): string {
  const columns = groupedColumns(rows);
  const names = columns.map((_, place) => `c${place}`).join(", ");
  const comparable = columns.map((column, place) => (isJson(column) ? `u.c${place}::text` : `u.c${place}`));
  const source = `(select ${comparable.join(", ")} from (${ungrouped}) as u(${names})) as g(${names})`;
  const shown = columns.map((column, place) => `${show(column, `g.c${place}`)} as ${quoteName(column.name)}`);
  const keys = columns.flatMap(({ kind }, place) => (kind === "key" ? [`g.c${place}`] : []));
  const groups = keys.length > 0 ? ` group by ${keys.join(", ")}` : "";
  const terms = rows.orders.map((order) => `g.c${placeOfOrder(columns, order)}${directionOf(order)}`);
  const orders = terms.length > 0 ? ` order by ${terms.join(", ")}` : "";
  return `select ${shown.join(", ")} from ${source}${groups}${orders}`;
}

const isJson = (column: GroupedColumn) => column.kind === "key" && column.isJson;

function show(column: GroupedColumn, value: string): string {
  if (column.kind === "key") return column.isJson ? `${value}::json` : value;
  return castTo(`${column.function}(${value})`, column.cast);
}

/** @returns the rows with the arguments of the aggregates as columns */
export function ungroupedRows(rows: Rows): Rows {
  return { ...rows, isGrouped: false, outputs: rows.outputs.map(ungroupedOutput) };
}

function ungroupedOutput(output: Output): Output {
  if (output.kind === "aggregate") {
    const { name, argument } = output;
    return argument ? { kind: "field", name, ...argument } : { kind: "presence", name };
  }
  if (output.kind !== "spread" || !output.embedding.rows.isGrouped) return output;
  return { ...output, embedding: { ...output.embedding, rows: ungroupedRows(output.embedding.rows) } };
}
