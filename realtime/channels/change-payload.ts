/** A change as JSON for clients, in the form of hosted Supabase. */
import type { Change, Row } from "../change-feed/change.ts";
import { columnsOf, type Shape } from "./subscription.ts";
import type { Table } from "./tables.ts";

/** @returns the JSON of `data` */
export function writeChange(change: Change, table: Table, shape: Shape): string {
  const shown = columnsToSend(table, shape);
  return JSON.stringify({
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.committedAt,
    type: change.type,
    columns: shown.map((name) => table.columns.get(name)),
    ...(change.record && { record: pick(change.record, shown) }),
    ...(change.oldKey && { old_record: change.oldKey }),
    errors: null,
  });
}

function columnsToSend(table: Table, shape: Shape): readonly string[] {
  if (shape === "keys") return table.key;
  const all = [...table.columns.keys()];
  return shape === "whole" ? all : all.filter((name) => columnsOf(shape).includes(name));
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
