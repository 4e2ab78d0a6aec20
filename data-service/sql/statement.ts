/** The two things of which every statement is made: quoted names, and parameters for all that a caller wrote. */

/** A statement's parameters while its text is being written. */
export type Parameters = string[];

/** The only way in which a name gets into SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function, so that no search path decides which is meant. */
export function quoteWhole({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

/**
 * The driver writes parameters of these types anew, from values of JavaScript, and would spoil their text. As text they
 * arrive untouched and PostgreSQL reads them.
 */
const rewritten: ReadonlySet<string> = new Set([
  ...["boolean", "bytea", "json", "jsonb", "date"],
  ...["timestamp without time zone", "timestamp with time zone"],
]);

/**
 * @param type as the schema writes it, so nothing that a caller wrote
 * @returns what stands for the value in SQL
 */
export function bind(parameters: Parameters, value: string, type: string): string {
  const number = parameters.push(value);
  return rewritten.has(type) ? `$${number}::text::${type}` : `$${number}::${type}`;
}

/** A list as one parameter, so that its length does not change the statement. */
export function bindList(parameters: Parameters, values: readonly string[], type: string): string {
  const elements = values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`);
  return bind(parameters, `{${elements.join(",")}}`, `${type}[]`);
}
