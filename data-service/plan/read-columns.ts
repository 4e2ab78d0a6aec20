/** The columns of a table that the response of a write reads, so that a write needs no right to read others. */
import type { Column, Relationship, Table } from "../schema/schema.ts";
import { calledFunctions } from "./called-functions.ts";
import { fieldOf } from "./field-of.ts";
import type { Predicate, Rows } from "./plan.ts";

/**
 * @param rows the rows of the response
 * @param table the written table
 * @returns in the order of the table
 */
export function readColumns(rows: Rows, table: Table): Column[] {
  const all = [...table.columns.values()];
  // A function of a row needs the whole row.
  if (calledFunctions(rows).some(({ rowType }) => rowType === table.name)) return all;
  const names = new Set([
    ...rows.outputs.flatMap((output) => {
      if ("embedding" in output) return joiningColumns(output.embedding.relationship);
      return fieldOf(output)?.column.name ?? [];
    }),
    ...rows.where.flatMap(columnsOfPredicate),
    ...rows.orders.flatMap(({ field, through }) =>
      through ? joiningColumns(through.relationship) : [field.column.name],
    ),
  ]);
  return all.filter(({ name }) => names.has(name));
}

function columnsOfPredicate(predicate: Predicate): string[] {
  switch (predicate.kind) {
    case "logic":
      return predicate.predicates.flatMap(columnsOfPredicate);
    case "related":
      return joiningColumns(predicate.embedding.relationship);
    default:
      return [predicate.field.column.name];
  }
}

const joiningColumns = ({ pairs, through }: Relationship): string[] =>
  (through ? through.near : pairs).map(([own]) => own);
