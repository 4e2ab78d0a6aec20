/** A change as clients get it, in JSON, as hosted Supabase writes it. */
import type { Change, Row } from "../change-feed/change.ts";
import { columnsOf, type Shape } from "./subscription.ts";
import type { Table } from "./tables.ts";

/** @returns the value of `data`, JSON */
export function writeChange(change: Change, table: Table, shape: Shape): string {
  const shown = shownColumns(table, shape);
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

function shownColumns(table: Table, shape: Shape): readonly string[] {
  if (shape === "keys") return table.key;
  const all = [...table.columns.keys()];
  return shape === "whole" ? all : all.filter((name) => columnsOf(shape).includes(name));
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
