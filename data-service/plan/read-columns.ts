/** The columns of a table that the response of a write reads, so that a write needs no right to read others. */
import type { Column, Relationship, Table } from "../schema/schema.ts";
import type { Predicate, Rows } from "./plan.ts";

/**
 * @param rows the rows of the response
 * @param table the written table
 * @returns in the order of the table
 */
export function readColumns({ outputs, where, orders }: Rows, table: Table): Column[] {
  const names = new Set([
    ...outputs.flatMap((output) => {
      if ("embedding" in output) return joiningColumns(output.embedding.relationship);
      return "field" in output ? [output.field.column.name] : [];
    }),
    ...where.flatMap(columnsOfPredicate),
    ...orders.flatMap(({ field, through }) =>
      through ? joiningColumns(through.relationship) : [field.column.name],
    ),
  ]);
  return [...table.columns.values()].filter(({ name }) => names.has(name));
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
