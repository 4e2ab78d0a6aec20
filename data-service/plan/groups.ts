/** The columns of rows that aggregates group, and which requests need the setting for aggregates. */
import { refuse } from "../refusals/errors.ts";
import type { Aggregate, Embedding, Order, ResolvedField, Rows } from "./plan.ts";

/** A column of grouped rows, own or from a spread. */
export type GroupedColumn =
  /** Groups the rows. */
  | {
      readonly kind: "key";
      readonly name: string;
      /** Null for an embedding and for what is computed from a column. */
      readonly field: ResolvedField | null;
      /** Embeddings and lists, which PostgreSQL can compare only as text. */
      readonly isJson: boolean;
    }
  | ({ readonly kind: "aggregate" } & Aggregate);

/** @returns the columns in their order; those of a spread to one row take part in the groups like own ones */
export function groupedColumns({ outputs }: Rows): GroupedColumn[] {
  return outputs.flatMap((output): GroupedColumn[] => {
    if (output.kind === "aggregate") return [output];
    if (output.kind === "spread") return spreadColumns(output.embedding);
    const field = output.kind === "field" && output.cast === null ? output.field : null;
    return [{ kind: "key", name: output.name, field, isJson: output.kind === "embedding" }];
  });
}

function spreadColumns({ relationship, rows }: Embedding): GroupedColumn[] {
  const columns = groupedColumns(rows);
  if (relationship.isToOne) return columns;
  return columns.map(({ name }) => ({ kind: "key", name, field: null, isJson: true }));
}

/** @returns the place of the column that an order of grouped rows means; -1 if it is not among them */
export function placeOfOrder(columns: readonly GroupedColumn[], { field, output }: Order): number {
  return columns.findIndex(
    (column) =>
      column.kind === "key" && (output === null ? isSameField(column.field, field) : column.name === output),
  );
}

function isSameField(one: ResolvedField | null, other: ResolvedField): boolean {
  return (
    one?.alias === other.alias &&
    one.column === other.column &&
    JSON.stringify(one.steps) === JSON.stringify(other.steps)
  );
}

/** Whether rows are more than counted and grouped by own columns. */
export function usesAggregates({ isGrouped, outputs }: Rows): boolean {
  return (
    isGrouped &&
    outputs.some((output) => "embedding" in output || (output.kind === "aggregate" && output.argument))
  );
}

/**
 * @param areAllowed whether the setting allows aggregates
 * @throws RequestRefused PGRST123 if it does not, PGRST127 for aggregates in a spread to many, 42803 for an order of
 *   grouped rows by something that does not group them
 */
export function checkAggregates(rows: Rows, areAllowed: boolean): void {
  if (!areAllowed && usesAggregates(rows)) throw refuse("aggregateNotAllowed");
  for (const output of rows.outputs) {
    if (!("embedding" in output)) continue;
    const { relationship, rows: related } = output.embedding;
    if (output.kind === "spread" && !relationship.isToOne && related.isGrouped) {
      throw areAllowed
        ? refuse("notImplemented", { what: "aggregatesInSpread" })
        : refuse("aggregateNotAllowed");
    }
    checkAggregates(related, areAllowed);
  }
  if (rows.isGrouped) checkOrders(rows);
}

function checkOrders(rows: Rows): void {
  const columns = groupedColumns(rows);
  const other = rows.orders.find((order) => placeOfOrder(columns, order) < 0);
  if (other) throw refuse("orderNotGrouped", { column: other.field.column.name });
}
