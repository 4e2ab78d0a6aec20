/**
 * Small parts of statements: quoted names and bound parameters, the only forms of a caller's text in SQL, casts and
 * directions.
 */
import type { Order } from "../plan/plan.ts";
import type { RowFunction } from "../schema/schema.ts";

/** Collects the parameters of a statement while its text is built. */
export type Parameters = string[];

/** Every name in SQL must be quoted by this function. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Includes the schema of a table or function, so that it does not depend on the search path. */
export function quoteQualified({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

/**
 * Calls a function of a row. The cast is needed where the rows come from a subquery, whose rows have no name of a
 * type.
 * @param alias alias of the rows
 */
export function callOnRow(called: RowFunction, alias: string): string {
  const { schema, rowType } = called;
  return `${quoteQualified(called)}(${alias}::${quoteQualified({ schema, name: rowType })})`;
}

/**
 * The parameter has its type from the start, so that PostgreSQL reads its value before it runs anything, and plans
 * for it.
 * @param type a type of the schema, never text of a caller
 * @returns the placeholder for SQL
 */
export function bind(parameters: Parameters, value: string, type: string): string {
  return `$${parameters.push(value)}::${type}`;
}

/** Binds a list as one parameter, so that the statement does not depend on its length. */
export function bindList(parameters: Parameters, values: readonly string[], type: string): string {
  return bind(parameters, arrayOf(values), `${type}[]`);
}

/** @returns the text of an array in PostgreSQL's syntax */
export function arrayOf(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** @param cast an allowed type, checked by the plan */
export function castTo(expression: string, cast: string | null): string {
  return cast === null ? expression : `${expression}::${cast}`;
}

/** The part of an order after its value. */
export function directionOf({ direction, nulls }: Order): string {
  return `${direction ? ` ${direction}` : ""}${nulls ? ` nulls ${nulls}` : ""}`;
}
